"""What would come of some actions: worked out from a seat's view, so there is nothing to hide."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from gloaming.core.errors import ActionError, IllegalActionError, NotationError
from gloaming.core.match import Match
from gloaming.core.written import write_state

from .refusal import Refusal
from .table import copied_match
from .view import Glance


class Previewed(NamedTuple):
    """The state after some actions, or why one of them is refused."""

    state: Any
    refused: str = ""
    facts: Any = None


def preview_of(seen: Glance, seat: int, actions: Sequence[int | str]) -> Callable[[], Previewed]:
    """Return what works a preview out, in any thread: it holds a copy of the view."""
    if seat not in {eye.sight.seat for eye in seen.eyes}:
        raise Refusal("not-yours", "you may look only with your own eyes", "seat")
    if seen.table.phase != "running":
        raise Refusal("not-running", "there is nothing to choose now")
    match = copied_match(seen.table.match)
    match.states = match.game.view(match.states, seat)
    return partial(previewed, match, seat, actions)


def previewed(match: Match, seat: int, actions: Sequence[int | str]) -> Previewed:
    """Take the actions in the seat's imagination; chance and the rules do not go on there."""
    try:
        for action in actions:
            match.play(seat, number_of(match, action))
    except IllegalActionError as error:
        return Previewed(None, str(error), error.facts)
    except ActionError as error:
        return Previewed(None, str(error))
    return Previewed(msgspec.Raw(write_state(match.game.view(match.states, seat))))


def number_of(match: Match, action: int | str) -> int:
    """Return the number of an action that is given by number or text."""
    if isinstance(action, int):
        return action
    try:
        return int(match.game.read_action(match.options, match.states, action))
    except NotationError as error:
        raise Refusal("unreadable-action", error.message, "actions") from None
