"""From where things are seen: told after a match and in practice, never in a match of people."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gloaming.core.match import Match
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Program, Someone
from gloaming.server.tables.table import Table

from .secrecy import SPECTATOR

NEWEST = -1


def exposure_of(
    table: Table, person: Someone | None, at: int, thing: int, place: Sequence[float]
) -> Callable[[], Any]:
    """Return what works out, in any thread, from where something is seen at a moment of a match."""
    match = table.match
    if table.phase == "over":
        return exposed(match, at, SPECTATOR, thing, place)
    if not is_practice(table, person):
        raise Refusal("not-over", "this is told in practice against bots and after the match")
    return exposed(match, NEWEST, table.seats_of(person.id if person else "")[0], thing, place)


def is_practice(table: Table, person: Someone | None) -> bool:
    """Tell whether somebody plays one seat alone against bots.

    Who plays several seats may share the screen with others, against whom this would help.
    """
    bots = [seat for seat in table.seats if isinstance(seat.occupant, Program)]
    is_alone = person is not None and len(table.seats_of(person.id)) == 1
    return table.phase == "running" and is_alone and len(bots) == len(table.seats) - 1


def exposed(
    match: Match, at: int, seat: int, thing: int, place: Sequence[float]
) -> Callable[[], Any]:
    """Return what works it out from what a seat saw after so many moments."""
    if not match.game.has_exposure:
        raise Refusal("no-such-page", "this game does not tell from where things are seen")
    if not NEWEST <= at <= len(match.moments):
        raise Refusal("malformed", f"a match has {len(match.moments)} moments", "at")
    states = match.states if at in (NEWEST, len(match.moments)) else match.moments[at].before
    view = match.game.view(states, seat)
    return partial(match.game.exposure, match.options, view, thing, place)
