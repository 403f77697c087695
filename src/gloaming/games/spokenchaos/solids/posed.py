"""A pose of furniture that need not be one of a match: where it is, and how much room it takes."""

from typing import NamedTuple, TypeAlias

import msgspec

from gloaming.core.encoding import told

from .lobby import NO_LEAN
from .posed_told import posed_at

Row: TypeAlias = tuple[float, float, float]


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

    turn: tuple[Row, Row, Row]
    shift: Row
    footprint: Footprint


def posed(pose: Pose) -> Posed:
    """Return where a piece is that is posed by hand, whether it would stay there or not."""
    found: Posed = told(Posed, posed_at, *pose)
    return found
