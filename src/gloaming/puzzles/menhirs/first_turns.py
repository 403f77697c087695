"""The first turns of a position of Menhirs, each judged by whether it wins in time.

A first turn is whole: the move and, where the turn says so, the tile that is removed after it.
The solver answers for each with a search that goes no deeper than asked.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gloaming.games.menhirs.clusters.move import PASS, mist_after
from gloaming.games.menhirs.clusters.moves import moves_in
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.solver.solution import Turn, turn_of
from gloaming.games.menhirs.solver.solver import Node, Solver, Step


class FirstTurn(NamedTuple):
    """A whole turn, and what it is good for."""

    turn: Turn
    wins: bool  # within the turns asked for, whatever the opponent does
    threatens: bool  # it would win at once if the opponent did nothing


def odd_within(turns: int) -> int:
    """Return the largest odd number of turns that is not larger: who wins moves last."""
    return turns - (turns + 1) % 2


def shortest_win(solver: Solver, node: Node, turns: int) -> int | None:
    """Return within how many turns the player to move wins, if it is so many at most."""
    depths = range(1, min(turns, node.turns_left) + 1, 2)
    return next((depth for depth in depths if solver.wins_within(node, depth)), None)


def first_turns(solver: Solver, node: Node, turns: int) -> Iterator[FirstTurn]:
    """Yield every first turn, those that win at once before all others."""
    for move in moves_in(solver.terms, node.mist, node.banned):
        if mist_after(node.mist, move) & solver.terms.menhirs == 0:
            yield FirstTurn(turn_of(move, 0), wins=True, threatens=True)
    depth = odd_within(min(turns, node.turns_left)) - 1
    for step in solver.steps(node):
        if step.after.mist & solver.terms.menhirs:
            wins = depth > 0 and solver.wins_within(step.after, depth)
            yield FirstTurn(step.turn, wins, threatens_after(solver, step))


def threatens_after(solver: Solver, step: Step) -> bool:
    """Tell whether whoever took a turn could win at once if nothing changed meanwhile."""
    return bool(winning_move(solver.terms, step.after.mist, PASS) != PASS)
