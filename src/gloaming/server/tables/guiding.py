"""What helps a seat to choose: worked out from its view, so there is nothing to hide in it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from .refusal import Refusal
from .view import Glance


def guide_of(seen: Glance, seat: int) -> Callable[[], Any]:
    """Return what works a seat's guide out, in any thread: it holds a copy of the view."""
    if seat not in {sight.seat for sight in seen.now.sights}:
        raise Refusal("not-yours", "you may look only with your own eyes", "seat")
    if seen.table.phase != "running":
        raise Refusal("not-running", "there is nothing to choose now")
    match = seen.table.match
    return partial(match.game.guide, match.options, match.game.view(match.states, seat), seat)
