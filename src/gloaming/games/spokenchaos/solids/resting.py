"""Where a piece comes to rest that is refused there, and what is wrong: for those who draw it."""

import msgspec
from msgspec import UNSET, UnsetType

from .lobby import Letter


class Rest(msgspec.Struct, frozen=True):
    """The pose in which a piece comes to rest."""

    x: int  # in 1/32 field
    y: int
    yaw: int
    face: int
    lean: int
    angle: int
    height: float


class Resting(msgspec.Struct, frozen=True):
    """How a refused piece would lie, and what speaks against it."""

    rest: Rest
    outside: dict[Letter, float] | UnsetType = UNSET  # how far it reaches beyond each wall
    falls: tuple[float, float] | UnsetType = UNSET  # the way that it would go over, as x and y
