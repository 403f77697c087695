"""Turning points: the few moments that decided a match, for those who look back at it."""

from collections.abc import Iterable
from dataclasses import dataclass

MOST = 3


@dataclass(frozen=True)
class TurningPoint:
    """A moment that mattered: what it was, for whom, and how much of it."""

    at: int  # how many moments of the match there were with it
    kind: str  # in the game's own terms, so that any language can say it
    seat: int
    count: int = 1


def foremost(points: Iterable[TurningPoint]) -> list[TurningPoint]:
    """Return the first few of points that stand in order of weight, as the match went.

    >>> lead, eaten = TurningPoint(40, "lead", 0), TurningPoint(7, "eaten", 1)
    >>> foremost([lead, eaten, TurningPoint(40, "eaten", 2)]) == [eaten, lead]
    True
    """
    chosen: dict[int, TurningPoint] = {}
    for point in points:
        if len(chosen) < MOST:
            chosen.setdefault(point.at, point)
    return [chosen[at] for at in sorted(chosen)]
