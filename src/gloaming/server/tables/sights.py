"""What a seat sees of the board, and what it may do there."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
import numpy as np

from gloaming.core.actors import AUTOMATIC, SEVERAL
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.written import write_state

from .secrecy import Secrets, is_own
from .shown import ShownChoice, ShownMoment
from .table import Table

REMEMBERED = 16  # enough for all who see the same at the same time

T = TypeVar("T")
Told: TypeAlias = tuple[Moment, ...]
Words: TypeAlias = tuple[str, tuple[str, ...], Any]  # an action as text, and why; as values too


class Pictures:
    """What was worked out to show a table, once for all who see the same."""

    def __init__(self) -> None:
        """Start without any."""
        self.secrets = Secrets()
        self._table: Table | None = None  # the one that was looked at last
        self._looks: dict[int, Any] = {}  # what seats see of it
        self._written: dict[tuple[str, bytes], msgspec.Raw] = {}
        self._words: dict[tuple[bytes, Ply], Words] = {}

    def once(self, table: Table, seat: int, look: Callable[[Table, int, "Pictures"], T]) -> T:
        """Return what a seat sees of a table, worked out only once for each table."""
        if table is not self._table:
            self._table, self._looks = table, {}
        if seat not in self._looks:
            self._looks[seat] = look(table, seat, self)
        return self._looks[seat]

    def state(self, view: Any) -> msgspec.Raw:
        """Return the fields of a view."""
        key = ("state", array(view).tobytes())
        if key not in self._written:
            self._keep(key, write_state(view))
        return self._written[key]

    def position(self, match: Match, view: Any) -> msgspec.Raw:
        """Return a view as the interchange describes it."""
        key = ("position", array(view).tobytes())
        if key not in self._written:
            self._keep(key, msgspec.json.encode(match.game.position(match.options, view)))
        return self._written[key]

    def words(self, match: Match, moment: Moment) -> Words:
        """Return a moment in words."""
        key = (array(moment.before).tobytes(), moment.ply)
        if key not in self._words:
            if len(self._words) >= REMEMBERED:
                self._words.clear()
            self._words[key] = words_of(match, moment)
        return self._words[key]

    def _keep(self, key: tuple[str, bytes], text: bytes) -> None:
        """Remember a text, and forget the rest when there is too much of it."""
        if len(self._written) >= REMEMBERED:
            self._written.clear()
        self._written[key] = msgspec.Raw(text)


def choices(match: Match, view: Any, seat: int) -> tuple[ShownChoice, ...]:
    """Return what a seat may do, worked out from its view alone."""
    out = np.empty(match.game.most_actions, np.int64)
    count = match.game.doors.legal_actions(view, 0, seat, out)
    actions = [int(action) for action in out[:count]]
    write = match.game.write_action
    return tuple(ShownChoice(action, write(match.options, view, action)) for action in actions)


def shown_moments(
    match: Match, seat: int, told: Told, pictures: Pictures
) -> tuple[ShownMoment, ...]:
    """Return moments in words, each with what the seat saw after it."""
    pairs = zip(told, states_after(match, told), strict=True)
    return tuple(shown_moment(match, seat, moment, after, pictures) for moment, after in pairs)


def states_after(match: Match, told: Told) -> list[Any]:
    """Return the states that some moments of a match led to; the latest are found first."""
    waiting, found, after = list(told), [], match.states
    for later in reversed(match.moments):
        if not waiting:
            break
        if later is waiting[-1]:
            found.append(after)
            waiting.pop()
        after = later.before
    return found[::-1]


def shown_moment(
    match: Match, seat: int, moment: Moment, after: Any, pictures: Pictures
) -> ShownMoment:
    """Return one moment in words; a seat's own as that seat saw it."""
    is_known = is_own(moment.ply.actor, seat)
    words = pictures.words(match, as_seen(match, seat, moment) if is_known else moment)
    seen = seen_after(match, seat, moment, after, pictures)
    return ShownMoment(moment.ply.actor, *words, seen)


def words_of(match: Match, moment: Moment) -> Words:
    """Return an action as text, and the sentences that explain it."""
    game, options = match.game, match.options
    before, (actor, action) = moment
    text = "" if actor == AUTOMATIC else game.write_action(options, before, action)
    return text, tuple(game.explain(options, moment)), game.facts(options, moment)


def as_seen(match: Match, seat: int, moment: Moment) -> Moment:
    """Return a moment as a seat saw it: plans of others may lie in it sealed."""
    return Moment(match.game.view(moment.before, seat), moment.ply)


def seen_after(match: Match, seat: int, moment: Moment, after: Any, pictures: Pictures) -> Any:
    """Return what a seat saw after a moment; while others plan in secret, nothing new."""
    is_planning = match.game.doors.actor(moment.before, 0) == SEVERAL
    if is_planning and not is_own(moment.ply.actor, seat):
        return None
    return pictures.state(match.game.view(after, seat))
