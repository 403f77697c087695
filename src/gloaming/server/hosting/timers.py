"""Time that passes: what is due at tables in memory, in storage, and for late spectators."""

import asyncio

import structlog

from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.stopping import stop
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.commands import Tick

from .host import Host
from .hosted import Hosted

SWEEP_SECONDS = 5.0  # between looks for what is due at tables that are in nobody's memory
MOST_AT_ONCE = 100

log = structlog.get_logger()


class Timers:
    """Wakes tables when something is due."""

    def __init__(self, host: Host, *, sweep_seconds: float = SWEEP_SECONDS) -> None:
        """Follow every change of the host's tables."""
        self._host = host
        self._sweep_seconds = sweep_seconds
        self._sweeping: asyncio.Task[None] | None = None
        host.after_change.append(self._set)

    def start(self) -> None:
        """Begin to look for what is due in storage."""
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop looking."""
        if self._sweeping:
            await stop([self._sweeping])

    def _set(self, hosted: Hosted, _: bool) -> None:  # noqa: FBT001 - one of the host's reactions
        """Set a table's timer to what comes next, at once if that is past already."""
        self._wait(hosted, hosted.due)

    def _wait(self, hosted: Hosted, due: float | None) -> None:
        """Ring when something is due, or when spectators may know more."""
        if hosted.timer:
            hosted.timer.cancel()
        late = hosted.waiting[0].at + hosted.delay if hosted.waiting else None
        times = [time for time in (due, late) if time is not None]
        if times:
            seconds = max(0.0, min(times) - self._host.now())
            hosted.timer = asyncio.get_running_loop().call_later(seconds, self._ring, hosted)

    def _ring(self, hosted: Hosted) -> None:
        """Do what is due at a table; a change of it sets the timer anew."""
        now = self._host.now()
        if hosted.let_pass(now):
            for watcher in tuple(hosted.watchers):
                watcher.notice(hosted.id)
        due = hosted.due
        if due is not None and due <= now:
            self._host.spawn(self._host.quietly(hosted.id, Tick()))
            due = None
        self._wait(hosted, due)

    async def _sweep_for_ever(self) -> None:
        """Look again and again for what is due."""
        while True:
            await asyncio.sleep(self._sweep_seconds)
            try:
                await self.sweep()
            except StorageError as error:
                warn_of_storage(error, "could not look for what is due")

    async def sweep(self) -> None:
        """Wake every table in storage at which something is due; a bot may have to act."""
        rows = await self._host.storage.tables(due_before=self._host.now(), limit=MOST_AT_ONCE)
        for row in rows:
            try:
                await self._wake(row.id)
            except StorageError:
                raise
            except Exception:  # one table that cannot be read must not stop the others
                log.exception("a table cannot be woken", table=row.id)

    async def _wake(self, table: str) -> None:
        """Do what is due at a table."""
        hosted = await self._host.hosted(table)
        await self._host.quietly(table, Tick())
        for react in self._host.after_change:
            react(hosted, True)
