"""What chance does: cards, places for tiles, who begins."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, weighted
from gloaming.games.finstere.actions import BEGIN, CARD, MOST_ACTIONS
from gloaming.games.finstere.material import CARDS
from gloaming.games.finstere.state import BEGINNING, PLACING, State

from . import rounds
from .legal_actions import placements


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write the cards, the places for a tile or the seats to begin, and how likely each is."""
    if state.phase == PLACING:
        count = placements(state, out)
        weights[:count] = 1
        return count
    if state.phase == BEGINNING:
        for seat in range(state.players):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return state.players
    count = 0
    for index in range(len(CARDS)):
        if rounds.is_drawable(state, index):
            out[count] = CARD + index
            weights[count] = state.pile[index]
            count += 1
    return count


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw a card, a place for a tile, or who begins."""
    out = np.empty(MOST_ACTIONS, np.int64)
    weights = np.empty(MOST_ACTIONS, np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]
