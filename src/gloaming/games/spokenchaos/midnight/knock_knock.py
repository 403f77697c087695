"""Knock, knock: the keyhole stays on its side, and nobody picks one (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import State

from .card import MidnightCard

CARD = MidnightCard("knock-knock", "the keyhole stays on its side")
KNOCK_KNOCK = CARD.number


@compiled
def keeps_side(state: State) -> bool:
    """Tell whether the keyhole stays on its side in this round."""
    return state.midnight == KNOCK_KNOCK
