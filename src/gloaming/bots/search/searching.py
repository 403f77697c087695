"""A search as Python sees it: grow a tree within a budget, then read off what it found."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from gloaming.bots.thinking import Slices, Thinking, Thought, shares_of
from gloaming.core.actors import CHANCE
from gloaming.core.engine.rooms import Room, copy_in
from gloaming.core.layout import Records
from gloaming.core.streams import Stream

from .records import UNSEEN, Habits, Tree, make_tree

SPARE = 2  # nodes of a tree beyond its simulations


class Budget(NamedTuple):
    """What a search may spend; simulations decide, seconds are for slow machines."""

    simulations: int
    seconds: float
    width: int  # moves that are looked at in a position


class Place(NamedTuple):
    """A seat among so many."""

    seat: int
    seats: int


class Search:
    """A tree for one position and the seat that is to move in it."""

    def __init__(
        self,
        grow: Callable[..., int],
        room: Room,
        states: Any,
        place: Place,
        mind: Any,
        habits: Records[Habits],
        budget: Budget,
    ) -> None:
        """Plant a tree; the mind lies in the same room."""
        self.grow, self.mind, self.habits, self.budget = grow, mind, habits, budget
        self.seat, self.seats = place
        self.states = copy_in(room, states, 2)
        nodes = budget.simulations + SPARE
        self.tree: Tree = make_tree(room, nodes, nodes * budget.width)
        self.moves, self.guesses = room.zeros(budget.width, np.int64), room.zeros(budget.width)
        self.done = 0

    def run(self, stream: Stream, thinking: Thinking) -> None:
        """Simulate until the budget is used up, or somebody calls it off; once at least."""
        most = self.budget.simulations
        if thinking.simulations is not None:
            most = min(most, thinking.simulations)
        slices = Slices()
        while self.done < max(1, most):
            asked = slices.take(max(1, most) - self.done)
            made = self.simulate(stream, 1 if self.done == 0 else asked)
            self.done += made
            if made < 1 or thinking.is_over(self.budget.seconds):
                return
            thinking.tell(self.thought())

    def simulate(self, stream: Stream, simulations: int) -> int:
        """Run some simulations; return how many there was room for."""
        return self.grow(
            self.tree,
            self.states,
            self.seat,
            stream,
            self.mind,
            self.habits,
            self.moves,
            self.guesses,
            simulations,
        )

    def thought(self) -> Thought:
        """Return what the search thinks so far, without words."""
        return Thought(seat=self.seat, shares=self.shares(), simulations=self.done)

    def shares(self) -> tuple[float, ...]:
        """Return the share of the win that each seat can expect after the best move.

        Of a move that was never tried only a guess is known, which is no share: then it is what
        the position itself is worth.
        """
        edge = self.tree.edges[self.best_edge(0)]
        node = self.tree.nodes[edge.node if edge.visits else 0]
        return shares_of(node.sums[: self.seats])

    def best_edge(self, node: int) -> int:
        """Return the edge that was tried most; of several the one that is guessed best."""
        here = self.tree.nodes[node]
        edges = range(here.first, here.first + here.count)
        return max(edges, key=self.rank_of)

    def rank_of(self, index: int) -> tuple[int, float]:
        """Return by what edges are compared."""
        edge = self.tree.edges[index]
        return int(edge.visits), float(edge.guess)

    def best_move(self) -> int:
        """Return the move to make."""
        return int(self.tree.edges[self.best_edge(0)].move)

    def moves_by_rank(self) -> list[int]:
        """Return the moves of the root, the best first."""
        root = self.tree.nodes[0]
        edges = range(root.first, root.first + root.count)
        ranked = sorted(edges, key=self.rank_of, reverse=True)
        return [int(self.tree.edges[edge].move) for edge in ranked]

    def best_line(self) -> Iterator[tuple[int, int]]:
        """Yield who moves and how, as both sides are expected to, up to chance or the unknown."""
        node, been = 0, set[int]()
        while node not in been | {UNSEEN} and self.tree.nodes[node].count:
            been.add(node)
            here = self.tree.nodes[node]
            if here.actor == CHANCE:
                return
            edge = self.tree.edges[self.best_edge(node)]
            if node and edge.visits == 0:
                return
            yield int(here.actor), int(edge.move)
            node = int(edge.node)
