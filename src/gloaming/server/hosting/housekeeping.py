"""Housekeeping: now and then, what was not archived is, and what nobody needs is removed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.stopping import stop
from gloaming.server.storage.errors import StorageError
from gloaming.server.storage.unplayed import remove_unplayed

from .archiving import Archivist
from .host import Host

EVERY_SECONDS = 300.0
DAY = 86_400.0

Chore: TypeAlias = Callable[[], Awaitable[int]]  # returns how much there was to do

log = structlog.get_logger()


class Housekeeping:
    """Does the chores, at the start and again and again; several processes may do them."""

    def __init__(
        self,
        host: Host,
        archivist: Archivist,
        accounts: SqlIdentity,
        *,
        every_seconds: float = EVERY_SECONDS,
    ) -> None:
        """Know the chores; the archive comes first, so that nothing played can be removed."""
        self._host = host
        self._accounts = accounts
        self._every_seconds = every_seconds
        self._working: asyncio.Task[None] | None = None
        self.chores: dict[str, Chore] = {
            "matches kept late": archivist.catch_up,
            "matches made public": archivist.publish,
            "expired tokens forgotten": accounts.forget_expired,
            "unplayed tables removed": self._remove_unplayed,
            "guests forgotten": accounts.forget_guests,
            "files scrubbed": self._scrub,
        }

    def start(self) -> None:
        """Begin at once."""
        self._working = asyncio.create_task(self._work_for_ever())

    async def close(self) -> None:
        """Stop."""
        if self._working:
            await stop([self._working])

    async def tidy(self) -> dict[str, int]:
        """Do all chores once; return how much was done, without what could not be."""
        done: dict[str, int] = {}
        for name, chore in self.chores.items():
            try:
                done[name] = await chore()
            except StorageError as error:
                warn_of_storage(error, "a chore failed")
        if any(done.values()):
            log.info("tidied", **done)
        return done

    async def _work_for_ever(self) -> None:
        """Tidy again and again; a mistake of ours in one round does not end all others."""
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(self._every_seconds)

    async def _scrub(self) -> int:
        """Let nothing that was deleted stay readable, should that have failed at the time."""
        await self._accounts.database.scrub()
        return 0

    async def _remove_unplayed(self) -> int:
        """Remove tables at which no match began for days."""
        before = self._host.now() - self._accounts.settings.unplayed_days * DAY
        return await self._accounts.database.write(
            lambda connection: remove_unplayed(connection, before)
        )
