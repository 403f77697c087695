"""The proof of a free-in puzzle: all its first turns, judged by the solver."""

from typing import NamedTuple

from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.solver.budget import Budget, LimitReached
from gloaming.games.menhirs.solver.solution import Turn
from gloaming.games.menhirs.solver.solve import node_of, terms_of
from gloaming.games.menhirs.solver.solver import ENTRIES, POOL, Solver

from .first_turns import FirstTurn, first_turns, shortest_win


class Proof(NamedTuple):
    """What is known of a position in which the player to move is to win."""

    shortest: int | None  # turns of both players up to the win, if it is in time
    found: list[FirstTurn]  # all of them, unless the limit was reached; none if there is no win
    complete: bool

    @property
    def solutions(self) -> list[Turn]:
        """Return the first turns that win in time."""
        return [found.turn for found in self.found if found.wins]

    @property
    def is_idle(self) -> bool:
        """Tell whether the only turn there is does nothing, and wins: nothing need be done."""
        only = self.found[0] if len(self.found) == 1 else None
        return only is not None and only.wins and not only.turn.tiles and only.turn.remove is None


def prove(
    position: Position,
    turns: int,
    budget: Budget | None = None,
    entries: int = ENTRIES,
    pool: int = POOL,
) -> Proof:
    """Judge every first turn of a position by whether it wins within so many turns."""
    states = to_state(position)
    node = node_of(states)
    solver = Solver(terms_of(states), budget or Budget(), entries, pool)
    shortest, found = None, []
    try:
        shortest = shortest_win(solver, node, turns)
        if shortest is not None:
            for turn in first_turns(solver, node, turns):
                found.append(turn)  # noqa: PERF402 - what was found counts if the limit is reached
    except LimitReached:
        return Proof(shortest, found, complete=False)
    return Proof(shortest, found, complete=True)
