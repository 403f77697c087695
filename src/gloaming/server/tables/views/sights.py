"""What a seat sees of the board, and what it may do there."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
import numpy as np
from msgspec.structs import replace

from gloaming.core.actors import SEVERAL
from gloaming.core.game import Moment, Ply, Words
from gloaming.core.layout import array
from gloaming.core.match import Match
from gloaming.core.score import Score
from gloaming.core.written import write_state
from gloaming.server.tables.table import Table

from .secrecy import Secrets, is_own
from .shown import ShownChoice, ShownMoment

REMEMBERED = 16  # enough for all who see the same at the same time

T = TypeVar("T")
Told: TypeAlias = Sequence[Moment]


class SeenState(NamedTuple):
    """What a seat sees of a state."""

    view: Any
    written: msgspec.Raw
    score: Score | None


class ViewCache:
    """What was worked out to show a table, once for all who see the same."""

    def __init__(self, *, is_over: bool = False) -> None:
        """Start without any; when all is over, nothing needs to be remembered any more."""
        self._is_over = is_over
        self.secrets = Secrets()
        self._table: Table | None = None  # the one that was looked at last
        self._looks: dict[int, Any] = {}  # what seats see of it
        self._views: dict[tuple[int, int], tuple[Any, Any]] = {}
        self._written: dict[bytes, msgspec.Raw] = {}
        self._scores: dict[bytes, Score | None] = {}
        self._positions: dict[bytes, Any] = {}
        self._words: dict[tuple[bytes, Ply], Words] = {}

    def once(self, table: Table, seat: int, look: Callable[[Table, int, "ViewCache"], T]) -> T:
        """Return what a seat sees of a table, worked out only once for each table."""
        if table is not self._table:
            self._table, self._looks = table, {}
        if seat not in self._looks:
            self._looks[seat] = look(table, seat, self)
        return self._looks[seat]

    def view(self, match: Match, states: Any, seat: int) -> Any:
        """Return what a seat may know of a state."""
        key = (id(states), seat)  # the states are kept, so that their identity stays their own
        found = self._views.get(key)
        if found is None:
            make_room(self._views)
            is_shown = self._is_over and match.game.is_by_memory(match.options)
            view = states if is_shown else match.game.view(states, seat)
            found = self._views[key] = (states, view)
        return found[1]

    def seen(self, match: Match, states: Any, seat: int) -> SeenState:
        """Return what a seat sees of a state; seats that see the same share the text."""
        view = self.view(match, states, seat)
        return SeenState(view, self.text_of(view), self.score_of(match, view))

    def words(self, match: Match, moment: Moment) -> Words:
        """Return a moment in words."""
        key = (array(moment.before).tobytes(), moment.ply)
        found = self._words.get(key)
        if found is None:
            make_room(self._words)
            found = self._words[key] = match.game.words(match.options, moment)
        return found

    def text_of(self, view: Any) -> msgspec.Raw:
        """Return the fields of a view."""
        key = array(view).tobytes()
        found = self._written.get(key)
        if found is None:
            make_room(self._written)
            found = self._written[key] = msgspec.Raw(write_state(view))
        return found

    def score_of(self, match: Match, view: Any) -> Score | None:
        """Return what everybody has reached in a view."""
        key = array(view).tobytes()
        if key not in self._scores:
            make_room(self._scores)
            self._scores[key] = match.game.score(view)
        return self._scores[key]

    def position_of(self, match: Match, view: Any) -> Any:
        """Return the position of a view, as the interchange has it."""
        key = array(view).tobytes()
        if key not in self._positions:
            make_room(self._positions)
            self._positions[key] = match.game.position(match.options, view)
        return self._positions[key]


def make_room(remembered: dict[Any, Any]) -> None:
    """Forget everything when there is too much of it."""
    if len(remembered) >= REMEMBERED:
        remembered.clear()


def choices(match: Match, view: Any, seat: int) -> tuple[ShownChoice, ...]:
    """Return what a seat may do, worked out from its view alone."""
    out = np.empty(match.game.most_actions, np.int64)
    count = match.game.entry_points.legal_actions(view, 0, seat, out)
    write, options = match.game.write_action, match.options
    return tuple(
        [ShownChoice(action, write(options, view, action)) for action in out[:count].tolist()]
    )


def shown_moments(
    match: Match, seat: int, told: Told, cache: ViewCache, now: Any = None
) -> tuple[ShownMoment, ...]:
    """Return moments in words, each with what the seat saw after it.

    With the state that is now they are told as they may be looked up later.
    """
    show = shown_moment
    if now is not None and match.game.is_by_memory(match.options):
        show = partial(recalled_moment, now)
    pairs = zip(told, states_after(match, told), strict=True)
    return tuple([show(match, seat, moment, after, cache) for moment, after in pairs])


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
    match: Match, seat: int, moment: Moment, after: Any, cache: ViewCache
) -> ShownMoment:
    """Return one moment in words; a seat's own as that seat saw it."""
    told = told_as(words_for(match, seat, moment, cache), moment.ply.actor)
    if is_sealed(match, seat, moment):
        return told
    seen = cache.seen(match, after, seat)
    return replace(told, state=seen.written, score=seen.score)


def words_for(match: Match, seat: int, moment: Moment, cache: ViewCache) -> Words:
    """Return a moment in words; a seat's own as that seat saw it."""
    return cache.words(match, heard_as(match, seat, moment, cache))


def heard_as(match: Match, seat: int, moment: Moment, cache: ViewCache) -> Moment:
    """Return a moment as a seat is told of it: its own as it saw it, all others as they were."""
    if is_own(moment.ply.actor, seat) and match.game.has_secrets(match.options):
        return as_seen(match, seat, moment, cache)
    return moment


def is_sealed(match: Match, seat: int, moment: Moment) -> bool:
    """Tell whether a seat saw nothing of a moment: others planned then."""
    if is_own(moment.ply.actor, seat):
        return False
    return bool(match.game.entry_points.actor(moment.before, 0) == SEVERAL)


def recalled_moment(
    now: Any, match: Match, seat: int, moment: Moment, after: Any, cache: ViewCache
) -> ShownMoment:
    """Return one moment as it may be looked up now."""
    words = match.game.recall_words(match.options, moment, now)
    view = recalled_view(match, seat, after, now)
    score = cache.score_of(match, view)
    return replace(told_as(words, moment.ply.actor), state=cache.text_of(view), score=score)


def told_as(words: Words, actor: int) -> ShownMoment:
    """Return what somebody did, without what was seen after it."""
    return ShownMoment(actor, words.text, words.account, action=words.action)


def recalled_view(match: Match, seat: int, then: Any, now: Any) -> Any:
    """Return what a seat may look up of an earlier state."""
    return match.game.view(match.game.recall(match.options, then, now), seat)


def as_seen(match: Match, seat: int, moment: Moment, cache: ViewCache) -> Moment:
    """Return a moment as a seat saw it: plans of others may lie in it sealed."""
    return Moment(cache.view(match, moment.before, seat), moment.ply)
