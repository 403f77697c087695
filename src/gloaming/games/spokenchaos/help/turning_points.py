"""What decided a match: looks, whoever was seen by them or was not (rules 5 and 8)."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, points_told
from gloaming.games.spokenchaos.state import State

from .turning_points_told import turning_points_at

KINDS = ("ahead", "caught", "slipped", "hidden")


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
    """Return the look after which the winner led for good, and those at which most was at stake."""
    return points_told(Turnings, turning_points_at, moments, last)
