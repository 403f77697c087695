"""A piece held before the samples that show a ghost: how many of them it leaves.

The furniture that stays is cast already.  What the piece does to each sample follows from the piece
alone: it hides, and if it is the mirror, or the mirror stands elsewhere, rays bounce.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.sight.frame import (
    FRAME_PARTS,
    frame_ghost,
    frame_image,
    frame_piece,
)
from gloaming.games.spokenchaos.sight.keyhole import Keyhole, aim
from gloaming.games.spokenchaos.sight.raycast import go, invert, look_into, turn_into
from gloaming.games.spokenchaos.sight.rays import FAR, ghost_entry, glass_entry, model_entry
from gloaming.games.spokenchaos.solids.lobby import MIRROR, PIECES, Ghost, Lobby, Numbers
from gloaming.games.spokenchaos.solids.pose import to_model

from .seen import Cells, holds


@compiled
def count_unblocked(
    lobby: Lobby, index: int, keyhole: Keyhole, nearest: Numbers, ghost: Ghost, cells: Cells
) -> int:
    """Write samples that show a ghost past all furniture, as far as there is room."""
    frame = np.empty(FRAME_PARTS, np.int64)
    near = frame_ghost(keyhole, ghost, frame)
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    start = np.empty(3)
    look_into(keyhole, lobby.pieces[index], start)
    count = 0
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            if nearest[row, column] < near:  # behind furniture, or not in the opening
                continue
            aim(keyhole, row, column, d)
            met = ghost_entry(eye, d, ghost)
            if met > nearest[row, column] or met == FAR:
                continue
            if not is_stopped(lobby, index, start, d, met):
                cells[count] = row * keyhole.grid + column
                count += 1
                if count == len(cells):
                    return count
    return count


@compiled
def is_stopped(lobby: Lobby, index: int, start: Numbers, d: Numbers, far: float) -> bool:
    """Tell whether a piece ends a ray before it comes so far; the start is in the piece's model."""
    way = np.empty(3)
    turn_into(lobby.pieces[index], d, way)
    invert(way)
    return model_entry(start, way, lobby.models[index], -FAR, far) < far


@compiled
def count_reflected(
    lobby: Lobby,
    index: int,
    keyhole: Keyhole,
    nearest: Numbers,
    ghost: Ghost,
    cells: Cells,
    direct: int,
) -> int:
    """Return how many samples show a ghost only by the mirror, up to what gives it away."""
    frame = np.empty(FRAME_PARTS, np.int64)
    if not frame_reflection(lobby, keyhole, ghost, frame):
        return 0
    mirror = lobby.pieces[MIRROR]
    eye, d = np.array([0.0, keyhole.eye, keyhole.eye_height]), np.empty(3)
    start, from_eye, way = np.empty(3), np.empty(3), np.empty(3)
    look_into(keyhole, mirror, start)
    look_into(keyhole, lobby.pieces[index], from_eye)
    count = 0
    for row in range(frame[0], frame[1]):
        for column in range(frame[2], frame[3]):
            aim(keyhole, row, column, d)
            turn_into(mirror, d, way)
            met = glass_entry(start, way, lobby)
            if met > nearest[row, column] or met == FAR:
                continue
            if is_stopped(lobby, index, from_eye, d, met):
                continue
            is_shown = holds(cells, direct, row * keyhole.grid + column)
            if not is_shown and shows_after(lobby, eye, d, way[1], met, ghost):
                count += 1
                if direct + count == len(cells):
                    return count
    return count


@compiled
def frame_reflection(lobby: Lobby, keyhole: Keyhole, ghost: Ghost, frame: Cells) -> bool:
    """Write the samples that can show a ghost in the mirror; tell whether there are any."""
    image = np.empty(FRAME_PARTS, np.int64)
    frame_image(keyhole, lobby.pieces[MIRROR], lobby.glass_high[1], ghost, image)
    if image[0] >= image[1]:
        return False
    frame_piece(keyhole, lobby.pieces[MIRROR], lobby.models[MIRROR], frame)
    for part in range(0, FRAME_PARTS, 2):
        frame[part] = max(frame[part], image[part])
        frame[part + 1] = min(frame[part + 1], image[part + 1])
    return frame[0] < frame[1] and frame[2] < frame[3]


@compiled
def shows_after(
    lobby: Lobby, eye: Numbers, d: Numbers, inwards: float, met: float, ghost: Ghost
) -> bool:
    """Tell whether a ray that meets the glass shows a ghost after it, past all furniture."""
    mirror = lobby.pieces[MIRROR]
    start, after = np.empty(3), np.empty(3)
    go(eye, d, met, start)
    for axis in range(3):
        after[axis] = d[axis] - 2.0 * inwards * mirror.turn[axis, 1]
    far = ghost_entry(start, after, ghost)
    if far == FAR:
        return False
    place, way = np.empty(3), np.empty(3)
    for index in range(PIECES):
        piece = lobby.pieces[index]
        if piece.is_placed:
            behind = lobby.glass_high[1] if index == MIRROR else -FAR
            to_model(piece, start, place)
            turn_into(piece, after, way)
            invert(way)
            if model_entry(place, way, lobby.models[index], behind, far) < far:
                return False
    return True
