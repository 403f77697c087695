"""What a search tree is made of: arrays of nodes and edges, no pointers.

nodes       a position each; 0 is the root.  Positions that can be reached in several
ways are one node: `buckets` finds it by its key
edges       those of a node lie side by side: nodes[n].first ... + nodes[n].count - 1
path        the nodes of the simulation under way; edge_path the edges between them

node 0  --edge 0-->  node 1  --edge 5-->  node 3
--edge 1-->  node 2  --edge 9-->  node 3     (a transposition)
--edge 2-->  (nobody went there yet: UNSEEN)
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.engine.rooms import Room, blank_in
from gloaming.core.layout import Int8, Int16, Int32, Int64, Layout, Records

MOST_SEATS = 7
UNSEEN = -1
LONGEST_PATH = 256

Values: TypeAlias = NDArray[np.float64]  # the expected share of the win, for each seat


class TreeNode(Layout):
    """A position that the search has come to."""

    key: Int64  # tells positions apart; 0: is never looked up
    actor: Int8  # a seat, CHANCE or NOBODY
    visits: Int32
    sums: Annotated[Values, np.float64, MOST_SEATS]  # of the values backed up, for each seat
    first: Int32  # edge
    count: Int16  # of edges; 0: not opened yet


class Edge(Layout):
    """A move, or an outcome of chance, and what the search thinks of it."""

    move: Int64
    guess: Annotated[float, np.float64]  # for who moves, before anybody went there
    prior: Annotated[float, np.float64]  # how much of the search it deserves
    visits: Int32
    node: Int32  # where it leads, or UNSEEN


class Tree(NamedTuple):
    """Everything that a search grows, as compiled code takes it."""

    nodes: Records[TreeNode]
    edges: Records[Edge]
    buckets: NDArray[np.int32]  # node + 1 by key, open addressing
    path: NDArray[np.int32]
    edge_path: NDArray[np.int32]
    used: NDArray[np.int64]  # of nodes and of edges


def make_tree(room: Room, nodes: int, edges: int) -> Tree:
    """Return a tree with room for so many nodes; it begins with one."""
    return Tree(
        blank_in(room, TreeNode, nodes),
        blank_in(room, Edge, edges),
        room.zeros(1 << (2 * nodes).bit_length(), np.int32),
        room.zeros(LONGEST_PATH, np.int32),
        room.zeros(LONGEST_PATH, np.int32),
        room.zeros(2, np.int64),
    )


class Habits(Layout):
    """How a search spends its simulations."""

    temperature: Annotated[float, np.float64]  # the smaller, the further apart the priors
    exploration: Annotated[float, np.float64]  # PUCT's: the larger, the more is tried
