"""The rules of counting: two seats add some number in turns, for ever."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Int8, Int64, Layout, Weights
from gloaming.core.streams import Stream

SEATS = 2
MOST_ADDED = 9


class State(Layout):
    """A count, and whose turn it is."""

    count: Int64
    turn: Int64
    seat: Int8


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    return state.seat


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether it is a seat's turn."""
    return seat == state.seat


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the numbers less one."""
    for action in range(MOST_ADDED):
        out[action] = action
    return MOST_ADDED


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a number may be added."""
    return seat == state.seat and 0 <= action < MOST_ADDED


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Add a number, and let the other go on."""
    state.count += action + 1
    state.turn += 1
    state.seat = SEATS - 1 - seat


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw nothing."""
    return 0


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write nothing."""
    return 0


@compiled
def turn_number(state: State) -> int:
    """Return the number of the turn."""
    return state.turn


@compiled
def conceal(state: State, seat: int) -> None:
    """Hide nothing."""


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Imagine nothing."""
