"""A piece held before the samples that show a ghost: how many of them it leaves."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.sight.frame import (
    FRAME_PARTS,
    frame_ghost,
    frame_image,
    frame_piece,
)
from gloaming.games.spokenchaos.sight.keyhole import Keyhole, aim
from gloaming.games.spokenchaos.sight.raycast import invert, look_into, turn_into
from gloaming.games.spokenchaos.sight.rays import FAR, ghost_entry, model_entry
from gloaming.games.spokenchaos.solids.lobby import MIRROR, Ghost, Lobby, Numbers


@compiled
def count_unblocked(
    lobby: Lobby, index: int, keyhole: Keyhole, nearest: Numbers, ghost: Ghost, most: int
) -> int:
    """Return how many samples show a ghost past other furniture and past a piece, up to so many."""
    piece, model = lobby.pieces[index], lobby.models[index]
    frame = np.empty(FRAME_PARTS, np.int64)
    near = frame_ghost(keyhole, ghost, frame)
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    start, way = np.empty(3), np.empty(3)
    look_into(keyhole, piece, start)
    count = 0
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            if nearest[row, column] < near:  # behind furniture, or not in the opening
                continue
            aim(keyhole, row, column, d)
            met = ghost_entry(eye, d, ghost)
            if met > nearest[row, column] or met == FAR:
                continue
            turn_into(piece, d, way)
            invert(way)
            if model_entry(start, way, model, -FAR, met) >= met:
                count += 1
                if count == most:
                    return count
    return count


@compiled
def may_be_mirrored(lobby: Lobby, keyhole: Keyhole, ghost: Ghost) -> bool:
    """Tell whether a ghost's image can be where the mirror is in the view."""
    image, mirror = np.empty(FRAME_PARTS, np.int64), np.empty(FRAME_PARTS, np.int64)
    frame_image(keyhole, lobby.pieces[MIRROR], lobby.glass_high[1], ghost, image)
    frame_piece(keyhole, lobby.pieces[MIRROR], lobby.models[MIRROR], mirror)
    rows = min(image[1], mirror[1]) - max(image[0], mirror[0])
    columns = min(image[3], mirror[3]) - max(image[2], mirror[2])
    # A ghost wholly behind the glass has an image of no rows, and columns that are not written.
    return image[0] < image[1] and rows > 0 and columns > 0
