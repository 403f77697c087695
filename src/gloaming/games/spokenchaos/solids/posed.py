"""A pose of furniture that need not be one of a match: where it is, and how much room it takes."""

from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.writer import writer

from .contacts import CORNERS
from .lobby import NO_LEAN, STEPS_PER_FIELD, Lobby, Points
from .pose import corner, pose
from .room import EMPTY

Row: TypeAlias = tuple[float, float, float]
Rows: TypeAlias = tuple[Row, Row, Row]


class Pose(NamedTuple):
    """How a piece is meant to be: x and y in 1/32 field, yaw and angle in degrees."""

    piece: int
    x: int
    y: int
    yaw: int = 0
    face: int = 0
    lean: int = NO_LEAN
    angle: int = 0
    height: float = 0.0


class Footprint(msgspec.Struct, frozen=True):
    """From its least to its greatest x and y, in 1/32 field, and how high its top is, in fields."""

    west: float
    east: float
    south: float
    north: float
    top: float


class Posed(msgspec.Struct, frozen=True):
    """Where a piece is: a point m of its model is at turn * m + shift."""

    turn: Rows
    shift: Row
    footprint: Footprint


@compiled
def tell_rows(out: Told, rows: Points) -> None:
    """Write three rows of three numbers."""
    for row in range(3):
        for column in range(3):
            tell(out, rows[row, column])


put_footprint, put_posed = writer(Footprint), writer(Posed, values={Rows: tell_rows})


@entry_point(counted=("out",))
def posed_at(
    piece: int,
    x: int,
    y: int,
    yaw: int,
    face: int,
    lean: int,
    angle: int,
    height: float,
    out: Told,
) -> int:
    """Tell the turn, the shift and the footprint of a piece in a pose."""
    begin(out)
    rooms = EMPTY.copy()  # type: ignore[attr-defined]  # records, to the compiler
    lying = rooms[0].pieces[piece]
    lying.x, lying.y, lying.yaw, lying.face = x, y, yaw, face
    lying.lean, lying.angle, lying.height = lean, angle, height
    pose(rooms[0], piece)
    put_posed(out, turn=lying.turn, shift=lying.shift)
    put_reach(out, rooms[0], piece)
    return length(out)


@compiled
def put_reach(out: Told, lobby: Lobby, index: int) -> None:
    """Write from where to where a piece reaches, seen from above, and how high its top is."""
    low, high, point = np.full(3, np.inf), np.full(3, -np.inf), np.empty(3)
    for box in range(int(lobby.models[index].box_count)):
        for number in range(CORNERS):
            corner(lobby.pieces[index], lobby.models[index], box, number, point)
            for axis in range(3):
                low[axis] = min(low[axis], point[axis])
                high[axis] = max(high[axis], point[axis])
    put_footprint(
        out,
        west=low[0] * STEPS_PER_FIELD,
        east=high[0] * STEPS_PER_FIELD,
        south=low[1] * STEPS_PER_FIELD,
        north=high[1] * STEPS_PER_FIELD,
        top=high[2],
    )


def posed(pose: Pose) -> Posed:
    """Return where a piece is that is posed by hand, whether it would stay there or not."""
    found: Posed = told(Posed, posed_at, *pose)
    return found
