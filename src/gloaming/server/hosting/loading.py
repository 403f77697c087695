"""Reading a table from its log: in pieces and slices, so that a long log holds nobody up.

storage --> piece --> piece --> ...          so many events in memory at once
             |
             fold a slice, let others go on, fold a slice, ...
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator

from gloaming.server.storage.protocol import Envelope, Storage
from gloaming.server.tables.events import Started, read_event
from gloaming.server.tables.fold import UnreadableLogError, apply, first_table
from gloaming.server.tables.table import Table, TableContext

from .hosted import Loaded

PIECE = 100  # events that are read at once
SLICE = 0.001  # seconds that are spent on logs, and then left to others


async def pieces(storage: Storage, table: str, after: int = -1) -> AsyncIterator[list[Envelope]]:
    """Yield the log of a table behind a number, piece by piece."""
    while piece := await storage.events(table, after, PIECE):
        yield piece
        after = piece[-1].number
        if len(piece) < PIECE:
            return


class Loader:
    """Reads tables, all of them together a slice at a time."""

    def __init__(self, storage: Storage) -> None:
        """Read from storage."""
        self._storage = storage
        self._turn = asyncio.Lock()

    async def load(self, context: TableContext, now: float, rewrites: int = 0) -> Loaded:
        """Return a table as its log tells it, which was rewritten so often before."""
        folding = Folding(context, now)
        async for piece in pieces(self._storage, context.id):
            waiting = deque(piece)
            while waiting:
                async with self._turn:
                    folding.fold(waiting)
                    await asyncio.sleep(SLICE if waiting else 0)
        return folding.loaded(rewrites)


class Folding:
    """A table on its way through its log."""

    def __init__(self, context: TableContext, now: float) -> None:
        """Begin before the first event."""
        self._makings = context
        self._now = now
        self._table: Table | None = None
        self._late: Table | None = None  # where spectators are, once that is behind the table
        self._commands: set[str] = set()
        self._hidden: deque[Envelope] = deque()

    def fold(self, waiting: deque[Envelope]) -> None:
        """Take events for the time of a slice."""
        end = time.perf_counter() + SLICE
        while waiting and time.perf_counter() < end:
            self._take(waiting.popleft())

    def _take(self, envelope: Envelope) -> None:
        """Let one event happen."""
        self._commands.add(envelope.command)
        if self._table is None:
            self._table = first_table(self._makings, envelope)
            return
        if self._late is None and self._is_hidden(self._table, envelope):
            self._late, self._table = self._table, self._table.copied()
        if self._late is not None:
            self._hidden.append(envelope)
        apply(self._table, envelope)

    def _is_hidden(self, table: Table, envelope: Envelope) -> bool:
        """Tell whether spectators may not know an event yet: all before the match they may."""
        delay = table.settings.watching_delay
        if not delay or envelope.at <= self._now - delay:
            return False
        return table.phase != "open" or isinstance(read_event(envelope.event), Started)

    def loaded(self, rewrites: int) -> Loaded:
        """Return the table, when the log has come to its end."""
        if self._table is None:
            raise UnreadableLogError(f"the log of {self._makings.id} is empty")
        return Loaded(
            self._table, self._late or self._table, self._commands, self._hidden, rewrites
        )
