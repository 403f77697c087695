"""The crystal ball: the number of the door is known before the side is picked (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import State

from .card import MidnightCard

CARD = MidnightCard("crystal-ball", "the door is rolled before the side is picked")
CRYSTAL_BALL = CARD.number


@compiled
def rolls_number_first(state: State) -> bool:
    """Tell whether the number is rolled before the side is picked."""
    return state.midnight == CRYSTAL_BALL
