"""The toy as a search sees it: sealed plans one after another, a lamp that nobody sees."""

from typing import Any

from gloaming.bots.search.records import Values
from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, SEVERAL
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import Stream
from tests.core.toy import rules
from tests.core.toy.rules import apply, draw, is_to_act, legal_actions
from tests.core.toy.rules import resample as resample  # noqa: PLC0414 - one of the rules
from tests.core.toy.state import State


@compiled
def actor(state: State) -> int:
    """Return the first seat that is awaited, or chance, or nobody."""
    who = rules.actor(state)
    if who != SEVERAL:
        return who
    seat = 0
    while not is_to_act(state, seat):
        seat += 1
    return seat


@compiled
def list_moves(
    state: State,
    seat: int,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
) -> int:
    """Write what is legal, and that nobody knows better."""
    count = legal_actions(state, seat, moves)
    guesses[:count] = 0.5
    weigh_chance(state, stream, mind, values)
    return count


@compiled
def is_possible(state: State, seat: int, move: int) -> bool:
    """Tell whether a move is legal."""
    return rules.is_legal(state, seat, move)


@compiled
def make_move(state: State, seat: int, move: int, mind: Any) -> None:  # noqa: ARG001 - as a search asks
    """Act, and let the look follow."""
    apply(state, seat, move)
    if rules.actor(state) == AUTOMATIC:
        apply(state, AUTOMATIC, GO_ON)


@compiled
def let_chance(state: State, stream: Stream, mind: Any) -> int:  # noqa: ARG001 - as a search asks
    """Roll the die or place the lamp; return which."""
    action = draw(state, stream)
    apply(state, CHANCE, action)
    return action


@compiled
def weigh_chance(state: State, stream: Stream, mind: Any, values: Values) -> None:  # noqa: ARG001 - as a search asks
    """Weigh by the scores so far."""
    final_values(state, values)


@compiled
def final_values(state: State, values: Values) -> None:
    """Write a value that grows with a seat's own score alone."""
    for seat in range(state.seats):
        values[seat] = 0.5 + state.scores[seat] / 8


@compiled
def key_of(state: State) -> int:  # noqa: ARG001 - as a search asks
    """Return 0: what is hidden differs in every simulation, so nothing is found again."""
    return 0


@compiled
def seats_of(state: State) -> int:
    """Return how many play."""
    return state.seats


@compiled
def write_actions(state: State, move: int, out: Actions) -> int:  # noqa: ARG001 - as a search asks
    """Write that a move is one action."""
    out[0] = move
    return 1
