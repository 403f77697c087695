"""Which samples of the view can show a thing: the cells around its outline on the plate.

Only a short cut: whatever lies outside the frame is not met by the ray, so the frame is
drawn a cell too wide rather than a cell too narrow.  So is the nearest that a ray can meet the
thing: a little too near.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.solids.contacts import CORNERS
from gloaming.games.spokenchaos.solids.ghost_solid import bounds
from gloaming.games.spokenchaos.solids.lobby import TOUCH, Ghost, Model, Numbers, Piece
from gloaming.games.spokenchaos.solids.pose import to_lobby, to_model

from .keyhole import Keyhole

# First row, row after the last, first column, column after the last.
FRAME_PARTS = 4
MARGIN = 1
NEARER = 1.0 - 1e-9


@compiled
def frame_piece(keyhole: Keyhole, piece: Piece, model: Model, frame: NDArray[np.int64]) -> float:
    """Write the frame of a piece of furniture; return the nearest that a ray can meet it."""
    point, edges = np.empty(3), unframed()
    low, high, near = model.whole_low, model.whole_high, np.inf
    for number in range(CORNERS):
        x = high[0] if number & 1 else low[0]
        y = high[1] if number & 2 else low[1]
        z = high[2] if number & 4 else low[2]
        to_lobby(piece, x, y, z, point)
        widen(keyhole, point[0], point[1], point[2], edges)
        near = min(near, point[1])
    count_cells(keyhole, edges, frame)
    return depth_of(keyhole, near)


@compiled
def frame_ghost(keyhole: Keyhole, ghost: Ghost, frame: NDArray[np.int64]) -> float:
    """Write the frame of a ghost; return the nearest that a ray can meet it."""
    low, high, edges = np.empty(3), np.empty(3), unframed()
    bounds(ghost, low, high)
    for number in range(CORNERS):
        u = high[0] if number & 1 else low[0]
        w = high[1] if number & 2 else low[1]
        z = high[2] if number & 4 else low[2]
        widen(keyhole, u, w, z, edges)
    count_cells(keyhole, edges, frame)
    return depth_of(keyhole, low[1])


@compiled
def depth_of(keyhole: Keyhole, w: float) -> float:
    """Return where on any ray from the eye its w is so great, or a little before."""
    return (w - keyhole.eye) / (keyhole.plate - keyhole.eye) * NEARER


@compiled
def frame_image(
    keyhole: Keyhole, mirror: Piece, glass: float, ghost: Ghost, frame: NDArray[np.int64]
) -> None:
    """Write the frame of a ghost's image behind the mirror's glass."""
    low, high, edges = np.empty(3), np.empty(3), unframed()
    point, place = np.empty(3), np.empty(3)
    bounds(ghost, low, high)
    is_behind, is_framable = True, True
    for number in range(CORNERS):
        for axis in range(3):
            point[axis] = high[axis] if number & (1 << axis) else low[axis]
        to_model(mirror, point, place)
        is_behind &= place[1] < glass - TOUCH
        to_lobby(mirror, place[0], 2.0 * glass - place[1], place[2], point)
        is_framable &= point[1] > keyhole.plate
        if is_framable:
            widen(keyhole, point[0], point[1], point[2], edges)
    if is_behind:
        frame[0], frame[1] = 0, 0
    elif is_framable:
        count_cells(keyhole, edges, frame)
    else:  # an image beside or behind the eye has no outline on the plate
        frame[0], frame[1], frame[2], frame[3] = 0, keyhole.grid, 0, keyhole.grid


@compiled
def is_framed(frame: NDArray[np.int64], row: int, column: int) -> bool:
    """Tell whether a cell is in a frame."""
    return frame[0] <= row < frame[1] and frame[2] <= column < frame[3]


@compiled
def unframed() -> Numbers:
    """Return edges around nothing: least and greatest row, least and greatest column."""
    return np.array([np.inf, -np.inf, np.inf, -np.inf])


@compiled
def widen(keyhole: Keyhole, u: float, w: float, z: float, edges: Numbers) -> None:
    """Widen the edges so that they hold a point as seen on the plate."""
    scale = (keyhole.plate - keyhole.eye) / (w - keyhole.eye)
    height = keyhole.eye_height + (z - keyhole.eye_height) * scale
    row = (keyhole.middle - height) / keyhole.cell
    column = u * scale / keyhole.cell
    edges[0], edges[1] = min(edges[0], row), max(edges[1], row)
    edges[2], edges[3] = min(edges[2], column), max(edges[3], column)


@compiled
def count_cells(keyhole: Keyhole, edges: Numbers, frame: NDArray[np.int64]) -> None:
    """Write the cells from edges that are counted from the middle of the grid."""
    half = keyhole.grid / 2
    for part in range(0, FRAME_PARTS, 2):
        first = np.floor(edges[part] + half) - MARGIN
        last = np.ceil(edges[part + 1] + half) + MARGIN
        frame[part] = int(min(max(first, 0.0), keyhole.grid))
        frame[part + 1] = int(min(max(last, 0.0), keyhole.grid))
