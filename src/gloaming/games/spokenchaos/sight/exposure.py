"""From which doors a ghost would be seen at a spot, as bots work it out for places (rules 5)."""

from typing import Annotated, NamedTuple

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.state import State

from .exposure_told import exposure_at
from .look import Point


class AskedSpot(NamedTuple):
    """A place for a ghost: x and y in fields, about how high, and which way it points."""

    x: float
    y: float
    height: float = 0.0
    way: int = 0


class SeenFrom(msgspec.Struct, frozen=True):
    """A door from which something of the ghost shows."""

    door: Annotated[str, DOOR_NAMES]
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Exposure(msgspec.Struct, frozen=True):
    """What the doors see of a ghost at a spot; the other ghosts hide nothing."""

    ghost: int  # among all
    x: float  # where it would stand, in fields
    y: float
    height: float
    fits: bool  # furniture leaves it room there
    doors: list[SeenFrom]


def exposure(states: Records[State], ghost: int, spot: AskedSpot) -> Exposure | None:
    """Return what all doors see of a ghost at a spot; None: there is no such ghost or spot."""
    found: Exposure | None = told(Exposure | None, exposure_at, states, ghost, *spot)
    return found
