"""Storage of tables in a SQL database, as `protocol.Storage` asks for it."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .appending import Append
from .database import Database
from .errors import EventGapError, StorageError, TableExistsError
from .group_commit import GroupCommit
from .known_as import known_as
from .protocol import Envelope, TableRow, TableSecret
from .rows import envelope, event_values, seat_people, table_row, table_values
from .schema import events, facts, secrets, sitters, tables
from .unplayed import OVER

RUNNING = "running"
TRIAL = "trial"  # the fact that is written only to see whether that can be done


class SqlStorage:
    """Tables in SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        """Keep tables in a database."""
        self.database = database
        self.commits = GroupCommit(database)

    async def create_table(
        self, row: TableRow, secret: TableSecret, events: Sequence[Envelope]
    ) -> None:
        """Keep a new table with its first events."""
        check_numbers(row.id, events, 0)
        try:
            await self.database.write(
                lambda connection: write_new_table(connection, row, secret, events)
            )
        except IntegrityError:
            raise TableExistsError(row.id) from None

    async def append(self, row: TableRow, events: Sequence[Envelope]) -> bool:
        """Add events and update the row, all or nothing; False if a number is taken already."""
        if not events:
            raise StorageError(f"an append to table {row.id!r} has no events")
        check_numbers(row.id, events, events[0].number)
        return await self.commits.append(Append(row, events))

    async def events(self, table: str, after: int = -1, limit: int | None = None) -> list[Envelope]:
        """Return the events of a table behind a number, not more than the limit."""
        return await self.database.read(
            lambda connection: read_events(connection, table, after, limit)
        )

    async def secret(self, table: str) -> TableSecret | None:
        """Return the secret of a table, or None if there is no such table."""
        query = select(secrets.c.seed).where(secrets.c.table_id == table)
        seed = await self.database.read(lambda connection: connection.scalar(query))
        return None if seed is None else TableSecret(seed)

    async def table(self, table: str) -> TableRow | None:
        """Return what is known of a table."""
        found = await self.database.read(
            lambda connection: read_tables(connection, select(tables).where(tables.c.id == table))
        )
        return found[0] if found else None

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
        """Return the tables that fit, those changed last first."""
        query = select(tables).order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit)
        if phase is not None:
            query = query.where(is_in_phase(phase, told_by))
        if is_public is not None:
            query = query.where(tables.c.is_public == is_public)
        if due_before is not None:
            query = query.where(tables.c.deadline < due_before)
        if person is not None:
            theirs = sitters.c.person_id.in_(known_as(person)) & sitters.c.is_seated.is_(True)
            query = query.where(tables.c.id.in_(select(sitters.c.table_id).where(theirs)))
        if opener is not None:
            query = query.where(tables.c.opener.in_(known_as(opener)))
        return await self.database.read(lambda connection: read_tables(connection, query))

    async def try_keeping(self) -> None:
        """Keep something that nobody needs; raise if nothing can be kept just now."""
        await self.database.write(write_trial)

    async def close(self) -> None:
        """Write what waits; the database stays open for its other users."""
        await self.commits.finish()


def is_in_phase(phase: str, told_by: float | None) -> ColumnElement[bool]:
    """Return that a table is in a phase; an end that is told later has not come by then."""
    is_now = tables.c.phase == phase
    if told_by is None:
        return is_now
    is_untold = func.coalesce(tables.c.told_at, told_by) > told_by
    if phase == RUNNING:
        return is_now | ((tables.c.phase == OVER) & is_untold)
    return is_now & ~is_untold


def write_trial(connection: Connection) -> None:
    """Write a fact in place of the one that was written the last time."""
    kind: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    now = str(time.time())
    query = kind.insert(facts).values(key=TRIAL, value=now)
    connection.execute(
        query.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": now})
    )


def check_numbers(table: str, envelopes: Sequence[Envelope], first: int) -> None:
    """Raise unless the events count up from a number."""
    for number, event in enumerate(envelopes, first):
        if event.number != number:
            raise EventGapError(table, number, event.number)


def write_new_table(
    connection: Connection, row: TableRow, secret: TableSecret, envelopes: Sequence[Envelope]
) -> None:
    """Write a table, its secret and its first events."""
    values = {**table_values(row), "next_number": len(envelopes)}
    connection.execute(insert(tables).values(values))
    connection.execute(insert(secrets).values(table_id=row.id, seed=secret.seed))
    if envelopes:
        connection.execute(insert(events), [event_values(row.id, event) for event in envelopes])
    seat_people(connection, row.id, row.people)


def read_events(
    connection: Connection, table: str, after: int, limit: int | None
) -> list[Envelope]:
    """Read the events of a table behind a number, not more than the limit."""
    query = (
        select(events.c.number, events.c.at, events.c.command, events.c.event)
        .where(events.c.table_id == table, events.c.number > after)
        .order_by(events.c.number)
        .limit(limit)
    )
    return [envelope(kept) for kept in connection.execute(query)]


def read_tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Read the tables that a query finds."""
    return [table_row(kept) for kept in connection.execute(query)]
