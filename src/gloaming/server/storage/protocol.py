"""What the rest of the server asks of storage, whatever database stands behind it.

A table is a log of events.  `(table, number)` is unique, so when two processes decide
about the same table at once, the database lets one of them through and the other learns
that it was late.  An event that `append` has confirmed is on disk.

Everything may raise StorageUnavailableError; whether a write has then happened is unknown
until it is read.  Writes moreover raise

    create_table   EventGapError      the first events do not count up from 0
                   TableExistsError   there is a table of that id already
    append         NoSuchTableError   there is no table of that id
                   EventGapError      numbers between the log and these events are missing
                   RestoredError      a backup was put in: start anew
                   RewrittenError     names in the log have changed: read it again
    both           ValueRefusedError  something that no database can keep
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Envelope(msgspec.Struct, frozen=True):
    """One event of a table as it is kept."""

    number: int  # 0, 1, 2 ... without gaps
    at: float  # seconds since 1970, by the server's clock
    command: str  # the id of the command that caused it; "" for the server's own
    event: msgspec.Raw  # the event as JSON


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log: kept up to date with every append."""

    id: str
    game: str
    phase: str  # "open", "running" or "over"
    is_public: bool
    created_at: float
    changed_at: float
    deadline: float | None  # when the server must act by itself
    people: tuple[str, ...]  # ids of those who sit there
    summary: msgspec.Raw  # what lists show of it, as JSON
    opener: str | None = None  # the id of who opened it
    rewrites: int = 0  # how often names in its log have changed
    told_at: float | None = None  # when everybody may know how it ended, if not at once


class TableSecret(msgspec.Struct, frozen=True):
    """What never leaves the server while the match goes on."""

    seed: str


class Storage(Protocol):
    """Storage of tables."""

    async def create_table(
        self, row: TableRow, secret: TableSecret, events: Sequence[Envelope]
    ) -> None:
        """Keep a new table with its first events."""

    async def append(self, row: TableRow, events: Sequence[Envelope]) -> bool:
        """Add events and update the row, all or nothing; False if a number is taken already."""

    async def events(self, table: str, after: int = -1, limit: int | None = None) -> list[Envelope]:
        """Return the events of a table behind a number, not more than the limit."""

    async def secret(self, table: str) -> TableSecret | None:
        """Return the secret of a table, or None if there is no such table."""

    async def table(self, table: str) -> TableRow | None:
        """Return what is known of a table."""

    async def tables(
        self,
        *,
        phase: str | None = None,
        is_public: bool | None = None,
        person: str | None = None,
        opener: str | None = None,
        due_before: float | None = None,
        told_by: float | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Return the tables that fit, those changed last first.

        With `told_by`, a match whose end is told later than that counts as running.
        """

    async def try_keeping(self) -> None:
        """Keep something that nobody needs; raise if nothing can be kept just now."""

    async def close(self) -> None:
        """Write what waits; what stands behind the storage is closed by who opened it."""
