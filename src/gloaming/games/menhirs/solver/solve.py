"""Solving a position: deeper and deeper until somebody wins, or to the last turn."""

from collections.abc import Iterator
from contextlib import suppress
from typing import cast

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, array, blank
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.state import MOVING, State, Terms

from .budget import Budget, LimitReached, Progress
from .deepening import Deepening
from .solution import Result, Solution, Turn, turn_of
from .solver import ENTRIES, Node, Solver


def solve(
    position: Position | Records[State],
    seconds: float | None = None,
    nodes: int | None = None,
    progress: Progress | None = None,
    entries: int = ENTRIES,
) -> Solution:
    """Find out who wins and how soon, if the winner hurries and the loser holds out.

    The result is exact, unless the time or the nodes run out or `progress` answers False;
    then it is unknown, and `searched` says within how many turns nobody wins.
    """
    states = to_state(position) if isinstance(position, Position) else position
    node = node_of(states)
    solver = Solver(terms_of(states), Budget(seconds, nodes, progress), entries)
    return solution_of(solver, node)


def terms_of(states: Records[State]) -> Records[Terms]:
    """Return a copy of the terms of a match, as an array of one."""
    return cast("Records[Terms]", array(states)["terms"].copy())


def node_of(states: Records[State]) -> Node:
    """Return the position of a state, which must be at the beginning of a turn."""
    state = states[0]
    if state.phase != MOVING or state.chosen != 0:
        raise PositionError("only a position at the beginning of a turn can be solved", "$")
    return Node(int(state.mist), int(state.banned), int(state.turn))


def solution_of(solver: Solver, node: Node) -> Solution:
    """Deepen until the result is exact or the limit is reached."""
    deepenings = blank(Deepening)
    deepening = deepenings[0]
    deepening.mist, deepening.banned, deepening.turn = node
    try:
        solver.deepen(deepenings)
    except LimitReached:
        return Solution(
            result="unknown",
            distance=None,
            line=(),
            nodes=solver.nodes,
            searched=int(deepening.searched),
            suggestion=solver.remembered_escape(node),
        )
    return exact(solver, node, int(deepening.distance) or None)


def exact(solver: Solver, node: Node, distance: int | None) -> Solution:
    """Return the solution of a position whose distance is known; None: a draw."""
    line: list[Turn] = []
    with suppress(LimitReached):
        line.extend(best_line(solver, node, distance))
    return Solution(
        result=result_at(distance),
        distance=distance,
        line=tuple(line),
        nodes=solver.nodes,
        searched=node.turns_left,
        suggestion=line[0] if line else None,
    )


def result_at(distance: int | None) -> Result:
    """Return the result for the player to move: who wins after an odd number is the mover."""
    if distance is None:
        return "draw"
    return "win" if distance % 2 == 1 else "loss"


def best_line(solver: Solver, node: Node, distance: int | None) -> Iterator[Turn]:
    """Yield the best turns of both players, one after the other, to the end."""
    while node.turns_left > 0:
        if distance is None:
            most = node.turns_left - 1
            step = solver.safe_step(node, most if most % 2 == 1 else most - 1)
        elif distance == 1:
            yield turn_of(winning_turn(solver, node), 0)
            return
        elif distance % 2 == 1:
            step = solver.winning_step(node, distance - 1)
        else:
            step = solver.safe_step(node, distance - 3)
        yield step.turn
        node = step.after
        distance = None if distance is None else distance - 1


def winning_turn(solver: Solver, node: Node) -> int:
    """Return the move that wins at once."""
    return int(winning_move(solver.terms, node.mist, node.banned))
