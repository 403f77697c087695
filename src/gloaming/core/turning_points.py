"""Turning points: the few moments that decided a match, for those who look back at it.

Compiled rules weigh every moment that may be one and keep the weightiest, a row for each:

    at | kind | seat | count | weight

They are told in the order of the match, and read with the names that a game has for the kinds.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from .compiled import compiled
from .encoding import Told, begin, length, tell, told
from .layout import array
from .writer import writer

MOST = 3
AT, KIND, SEAT, COUNT, WEIGHT = range(5)
FIELDS = 5

Points: TypeAlias = Annotated[NDArray[np.int64], 2]


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that mattered: what it was, for whom, and how much of it."""

    at: int  # how many moments of the match there were with it
    kind: Annotated[str, ()]  # in the game's own terms, so that any language can say it
    seat: int
    count: int = 1


put_point = writer(TurningPoint)


def points_told(
    kind: Any, write: Callable[..., int], moments: Sequence[Any], last: Any
) -> list[TurningPoint]:
    """Return the points that an entry point tells of a match: its moments, and its last state."""
    rows = [*(array(moment.before) for moment in moments), array(last)]
    # NumPy would compare all fields of every two rows to put them together.
    states = np.frombuffer(b"".join(row.tobytes() for row in rows), rows[-1].dtype)
    actors = np.array([moment.ply.actor for moment in moments], np.int64)
    found = told(kind, write, states, actors)
    return [TurningPoint(one.at, one.kind, one.seat, one.count) for one in found.points]


@compiled
def consider(
    points: Points, found: int, at: int, kind: int, seat: int, count: int, weight: int
) -> int:
    """Keep a point among the weightiest; return how many there are.

    Of those at one moment the weightiest is kept, and of equals the one that came first.
    """
    for place in range(found):
        if points[place, AT] == at:
            if points[place, WEIGHT] >= weight:
                return found
            take_out(points, place, found)
            found -= 1
            break
    place = found
    while place > 0 and points[place - 1, WEIGHT] < weight:
        place -= 1
    if place == MOST:
        return found
    found = min(found + 1, MOST)
    for later in range(found - 1, place, -1):
        copy_row(points, later - 1, later)
    points[place, AT], points[place, KIND] = at, kind
    points[place, SEAT], points[place, COUNT] = seat, count
    points[place, WEIGHT] = weight
    return found


@compiled
def take_out(points: Points, place: int, found: int) -> None:
    """Close the gap that a point leaves."""
    for later in range(place, found - 1):
        copy_row(points, later + 1, later)


@compiled
def copy_row(points: Points, source: int, target: int) -> None:
    """Copy one point over another."""
    for field in range(FIELDS):
        points[target, field] = points[source, field]


@compiled
def tell_points(points: Points, found: int, out: Told) -> int:
    """Tell the points in the order of the match; return how many numbers that takes."""
    begin(out)
    tell(out, found)
    last = -1
    for _ in range(found):
        following = -1
        for place in range(found):
            is_later = points[place, AT] > last
            if is_later and (following < 0 or points[place, AT] < points[following, AT]):
                following = place
        put_point(
            out,
            at=points[following, AT],
            kind=points[following, KIND],
            seat=points[following, SEAT],
            count=points[following, COUNT],
        )
        last = points[following, AT]
    return length(out)
