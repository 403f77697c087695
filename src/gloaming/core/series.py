"""A series of matches: how often everybody has won, and how many points that made."""

from collections.abc import Collection, Sequence

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """What somebody has reached in a series."""

    matches: int = 0
    wins: int = 0
    points: int = 0


def tallies_after(
    before: Sequence[Tally], winners: Collection[int], scores: Sequence[int]
) -> tuple[Tally, ...]:
    """Return everybody's tally after one more match; without scores nobody gets points.

    >>> tallies_after([Tally(), Tally(2, 1, 7)], winners=(1,), scores=(0, 5))
    (Tally(matches=1, wins=0, points=0), Tally(matches=3, wins=2, points=12))
    """
    points = [*scores] or [0] * len(before)
    return tuple(
        Tally(tally.matches + 1, tally.wins + (seat in winners), tally.points + points[seat])
        for seat, tally in enumerate(before)
    )
