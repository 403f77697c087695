"""The piece of furniture that a ray meets first, wherever it comes from."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.lobby import PIECES, Lobby, Numbers
from gloaming.games.spokenchaos.solids.pose import to_model

from .raycast import invert, turn_into
from .rays import FAR, model_entry


@compiled
def first_met(lobby: Lobby, start: Numbers, d: Numbers) -> tuple[int, float]:
    """Return the piece that a ray meets first, or NO_PIECE, and where on its way; or FAR."""
    place, way = np.empty(3), np.empty(3)
    found, nearest = NO_PIECE, FAR
    for index in range(PIECES):
        piece = lobby.pieces[index]
        if piece.is_placed:
            to_model(piece, start, place)
            turn_into(piece, d, way)
            invert(way)
            met = model_entry(place, way, lobby.models[index], -FAR)
            if met < nearest:
                found, nearest = index, met
    return found, nearest
