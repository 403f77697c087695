"""Extra curious: after the look there is a second one from the door opposite (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.seating import opposite_door, opposite_side
from gloaming.games.spokenchaos.state import State

from .card import MidnightCard

CARD = MidnightCard("extra-curious", "there will be a second look from the door opposite")
EXTRA_CURIOUS = CARD.number


@compiled
def looks_again(state: State) -> bool:
    """Tell whether another look follows the one that was made."""
    return state.midnight == EXTRA_CURIOUS and state.looks == 1


@compiled
def go_opposite(state: State) -> None:
    """Put the keyhole before the door opposite that bears the same number."""
    state.door = opposite_door(state)
    state.side = opposite_side(state.side)
