"""A search as Python sees it: grow a tree within a budget, then read off what it found."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.decision import Decision, thought_of
from gloaming.bots.thinking import Slices, Thinking
from gloaming.core.encoding import told
from gloaming.core.engine.rooms import Room, copy_in
from gloaming.core.layout import Records
from gloaming.core.streams import Stream

from .opening import Opened
from .records import LONGEST_PATH, Habits, Tree, make_tree

SPARE = 2  # nodes of a tree beyond its simulations


class Budget(NamedTuple):
    """What a search may spend; simulations decide, seconds are for slow machines."""

    simulations: int
    seconds: float
    width: int  # moves that are looked at in a position


class Desk(NamedTuple):
    """What a search works on, all in one room; named as the entry points name it."""

    tree: Tree
    states: Any  # the true one, and one to imagine
    mind: Any
    moves: NDArray[np.int64]
    guesses: NDArray[np.float64]


def make_desk(room: Room, states: Any, mind: Any, budget: Budget) -> Desk:
    """Return an empty tree for a position; the mind lies in the same room."""
    nodes, width = budget.simulations + SPARE, budget.width
    return Desk(
        make_tree(room, nodes, nodes * width),
        copy_in(room, states, 2),
        mind,
        room.zeros(width, np.int64),
        room.zeros(width),
    )


class Search:
    """A tree for one position and the seat that is to move in it."""

    def __init__(
        self, opened: Opened, desk: Desk, seat: int, habits: Records[Habits], budget: Budget
    ) -> None:
        """Have a desk to work on."""
        self.opened, self.desk, self.seat = opened, desk, seat
        self.habits, self.budget = habits, budget
        self.done = 0

    @property
    def tree(self) -> Tree:
        """Return the tree that grows."""
        return self.desk.tree

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
            thinking.tell(thought_of(self.seat, self.decision(0)))

    def simulate(self, stream: Stream, simulations: int) -> int:
        """Run some simulations; return how many there was room for."""
        tree, states, mind, moves, guesses = self.desk
        grow = self.opened.grow
        return grow(tree, states, self.seat, stream, mind, self.habits, moves, guesses, simulations)

    def decision(self, moves: int = LONGEST_PATH) -> Decision:
        """Return what the search would do now, with so many moves of its line."""
        decision: Decision = told(
            Decision, self.opened.decision_at, self.desk.tree, self.desk.states, moves
        )
        return decision

    def candidates(self, most: int, moves: int = LONGEST_PATH) -> list[Decision]:
        """Return so many of the moves that were tried most, the first one first."""
        tree, states = self.desk.tree, self.desk.states
        ranks: list[Decision] = [
            told(Decision, self.opened.candidate_at, tree, states, rank, moves)
            for rank in range(most)
        ]
        return [candidate for candidate in ranks if candidate.actions]
