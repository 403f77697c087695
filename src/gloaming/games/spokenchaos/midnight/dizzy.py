"""Dizzy: the board turns under the players (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import SIDES, State

from .card import MidnightCard

CARD = MidnightCard("dizzy", "the board turns a quarter")
DIZZY = CARD.number


@compiled
def carry_on(state: State) -> bool:
    """Turn the board a quarter clockwise: who started in the north now starts in the west."""
    for seat in range(state.players):
        state.sides[seat] = (state.sides[seat] + SIDES - 1) % SIDES
    return True
