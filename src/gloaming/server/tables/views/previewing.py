"""What would come of some actions: worked out from a seat's view, so there is nothing to hide."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from gloaming.core.errors import ActionError, IllegalActionError
from gloaming.core.match import Match
from gloaming.core.written import write_state
from gloaming.server.tables.decisions.acting import code_of, number_of
from gloaming.server.tables.refusal import RefusalCode

from .guiding import viewed
from .view import PersonView


class Previewed(NamedTuple):
    """The state after some actions, or why one of them is refused."""

    state: Any
    refused: RefusalCode | None = None
    rule: str = ""
    facts: Any = None


def preview_of(
    seen: PersonView, seat: int, actions: Sequence[int | str]
) -> Callable[[], Previewed]:
    """Return what works a preview out, in any thread: it holds a copy of the view."""
    return partial(previewed, viewed(seen, seat), seat, actions)


def previewed(match: Match, seat: int, actions: Sequence[int | str]) -> Previewed:
    """Take the actions in the seat's imagination; chance and the rules do not go on there."""
    try:
        for place, action in enumerate(actions):
            match.play(seat, number_of(match, action, f"actions[{place}]"))
    except IllegalActionError as error:
        return Previewed(None, code_of(error), error.rule, error.facts)
    except ActionError as error:
        return Previewed(None, code_of(error))
    return Previewed(msgspec.Raw(write_state(match.game.view(match.states, seat))))
