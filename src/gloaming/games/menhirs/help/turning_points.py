"""What decided a match: wins that were missed or let in, and menhirs freed or covered at once."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint, points_told
from gloaming.games.menhirs.state import State

from .turning_points_told import turning_points_at

KINDS = ("missed", "let-in", "freed", "covered")


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
    """Return the last missed win, how the win was let in, and the largest changes."""
    return points_told(Turnings, turning_points_at, moments, last)
