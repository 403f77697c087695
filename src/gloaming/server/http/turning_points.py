"""The moments that decided a match, each with what it changed: small boards to tap."""

from typing import Any

import msgspec

from gloaming.core.match import Match
from gloaming.core.turning_points import TurningPoint
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table
from gloaming.server.tables.views.secrecy import SPECTATOR
from gloaming.server.tables.views.shown import ShownMoment
from gloaming.server.tables.views.sights import ViewCache, shown_moments


class ShownTurningPoint(msgspec.Struct, frozen=True):
    """A moment that decided a match."""

    at: int  # how many moments of the match there were with it
    kind: str  # in the game's own terms
    seat: int
    count: int
    before: Any  # the state before it
    moment: ShownMoment


def turning_points_of(table: Table) -> list[ShownTurningPoint]:
    """Return what decided the finished match of a table."""
    if table.verdict is None:
        raise Refusal("not-over", "the match is not over yet")
    cache = ViewCache(is_over=True)
    return [shown_point(table.match, point, cache) for point in found_points(table.match)]


def found_points(match: Match) -> list[TurningPoint]:
    """Return the turning points that the game finds in a match."""
    return match.game.turning_points(match.options, match.moments, match.states)


def shown_point(match: Match, point: TurningPoint, cache: ViewCache) -> ShownTurningPoint:
    """Return a turning point as everybody sees it."""
    told = match.moments[point.at - 1]
    [moment] = shown_moments(match, SPECTATOR, (told,), cache)
    before = cache.seen(match, told.before, SPECTATOR).written
    return ShownTurningPoint(point.at, point.kind, point.seat, point.count, before, moment)
