"""Where a ghost is as somebody would say it, and what is on top at a place."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.state import State

from .whereabouts_told import top_at, whereabouts_at

Beside: TypeAlias = Literal["before", "behind", "beside"]


class Near(msgspec.Struct, frozen=True):
    """A piece that a ghost is near to, and on which side of it."""

    piece: int
    how: Beside


class Whereabouts(msgspec.Struct, frozen=True):
    """On, under or beside what a ghost is."""

    on: int | None
    under: int | None
    near: Near | None  # only if it is on nothing and under nothing


class Top(msgspec.Struct, frozen=True):
    """The uppermost piece at a place, and how high it is there."""

    piece: int
    height: float


def whereabouts(
    states: Records[State], x: int, y: int, bottom: float, way: int, size: int
) -> Whereabouts:
    """Return on, under or beside what a ghost of a size would be at a spot."""
    found: Whereabouts = told(Whereabouts, whereabouts_at, states, x, y, bottom, way, size)
    return found


def top_over(states: Records[State], x: float, y: float) -> Top | None:
    """Return what is on top at a place, given in 1/32 field; None: the floor."""
    found: Top | None = told(Top | None, top_at, states, x, y)
    return found
