"""What chance does: it turns up land (rules 2.1)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, weighted
from gloaming.games.menhirs.actions import DEAL
from gloaming.games.menhirs.material import LANDS, MENHIR
from gloaming.games.menhirs.state import State

from . import setup


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write the kinds of land that can be turned up, and how many tiles of each are left."""
    count = 0
    for land in range(len(LANDS)):
        if setup.is_left(state, land):
            out[count] = DEAL + land
            weights[count] = state.menhirs_left if land == MENHIR else state.forests_left
            count += 1
    return count


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw a land tile."""
    out = np.empty(len(LANDS), np.int64)
    weights = np.empty(len(LANDS), np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]
