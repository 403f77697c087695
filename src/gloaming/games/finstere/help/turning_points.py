"""What decided a match: who took the lead for good, and what the monster cost (rules 3)."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, points_told
from gloaming.games.finstere.state import State

from .turning_points_told import turning_points_at

KINDS = ("lead", "eaten", "gone")


class Turning(msgspec.Struct, frozen=True):
    """A turning point, as the rules tell it."""

    at: int
    kind: Annotated[str, KINDS]
    seat: int
    count: int


class Turnings(msgspec.Struct, frozen=True):
    """What decided a match."""

    points: tuple[Turning, ...]


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return when the lead was taken for good, and the dearest bites."""
    return points_told(Turnings, turning_points_at, moments, last)
