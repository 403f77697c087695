"""What a bot expected the others to do: its line, played out where nobody else sees it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from gloaming.core.match import Match
from gloaming.server.tables.decisions.acting import play_one
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.thoughts import Expected, told_thought

from .secrecy import SPECTATOR
from .shown import ShownMoment
from .sights import ViewCache, recalled_view, shown_moments
from .view import PersonView


class Expectation(NamedTuple):
    """Moments that may never come, and the state before them."""

    state: msgspec.Raw
    moments: tuple[ShownMoment, ...]


def expectation_of(seen: PersonView, seat: int) -> Callable[[], Expectation]:
    """Return what plays a line out, in any thread, as a spectator sees it."""
    table = seen.table
    is_bot = seat < len(table.seats) and table.seats[seat].bot
    kept = told_thought(table.match, table.thoughts, seat) if is_bot else None
    if kept is None:
        raise Refusal("no-such-bot", "no bot there has told what it thinks", "seat")
    match = table.match.copied()
    match.rewind(kept.moments)
    match.seed = None
    return partial(played_out, match, kept.thought.line, table.match.states)


def played_out(match: Match, line: Sequence[Expected], now: Any) -> Expectation:
    """Let all do what they are expected to; chance and the rules do not go on there.

    Nothing is told of it that may not be looked up in the state that is now.
    """
    start, cache = len(match.moments), ViewCache()
    state = cache.text_of(recalled_view(match, SPECTATOR, match.states, now))
    for place, (seat, action) in enumerate(map(msgspec.structs.astuple, line)):
        play_one(match, seat, action, f"line[{place}]")
    expected = match.moments[start:]
    return Expectation(state, shown_moments(match, SPECTATOR, expected, cache, now))
