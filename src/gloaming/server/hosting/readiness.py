"""Readiness: whether tables can be read and kept, tried at most once a second."""

import asyncio
import time

from gloaming.server.storage.protocol import Storage

SECONDS = 1.0  # anybody may ask, but a try is a write


class Readiness:
    """Tries to read and to keep something."""

    def __init__(self, storage: Storage, seconds: float = SECONDS) -> None:
        """Begin with nothing tried."""
        self._storage = storage
        self._seconds = seconds
        self._trying: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def check(self) -> None:
        """Raise unless tables can be read and kept."""
        if self._trying is None or self._is_old():
            self._tried_at = time.monotonic()
            self._trying = asyncio.create_task(self._try())
            self._trying.add_done_callback(note_outcome)
        await asyncio.shield(self._trying)

    def _is_old(self) -> bool:
        """Tell whether it is time to try again."""
        is_done = self._trying is not None and self._trying.done()
        return is_done and time.monotonic() >= self._tried_at + self._seconds

    async def _try(self) -> None:
        """Read a table, and keep something."""
        await self._storage.tables(limit=1)
        await self._storage.try_keeping()


def note_outcome(task: asyncio.Task[None]) -> None:
    """Take note of a failure, which those who wait are told as well."""
    if not task.cancelled():
        task.exception()
