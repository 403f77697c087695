"""The lobby and what stands in it, as records for compiled rules (rules 1 and 4).

Right-handed coordinates, one field = 1.0:

        y  north          z up
      6 +-----------+
        |           |     Door n of the south and north side is at x = n - 1/2,
        |           |     of the west and east side at y = n - 1/2.
      0 +-----------+
        0           6  x  east

What a player can choose is whole numbers: x and y in steps of 1/32, yaw in degrees.
Measures of the data file reach compiled rules only inside these records, never as
constants: numba would keep their old values when the file is corrected.
"""

from typing import Annotated, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import Bool, Int8, Int16, Layout, Records, array, blank
from gloaming.games.spokenchaos.assumptions import (
    ASSUMPTIONS,
    MOST_BOXES,
    PIECE_NAMES,
    QUARTER,
    FurnitureModel,
)

Number: TypeAlias = Annotated[float, np.float64]
Numbers: TypeAlias = NDArray[np.float64]
Points: TypeAlias = Annotated[NDArray[np.float64], 2]

FIELDS = 6
STEPS_PER_FIELD = 32
HALF_FIELD = STEPS_PER_FIELD // 2
LOBBY = float(FIELDS)

# Places of furniture: x and y in steps, both edges included.
EDGE = FIELDS * STEPS_PER_FIELD
PLACES = EDGE + 1
PIECES = len(PIECE_NAMES)
MIRROR = PIECE_NAMES.index("mirror")

# Touching is allowed, and so is going this deep into one another (rules 4).
TOUCH = 1e-6

# The side on which a piece rests, and the side to which it leans.
Face: TypeAlias = Literal["upright", "upside-down", "front", "back", "left", "right"]
Lean: TypeAlias = Literal["front", "back", "left", "right"]
FACES: tuple[Face, ...] = get_args(Face)
LEANS: tuple[Lean, ...] = get_args(Lean)
UPRIGHT = 0
NO_LEAN = -1

# How a ghost points: upright, or lying with its head to the north, east, south or west.
UP, LYING_NORTH, LYING_EAST, LYING_SOUTH, LYING_WEST = range(5)
Letter: TypeAlias = Literal["N", "E", "S", "W"]
WAYS: tuple[Literal["", "N", "E", "S", "W"], ...] = ("", *get_args(Letter))

# Nobody holds a piece that does not lean.
NOBODY = -1


class Model(Layout):
    """A piece of furniture as it comes in the box."""

    box_count: Int8
    low: Annotated[Numbers, np.float64, MOST_BOXES, 3]  # the least x, y, z of each box
    high: Annotated[Numbers, np.float64, MOST_BOXES, 3]
    whole_low: Annotated[Numbers, np.float64, 3]  # of the box around all boxes
    whole_high: Annotated[Numbers, np.float64, 3]
    heart: Annotated[Numbers, np.float64, 3]  # the centre of mass


class Piece(Layout):
    """Where a piece of furniture is: a point m of its model is at turn * m + shift."""

    is_placed: Bool
    x: Int16  # in 1/32 field, the centre of its bounding box as it lies
    y: Int16
    yaw: Int16  # degrees counter-clockwise
    face: Int8  # index of FACES: on which side it lies
    lean: Int8  # index of SIDES, or NO_LEAN
    angle: Int16  # of its lean, in degrees
    holder: Int8  # the piece that it leans on, or NOBODY
    height: Number  # of the lowest point before it leans
    turn: Annotated[Numbers, np.float64, 3, 3]
    shift: Annotated[Numbers, np.float64, 3]


class Lobby(Layout):
    """The furniture, and the tables that compiled rules need to turn it."""

    pieces: Annotated[Records[Piece], Piece, PIECES]  # in the order of the material list
    models: Annotated[Records[Model], Model, PIECES]
    sines: Annotated[Numbers, np.float64, QUARTER + 1]
    glass_low: Annotated[Numbers, np.float64, 3]  # the mirror's glass, flat in y
    glass_high: Annotated[Numbers, np.float64, 3]


class Ghost(Layout):
    """A ghost: a cylinder from its base, with a half sphere on top."""

    x: Int16  # in 1/32 field, the centre of its outline in plan
    y: Int16
    way: Int8  # UP, or where its head points
    bottom: Number  # the height of its lowest point
    radius: Number
    neck: Number  # from the base to the centre of the half sphere


def empty_lobby() -> Records[Lobby]:
    """Return the lobby before any furniture is let down."""
    lobbies = blank(Lobby)
    lobby, glass = lobbies[0], ASSUMPTIONS.glass
    array(lobbies)["sines"] = ASSUMPTIONS.angles.sines
    array(lobbies)["glass_low"] = glass.x[0], glass.y, glass.z[0]
    array(lobbies)["glass_high"] = glass.x[1], glass.y, glass.z[1]
    for kind, model in enumerate(ASSUMPTIONS.furniture):
        write_model(lobby.models[kind], model)
    return lobbies


def write_model(record: Model, model: FurnitureModel) -> None:
    """Write the boxes of a piece, and what follows from them."""
    boxes = np.array(model.boxes)
    count = len(boxes)
    low, high = boxes[:, 0::2], boxes[:, 1::2]
    record.box_count = count
    record.low[:count] = low
    record.high[:count] = high
    record.whole_low[:] = low.min(axis=0)
    record.whole_high[:] = high.max(axis=0)
    record.heart[:] = centre_of_mass(model)


def centre_of_mass(model: FurnitureModel) -> list[float]:
    """Return the centre of a piece whose boxes weigh as much as their volume (rules 4).

    Added up in the order of the boxes: `sum` rounds differently from Python 3.12 on.
    """
    moments, weight = [0.0, 0.0, 0.0], 0.0
    for x0, x1, y0, y1, z0, z1 in model.boxes:
        volume = (x1 - x0) * (y1 - y0) * (z1 - z0)
        weight += volume
        for axis, middle in enumerate(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)):
            moments[axis] += volume * middle
    return [moment / weight for moment in moments]
