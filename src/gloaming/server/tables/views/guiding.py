"""What helps a seat to choose: worked out from its view, so there is nothing to hide in it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from gloaming.core.match import Match
from gloaming.server.tables.decisions.acting import play_one
from gloaming.server.tables.refusal import Refusal

from .view import PersonView


class Guided(NamedTuple):
    """A seat's guide, and what chance may bring if the table shows it."""

    guide: Any
    outlook: Any


def guide_of(seen: PersonView, seat: int) -> Callable[[], Guided]:
    """Return what works a seat's guide out, in any thread: it holds a copy of the view."""
    match = viewed(seen, seat)
    return partial(guided, match, seat, shows_outlook=seen.table.settings.shows_outlook)


def outlook_of(seen: PersonView, seat: int, actions: Sequence[int | str]) -> Callable[[], Any]:
    """Return what works out, in any thread, what chance may bring after a seat's actions."""
    match = viewed(seen, seat)
    if not (match.game.has_outlook and seen.table.settings.shows_outlook):
        return lambda: None
    return partial(foreseen, match, seat, actions)


def viewed(seen: PersonView, seat: int) -> Match:
    """Return a running match as one of a person's own seats sees it; its seed is not known."""
    if seat not in {eye.seat for eye in seen.eyes}:
        raise Refusal("not-yours", "you may look only with your own eyes", "seat")
    if seen.table.phase != "running":
        raise Refusal("not-running", "there is nothing to choose now")
    match = seen.table.match
    return match.without_past(match.game.view(match.states, seat))


def guided(match: Match, seat: int, *, shows_outlook: bool) -> Guided:
    """Work a seat's guide out."""
    game, options = match.game, match.options
    outlook = game.outlook(options, match.states) if shows_outlook else None
    return Guided(game.guide(options, match.states, seat), outlook)


def foreseen(match: Match, seat: int, actions: Sequence[int | str]) -> Any:
    """Take actions that a seat has only in mind; return what chance may bring after them."""
    for place, action in enumerate(actions):
        play_one(match, seat, action, f"actions[{place}]")
    return match.game.outlook(match.options, match.states)
