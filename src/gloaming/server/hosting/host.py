"""The authority over the tables of one process: decide, keep, and only then tell anyone.

do      decide on the table in memory --> storage.append
          True    the table goes on, watchers and other processes hear of it
          False   another process was faster: read what it did and decide again
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from secrets import token_urlsafe
from typing import Any

import structlog
from msgspec.structs import replace

from gloaming.core.seeds import fresh_seed
from gloaming.server.bus.errors import BusError
from gloaming.server.bus.protocol import Bus
from gloaming.server.bus.subscription import Gap, Subscription
from gloaming.server.repeated_warnings import warn_of_bus, warn_of_storage
from gloaming.server.storage.errors import RewrittenError, StorageError
from gloaming.server.storage.protocol import Storage, TableSecret
from gloaming.server.tables.commands import (
    Asking,
    AskRematch,
    ComeBack,
    Command,
    ServerCommand,
    Tick,
)
from gloaming.server.tables.decisions.decide import Decided
from gloaming.server.tables.decisions.opening import TABLE_ID_BYTES, opening_events, table_id
from gloaming.server.tables.decisions.rematch import first_events
from gloaming.server.tables.events import Event, enclosed
from gloaming.server.tables.fold import folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.side_commands import SIDE_COMMANDS
from gloaming.server.tables.table import CHAT_PER_MINUTE, Table, TableContext
from gloaming.server.tables.views.row import row_of, written_summary

from .changes import CHANNEL, REWRITTEN, Change, read_change, write_change
from .hosted import Hosted, Loaded, Watcher
from .loading import Loader, pieces
from .metrics import Metrics
from .readiness import Readiness
from .repertoire import Repertoire
from .tables_in_memory import TablesInMemory

MOST_TRIES = 20  # against other processes that are faster each time
MOST_TABLES = 50  # that are not over, for one person
SIDE_COMMANDS_PER_MINUTE = 60  # of one person at one table

log = structlog.get_logger()


class Host:
    """All tables of a process."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        repertoire: Repertoire,
        *,
        now: Callable[[], float] = time.time,
        most_tables: int = MOST_TABLES,
        chat_per_minute: int = CHAT_PER_MINUTE,
        side_commands_per_minute: float = SIDE_COMMANDS_PER_MINUTE,
    ) -> None:
        """Start without any table in memory."""
        self.storage = storage
        self.bus = bus
        self.repertoire = repertoire
        self.now = now
        self.most_tables = most_tables
        self.chat_per_minute = chat_per_minute
        self.side_commands_per_minute = side_commands_per_minute
        self._loader = Loader(storage)
        self.metrics = Metrics()
        self.readiness = Readiness(storage)
        self.after_change: list[Callable[[Hosted, bool], None]] = []  # bots and timers
        self.after_loading: list[Callable[[Hosted], None]] = []  # presence
        self.after_watching: list[Callable[[Hosted], None]] = []  # bots
        self._tables = TablesInMemory(self.metrics.tables)
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscription: Subscription | None = None

    async def start(self) -> None:
        """Begin to hear what other processes do."""
        self._subscription = await self.bus.subscribe(CHANNEL)
        self.spawn(self._listen(self._subscription))

    async def close(self) -> None:
        """Finish what is under way and forget everything."""
        if self._subscription:
            self._subscription.close()
        self._tables.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside everything else, and to its end."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; who asked for it hears of its refusal, if they still listen."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | StorageError):
            log.error("something went wrong", exc_info=error)

    async def hosted(self, table: str) -> Hosted:
        """Return a table, from memory or from its log."""
        found = self._tables.get(table)
        if found is not None:
            return found
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    def remembers(self, hosted: Hosted) -> bool:
        """Tell whether a table is still in memory."""
        return self._tables.get(hosted.id) is hosted

    def is_watched_by(self, table: str, person: str) -> bool:
        """Tell whether a person watches a table through this process."""
        hosted = self._tables.get(table)
        return hosted is not None and hosted.is_watched_by(person)

    async def newest(self, table: str) -> Hosted:
        """Return a table with everything that is kept of it by now."""
        hosted = await self.hosted(table)
        async with hosted.lock:
            await self._catch_up(hosted)
        return hosted

    async def open_table(
        self, person: Someone, settings: TableSettings, command: str, carried: str = ""
    ) -> str:
        """Open a table, once for each command of a person; return its id."""
        table = table_id(f"{person.id}/{command}")
        if await self.storage.table(table) is not None:
            return table
        await self._check_number_of_tables(person)
        context = await self._makings(table, settings.game, fresh_seed())
        events = opening_events(context, settings, person, carried)
        await self._create(context, events, f"{person.id}/{command}")
        return table

    async def _check_number_of_tables(self, person: Someone) -> None:
        """Refuse one more table to somebody who sits at too many, or has opened too many."""
        find, most = self.storage.tables, self.most_tables
        found: set[str] = set()
        for phase in ("open", "running"):
            rows = await find(phase=phase, person=person.id, limit=most)
            rows += await find(phase=phase, opener=person.id, limit=most)
            found.update(row.id for row in rows)
        if len(found) >= most:
            raise Refusal("too-many", f"have {most} tables at most; finish or leave one first")

    async def do(
        self,
        table: str,
        command: Command | ServerCommand,
        person: Someone | None = None,
        command_id: str = "",
        lag: float = 0.0,
    ) -> None:
        """Carry out a command to its end, whether or not the asker waits for it; raise Refusal."""
        await asyncio.shield(self.spawn(self.do_here(table, command, person, command_id, lag)))

    async def do_here(
        self,
        table: str,
        command: Command | ServerCommand,
        person: Someone | None = None,
        command_id: str = "",
        lag: float = 0.0,
    ) -> None:
        """Do the same for an asker who is sure to wait for the end."""
        fresh = token_urlsafe(TABLE_ID_BYTES) if isinstance(command, AskRematch) else ""
        asking = Asking(command, self.now(), person, command_id, lag, fresh)
        with self.metrics.command():
            hosted = self._tables.get(table) or await self.hosted(table)
            self._check_haste(hosted, asking)
            await self._do(hosted, asking)

    def _check_haste(self, hosted: Hosted, asking: Asking) -> None:
        """Refuse what is no action to somebody who asks for too much of it; not what is resent."""
        if asking.person is None or not isinstance(asking.command, SIDE_COMMANDS):
            return
        if hosted.has_done(asking):
            return
        if hosted.is_in_haste(asking.person.id, self.side_commands_per_minute, time.monotonic()):
            raise Refusal("too-fast", "wait a little before you change more at this table")

    def watch(self, hosted: Hosted, watcher: Watcher) -> None:
        """Tell somebody of every change from now on."""
        hosted.watchers.add(watcher)
        self._tables.put(hosted)
        for react in self.after_watching:
            react(hosted)
        self._welcome_back(hosted)

    def unwatch(self, hosted: Hosted, watcher: Watcher) -> None:
        """Tell somebody no more."""
        hosted.watchers.discard(watcher)
        self._tables.forget_idle()

    async def _do(self, hosted: Hosted, asking: Asking) -> None:
        """Decide and keep, again if another process was faster."""
        async with hosted.lock:
            if hosted.is_doubtful:
                await self._catch_up(hosted)
            for _ in range(MOST_TRIES):
                decided = await self._decide(hosted, asking)
                if not decided.envelopes:
                    return
                if await self._keep(hosted, decided, asking.now):
                    change = Change(hosted.id, hosted.table.number, hosted.rewrites)
                    await self._tell_others(change)
                    return
                await self._catch_up(hosted)
        raise Refusal("unavailable", "this table is too busy; try again")

    async def _decide(self, hosted: Hosted, asking: Asking) -> Decided:
        """Decide, but refuse only on the newest knowledge."""
        try:
            return hosted.decide(asking)
        except Refusal:
            if not await self._catch_up(hosted):
                raise
        return hosted.decide(asking)

    async def _keep(self, hosted: Hosted, decided: Decided, now: float) -> bool:
        """Keep events; if storage fails nobody knows whether it has, so the log is read anew."""
        summary = hosted.summaries.summary(decided.table)
        row = replace(row_of(decided.table, now, summary), rewrites=hosted.rewrites)
        try:
            is_kept = await self.storage.append(row, decided.envelopes)
            if is_kept and decided.table.rematch:  # whoever is told of it goes there at once
                await self._open_rematch(decided.table)
        except RewrittenError:
            await self._read_again(hosted)
            return False
        except (StorageError, asyncio.CancelledError):
            hosted.is_doubtful = True
            raise
        if is_kept:
            hosted.happened(decided.table, decided.envelopes, row.deadline)
            self._changed(hosted, is_own=True)
        return is_kept

    async def _catch_up(self, hosted: Hosted) -> bool:
        """Read what other processes did; tell whether there was something."""
        before = hosted.table.number
        async for envelopes in pieces(self.storage, hosted.id, before):
            hosted.caught_up(envelopes)
        hosted.is_doubtful = False
        if hosted.table.number > before:
            self._changed(hosted, is_own=False)
        return hosted.table.number > before

    async def names_changed(self, tables: Iterable[str]) -> None:
        """Read tables again in which names have changed, here and in other processes."""
        for table in tables:
            hosted = self._tables.get(table)
            if hosted is not None:
                await self._follow(hosted, may_be_rewritten=True)
            await self._tell_others(Change(table, 0, REWRITTEN))

    async def _read_if_rewritten(self, hosted: Hosted) -> None:
        """Read a table again if names have changed in its log."""
        row = await self.storage.table(hosted.id)
        if row is not None and row.rewrites != hosted.rewrites:
            await self._read_again(hosted)

    async def _read_again(self, hosted: Hosted) -> None:
        """Read a table whose log is no longer what it was."""
        hosted.read(await self._loaded(hosted.id))
        self._changed(hosted, is_own=False)

    def _changed(self, hosted: Hosted, *, is_own: bool) -> None:
        """Tell everybody in this process."""
        hosted.let_pass(self.now())
        for watcher in tuple(hosted.watchers):
            watcher.notice(hosted.id)
        for react in self.after_change:
            react(hosted, is_own)
        self._welcome_back(hosted)

    def _welcome_back(self, hosted: Hosted) -> None:
        """Note that those are here who are thought to be away."""
        for person in tuple(hosted.table.away):
            if hosted.is_watched_by(person):
                self.spawn(self.quietly(hosted.id, ComeBack(person)))

    async def quietly(self, table: str, command: ServerCommand, command_id: str = "") -> bool:
        """Carry out a command of the server's own; a refusal is nobody's concern."""
        try:
            await self.do(table, command, None, command_id)
        except Refusal as refusal:
            log.debug("refused", table=table, code=refusal.code)
            return False
        except StorageError as error:
            warn_of_storage(error)
            return False
        return True

    async def _tell_others(self, change: Change) -> None:
        """Tell other processes that there is something new to read; the bus may be away."""
        try:
            await self.bus.publish(CHANNEL, write_change(change), self._subscription)
        except BusError as error:
            warn_of_bus(error)

    async def _listen(self, subscription: Subscription) -> None:
        """Follow what other processes do; after a gap, at all tables."""
        async for heard in subscription:
            if isinstance(heard, Gap):
                for hosted in self._tables.all():
                    self.spawn(self._follow(hosted, may_be_rewritten=True))
            else:
                self._hear(read_change(heard))

    def _hear(self, change: Change) -> None:
        """Hear that a table has changed, perhaps in another process."""
        hosted = self._tables.get(change.table)
        if hosted is None:
            return
        is_old = hosted.rewrites < change.rewrites
        if is_old or hosted.table.number < change.number:
            self.spawn(self._follow(hosted, may_be_rewritten=is_old))

    async def _follow(self, hosted: Hosted, *, may_be_rewritten: bool) -> None:
        """Read what another process did."""
        async with hosted.lock:
            try:
                if may_be_rewritten:
                    await self._read_if_rewritten(hosted)
                await self._catch_up(hosted)
            except StorageError as error:
                warn_of_storage(error)

    async def _load(self, table: str) -> Hosted:
        """Read a table from its log."""
        self._tables.forget_idle()
        try:
            hosted = Hosted(await self._loaded(table))
            self._tables.put(hosted)
        finally:
            self._loading.pop(table, None)
        for react in self.after_change:
            react(hosted, True)
        for look in self.after_loading:
            look(hosted)
        if hosted.due is not None and hosted.due <= self.now():
            self.spawn(self.quietly(table, Tick()))
        if hosted.table.rematch:
            await self._open_rematch(hosted.table)
        return hosted

    async def _loaded(self, table: str) -> Loaded:
        """Return what is kept of a table; the row first, as names may change meanwhile."""
        secret = await self.storage.secret(table)
        row = await self.storage.table(table)
        if secret is None or row is None:
            raise Refusal("no-such-table", "there is no such table", "table")
        context = await self._makings(table, row.game, secret.seed)
        return await self._loader.load(context, self.now(), row.rewrites)

    async def _makings(self, table: str, game: str, seed: str) -> TableContext:
        """Return what a table is made of."""
        found, bots = await self.repertoire.game(game), tuple(self.repertoire.bots(game))
        return TableContext(table, found, bots, seed, self.chat_per_minute)

    async def _create(self, context: TableContext, events: list[Event], command: str) -> None:
        """Keep a new table, unless it is kept already."""
        if await self.storage.table(context.id) is not None:
            return
        now = self.now()
        envelopes = enclosed(events, 0, now, command)
        table = folded(context, envelopes)
        row = row_of(table, now, written_summary(table))
        try:
            await self.storage.create_table(row, TableSecret(context.seed), envelopes)
        except StorageError:
            if await self.storage.table(context.id) is None:
                raise

    async def _open_rematch(self, table: Table) -> None:
        """Open the table of a rematch; done again after a crash it changes nothing."""
        context = table.context._replace(id=table.rematch, seed=fresh_seed())
        await self._create(context, first_events(table, context.seed), "")
