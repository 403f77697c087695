"""The keyhole: the shape of its opening, its samples, and the lobby as seen from it (rules 5).

The view has its own coordinates: the middle of the door's edge of the lobby is the
origin, u goes to the right of the one who looks, w into the lobby, z up.  The samples are
the cells of a square grid in the plate, row 0 at the top, column 0 at the left:

      column  0 1 2 ...                         w
      row 0  +-+-+-+                            ^     lobby
          1  | | | |   a ray goes from the   ---+--- door's edge --> u
          2  +-+-+-+   eye through the          |
         ...           middle of its cell     plate, eye
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.errors import NotationError
from gloaming.core.layout import Int16, Layout, Records, blank
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, QUARTER
from gloaming.games.spokenchaos.solids.lobby import (
    EDGE,
    LOBBY,
    LYING_NORTH,
    PIECES,
    UP,
    Ghost,
    Lobby,
    Number,
    Numbers,
)
from gloaming.games.spokenchaos.solids.pose import pose
from gloaming.games.spokenchaos.state import NORTH, SOUTH, WEST

# Sides, by how many quarters the lobby turns to be seen from there.
FROM_SOUTH, FROM_WEST, FROM_NORTH, FROM_EAST = range(4)
QUARTERS = {"S": FROM_SOUTH, "W": FROM_WEST, "N": FROM_NORTH, "E": FROM_EAST}


class Keyhole(Layout):
    """The keyhole's measures, and the grid laid over its opening."""

    grid: Int16  # samples across and down
    cell: Number  # the side of a sample's cell
    middle: Number  # the height of the middle of the grid
    plate: Number  # w of the plate, outside the lobby
    eye: Number  # w of the eye
    eye_height: Number
    circle_height: Number
    circle_radius: Number
    slot_top: Number
    slot_bottom: Number
    half_width_top: Number
    half_width_bottom: Number


def new_keyhole(grid: int = ASSUMPTIONS.look.grid) -> Records[Keyhole]:
    """Return the keyhole of the data file, with a grid of so many samples each way."""
    keyholes = blank(Keyhole)
    keyhole, data = keyholes[0], ASSUMPTIONS.keyhole
    top = max(data.circle_height + data.circle_radius, data.slot_top)
    bottom = min(data.circle_height - data.circle_radius, data.slot_bottom)
    wide = 2 * max(data.circle_radius, data.half_width_top, data.half_width_bottom)
    keyhole.grid = grid
    keyhole.cell = max(top - bottom, wide) / grid
    keyhole.middle = (top + bottom) / 2
    keyhole.plate = -data.plate_outside
    keyhole.eye = -(data.plate_outside + data.eye_behind)
    keyhole.eye_height = data.eye_height
    keyhole.circle_height, keyhole.circle_radius = data.circle_height, data.circle_radius
    keyhole.slot_top, keyhole.slot_bottom = data.slot_top, data.slot_bottom
    keyhole.half_width_top = data.half_width_top
    keyhole.half_width_bottom = data.half_width_bottom
    return keyholes


@compiled
def sample_u(keyhole: Keyhole, column: int) -> float:
    """Return how far to the right the middle of a column is."""
    return (column + 0.5 - keyhole.grid / 2) * keyhole.cell


@compiled
def sample_z(keyhole: Keyhole, row: int) -> float:
    """Return the height of the middle of a row."""
    return keyhole.middle + (keyhole.grid / 2 - row - 0.5) * keyhole.cell


@compiled
def is_open(keyhole: Keyhole, u: float, z: float) -> bool:
    """Tell whether a point of the plate is in the opening, its edges included."""
    up = z - keyhole.circle_height
    if u * u + up * up <= keyhole.circle_radius * keyhole.circle_radius:
        return True
    if not keyhole.slot_bottom <= z <= keyhole.slot_top:
        return False
    share = (keyhole.slot_top - z) / (keyhole.slot_top - keyhole.slot_bottom)
    widening = keyhole.half_width_bottom - keyhole.half_width_top
    return abs(u) <= keyhole.half_width_top + widening * share


@compiled
def open_columns(keyhole: Keyhole, first: NDArray[np.int64]) -> None:
    """Write the first open column of each row; the last one is as far from the other end.

    A row of the opening has no gaps, because circle and slot have the same middle.
    """
    for row in range(int(keyhole.grid)):
        z = sample_z(keyhole, row)
        low, high = 0, (int(keyhole.grid) + 1) // 2
        while low < high:
            column = (low + high) // 2
            if is_open(keyhole, sample_u(keyhole, column), z):
                high = column
            else:
                low = column + 1
        first[row] = low


@compiled
def aim(keyhole: Keyhole, row: int, column: int, d: Numbers) -> None:
    """Write the direction of a sample's ray, from the eye to the middle of its cell."""
    d[0] = sample_u(keyhole, column)
    d[1] = keyhole.plate - keyhole.eye
    d[2] = sample_z(keyhole, row) - keyhole.eye_height


def read_door(door: str) -> tuple[str, int]:
    """Read the side and the number of a door, such as N3."""
    side, number = door[:1], door[1:]
    if side not in QUARTERS or number not in tuple("123456"):
        words = "a door is N1 to N6, E1 to E6, S1 to S6 or W1 to W6"
        raise NotationError(f"{words}, not {door!r}", "door")
    return side, int(number)


@compiled
def in_view(quarters: int, along: int, x: int, y: int) -> tuple[int, int]:
    """Return u and w, in 1/32 field, of a place of the lobby from a door so far along its side."""
    if quarters == FROM_SOUTH:
        return x - along, y
    if quarters == FROM_WEST:
        return along - y, x
    if quarters == FROM_NORTH:
        return along - x, EDGE - y
    return y - along, EDGE - x


def place_in_lobby(
    side: int, number: int, u: float, w: float, z: float
) -> tuple[float, float, float]:
    """Return where a point of the view from a door of a side is in the lobby."""
    along = number - 0.5
    if side == SOUTH:
        return along + u, w, z
    if side == WEST:
        return w, along - u, z
    if side == NORTH:
        return along - u, LOBBY - w, z
    return LOBBY - w, along + u, z


in_lobby = compiled(place_in_lobby)  # whoever imports constants of it asks plain Python instead


@compiled
def way_seen(quarters: int, way: int) -> int:
    """Return where a ghost points in the view: north is away from the eye, east to the right."""
    if way == UP:
        return UP
    return (way - LYING_NORTH - quarters) % 4 + LYING_NORTH


@entry_point(changes=("lobby", "ghosts"))
def turn_view(lobby: Lobby, ghosts: Records[Ghost], quarters: int, along: int) -> None:
    """Turn the lobby and its ghosts into the coordinates of the view."""
    for index in range(PIECES):
        piece = lobby.pieces[index]
        if piece.is_placed:
            piece.x, piece.y = in_view(quarters, along, int(piece.x), int(piece.y))
            piece.yaw = (piece.yaw + QUARTER * quarters) % (4 * QUARTER)
            pose(lobby, index)
    for number in range(len(ghosts)):
        ghost = ghosts[number]
        ghost.x, ghost.y = in_view(quarters, along, int(ghost.x), int(ghost.y))
        ghost.way = way_seen(quarters, int(ghost.way))
