"""One table in a process's memory, and those who watch it."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from gloaming.server.access.rate_limit import Bucket
from gloaming.server.access.visitor import Visitor
from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables.commands import Asking
from gloaming.server.tables.decisions.deadlines import deadline
from gloaming.server.tables.decisions.decide import Decided, decide
from gloaming.server.tables.events import Started, read_event
from gloaming.server.tables.fold import after
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.table import Table
from gloaming.server.tables.views.row import SummaryCache
from gloaming.server.tables.views.sights import ViewCache

from .time_limits import deciding

MINUTE = 60.0
MOST_KNOWN = 100  # people whose haste at one table is remembered


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    @property
    def visitor(self) -> Visitor | None:
        """Return who it is; None for a stranger."""

    def notice(self, table: str) -> None:
        """Hear that a table may look different now."""


class Loaded(NamedTuple):
    """A table as its log tells it."""

    table: Table
    late: Table  # as spectators see it
    commands: set[str]  # that had an effect
    waiting: Iterable[Envelope] = ()  # what happened between the two
    rewrites: int = 0  # of the log


class Hosted:
    """A table, its lock, and who watches it."""

    def __init__(self, loaded: Loaded) -> None:
        """Begin with nobody who watches."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.is_doubtful = False  # storage failed: the log may hold more than is known here
        self.thinking: set[int] = set()  # seats whose bots think just now
        self._buckets: dict[str, Bucket] = {}  # of people, for what is no action
        self.read(loaded)

    def read(self, loaded: Loaded) -> None:
        """Take a table as its log tells it now."""
        self.table, self.late, self._commands, waiting, self.rewrites = loaded
        self.waiting: deque[Envelope] = deque(waiting)
        self.due = deadline(self.table)  # when something must be done by itself
        self.cache = ViewCache()
        self.summaries = SummaryCache()

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.table.context.id

    @property
    def delay(self) -> float:
        """Return how far spectators are behind."""
        return self.table.settings.watching_delay

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody would miss the table in memory."""
        return not self.watchers and not self.thinking and not self.lock.locked()

    def happened(self, table: Table, envelopes: Sequence[Envelope], due: float | None) -> None:
        """Let kept events take effect."""
        self.table, self.due = table, due
        self._commands.update(envelope.command for envelope in envelopes)
        self.waiting.extend(envelopes)

    def caught_up(self, envelopes: Sequence[Envelope]) -> None:
        """Let events take effect that another process kept."""
        later = after(self.table, envelopes)
        self.happened(later, envelopes, deadline(later))

    def has_done(self, asking: Asking) -> bool:
        """Tell whether a command has had its effect already."""
        return bool(asking.id) and asking.key in self._commands

    def decide(self, asking: Asking) -> Decided:
        """Return what comes of a command: nothing, if it has had its effect; raise Refusal."""
        if self.has_done(asking):
            return Decided((), self.table)
        with deciding():
            return decide(self.table, asking)

    def let_pass(self, now: float) -> bool:
        """Let spectators know what is old enough; tell whether there was something."""
        if not self.delay:
            self.waiting.clear()
            self.late = self.table
            return False
        is_open = self.late.phase == "open"
        first = first_hidden(self.waiting, now - self.delay, starts_open=is_open)
        due = [self.waiting.popleft() for _ in range(first)]
        if due:
            self.late = after(self.late, due)
        return bool(due)

    def seen_by(self, person: Someone | None) -> Table:
        """Return the table as somebody may see it: spectators later, or not at all."""
        table = self.table
        if person is not None and person.id in table.people:
            return table
        is_closed = not table.settings.may_be_watched and table.phase == "running"
        if is_closed and (person is None or person.id != table.opened_by.id):
            raise Refusal("not-watchable", "this match is not open to spectators")
        return self.late if self.delay else table

    def is_in_haste(self, person: str, per_minute: float, now: float) -> bool:
        """Count a command of a person that is no action; tell whether it is one too many."""
        if person not in self._buckets and len(self._buckets) >= MOST_KNOWN:
            self._buckets.pop(next(iter(self._buckets)))
        bucket = self._buckets.setdefault(person, Bucket(per_minute, per_minute / MINUTE))
        return not bucket.take(now)

    def is_watched_by(self, person: str) -> bool:
        """Tell whether a person watches through this process."""
        return any(watcher.visitor and person in watcher.visitor.ids for watcher in self.watchers)


def first_hidden(log: Collection[Envelope], latest: float, *, starts_open: bool) -> int:
    """Return how many events are open to spectators: all before the match, then what is old."""
    is_open = starts_open
    for count, kept in enumerate(log):
        is_open = is_open and not isinstance(read_event(kept.event), Started)
        if not is_open and kept.at > latest:
            return count
    return len(log)
