"""What a proof is made of: the solver's search, and how far a bot's questions to it are."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.rooms import Room, blank_in
from gloaming.core.layout import Bool, Int8, Int64, Layout, Records
from gloaming.games.menhirs.clusters.board import CELLS, DIRECTIONS, HEIGHTS
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.solver.deepening import Deepening
from gloaming.games.menhirs.solver.mirrors import image_of
from gloaming.games.menhirs.solver.records import (
    MOST_SYMMETRIES,
    Cursor,
    Entry,
    Frame,
    Mirrors,
    Search,
)
from gloaming.games.menhirs.state import Terms

# What a bot is about: is the result known, which turn brings it about, which turn of a tree does
# not lose; then the turn is chosen, or an action if somebody else has begun the turn.
DEEPENING, CHOOSING, OPEN, CHECKING, PROVEN, SETTLED, BEGUN = range(7)

TABLE, POOL = 1 << 20, 1 << 20  # entries, and turns of the positions on the path
LEAST_TABLE = 2
MOST_TURNS = 1 << 16  # of one position
CANDIDATES = 6  # turns of a tree that are checked for a proven loss

BOARDS = len(HEIGHTS)
COUNTS = np.array([len(SYMMETRIES[board]) for board in range(BOARDS)])
IMAGES = np.zeros((BOARDS, MOST_SYMMETRIES, CELLS), np.int8)
WAYS = np.zeros((BOARDS, MOST_SYMMETRIES, DIRECTIONS), np.int8)
for _board, _symmetries in enumerate(SYMMETRIES):
    for _index, _symmetry in enumerate(_symmetries):
        IMAGES[_board, _index] = _symmetry.cells
        WAYS[_board, _index] = _symmetry.directions


class Inquiry(Layout):
    """How far the questions about a position are."""

    stage: Int8
    is_asked: Bool  # the question about a turn is under way
    depth: Int64  # turns within which somebody is asked to win after it
    count: Int64  # of turns to ask about
    step: Int64  # the one that is being asked about
    nodes: Int64  # that a proof may visit
    limit: Int64  # the last node that may be visited for what is asked now
    chosen: Int64  # turn, or action where it was begun


class Proof(NamedTuple):
    """A proof under way, as compiled code takes it."""

    search: Search
    deepenings: Records[Deepening]  # of the position; all turns are searched if it is exact
    inquiries: Records[Inquiry]
    turns: NDArray[np.int64]  # to ask about


def make_proof(room: Room, nodes: int) -> Proof:
    """Return room for a proof, next to none for those who prove nothing."""
    entries, pool, turns = (TABLE, POOL, MOST_TURNS) if nodes else (LEAST_TABLE, 1, CANDIDATES)
    search = Search(
        blank_in(room, Terms),
        blank_in(room, Mirrors),
        blank_in(room, Frame, TURNS + 1),
        blank_in(room, Entry, entries),
        blank_in(room, Cursor),
        room.zeros(pool, np.int64),
        room.zeros(pool, np.int64),
    )
    deepenings, inquiries = blank_in(room, Deepening), blank_in(room, Inquiry)
    return Proof(search, deepenings, inquiries, room.zeros(turns, np.int64))


@compiled
def write_mirrors(terms: Terms, mirrors: Mirrors) -> None:
    """Write the symmetries that keep the menhirs of a match."""
    mirrors.number = 0
    for index in range(COUNTS[terms.board]):
        for cell in range(CELLS):
            mirrors.cells[mirrors.number, cell] = IMAGES[terms.board, index, cell]
        for way in range(DIRECTIONS):
            mirrors.directions[mirrors.number, way] = WAYS[terms.board, index, way]
        if image_of(mirrors, mirrors.number, terms.menhirs) == terms.menhirs:
            mirrors.number += 1
