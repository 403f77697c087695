"""What helps a seat to choose: worked out from its view, so there is nothing to hide in it."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from gloaming.core.match import Match

from .refusal import Refusal
from .view import Glance


class Guided(NamedTuple):
    """A seat's guide, and what chance may bring if the table shows it."""

    guide: Any
    outlook: Any


def guide_of(seen: Glance, seat: int) -> Callable[[], Guided]:
    """Return what works a seat's guide out, in any thread: it holds a copy of the view."""
    if seat not in {eye.sight.seat for eye in seen.eyes}:
        raise Refusal("not-yours", "you may look only with your own eyes", "seat")
    if seen.table.phase != "running":
        raise Refusal("not-running", "there is nothing to choose now")
    match, shows_outlook = seen.table.match, seen.table.settings.shows_outlook
    view = match.game.view(match.states, seat)
    return partial(guided, match, view, seat, shows_outlook=shows_outlook)


def guided(match: Match, view: Any, seat: int, *, shows_outlook: bool) -> Guided:
    """Work a seat's guide out; a match's game and options never change."""
    game, options = match.game, match.options
    outlook = game.outlook(options, view) if shows_outlook else None
    return Guided(game.guide(options, view, seat), outlook)
