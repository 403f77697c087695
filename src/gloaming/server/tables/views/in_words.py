"""A table in words: with every state, action and account written out, for programs and logs."""

from collections.abc import Sequence

from msgspec.structs import replace

from gloaming.core.match import Match

from .shown import ShownSight, TableNow, WholeTable
from .sights import ViewCache, choices, shown_moments
from .view import (
    Heard,
    PersonView,
    SeatView,
    about,
    common_sayings,
    firsts_of_news,
    last_moments,
    looked_up_in,
    now_for,
    record_so_far,
)


def whole(seen: PersonView) -> WholeTable:
    """Return everything that a person may know."""
    table, person = seen.table, seen.person
    now = with_story(seen, last_moments(seen), 0, is_later=True)
    return WholeTable(about(table, person), now, record_so_far(table, person, seen.cache))


def news(seen: PersonView, before: Heard) -> TableNow:
    """Return how a table is now, with only those moments and sayings that are new."""
    firsts, is_later = firsts_of_news(seen, before)
    first_saying = common_sayings(before.sayings, seen.heard.sayings)
    return with_story(seen, firsts, first_saying, is_later=is_later)


def with_story(
    seen: PersonView, firsts: Sequence[int], first_saying: int, *, is_later: bool
) -> TableNow:
    """Return how a table is, with its moments and sayings from certain numbers on.

    Who hears of moments later is told of them as they may be looked up now.
    """
    match = seen.table.match
    now = looked_up_in(seen, is_later=is_later)
    sights = [
        replace(
            sight(match, eye, seen.cache),
            moments_before=first,
            moments=shown_moments(match, eye.seat, eye.told[first:], seen.cache, now),
        )
        for eye, first in zip(seen.eyes, firsts, strict=True)
    ]
    return replace(now_for(seen, first_saying), sights=tuple(sights))


def sight(match: Match, eye: SeatView, cache: ViewCache) -> ShownSight:
    """Return what a seat sees, without how it came about."""
    seen = cache.seen(match, match.states, eye.seat)
    return ShownSight(
        seat=eye.seat,
        state=seen.written,
        position=cache.position_of(match, seen.view),
        score=seen.score,
        actions=choices(match, seen.view, eye.seat) if eye.is_acting else (),
        can_undo=eye.can_undo,
    )
