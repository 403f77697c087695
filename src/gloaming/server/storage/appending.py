"""Appends, many in one transaction, each all or nothing by itself.

The rows of all tables concerned are read and locked first, in the order of their ids so
that two processes cannot wait for one another.  What an append may do is then decided
without the database: its first number must be the next one of its table.  The primary
key of the log says the same once more.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from . import at_once
from .database import GENERATION, read_generation
from .errors import EventGapError, NoSuchTableError, RestoredError, RewrittenError, StorageError
from .protocol import Envelope, TableRow
from .rows import event_values, seat_people, table_values, write_people
from .schema import events, tables

Verdict: TypeAlias = bool | StorageError  # kept, too late, or why it cannot be kept


class Append(msgspec.Struct, frozen=True):
    """Events that are to follow those of a table, and what is then known of it."""

    row: TableRow
    events: Sequence[Envelope]


class Standing(msgspec.Struct):
    """Where a table stands while appends are judged."""

    next_number: int
    people: str
    rewrites: int
    left: tuple[str, ...] = ()  # who sat there meanwhile


STANDINGS = (
    select(tables.c.id, tables.c.next_number, tables.c.people, tables.c.rewrites)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
INSERT_EVENTS = insert(events)
# The id is given twice: as a condition under a name of its own.
UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("known_id"))


def append_all(connection: Connection, generation: str, appends: Sequence[Append]) -> list[Verdict]:
    """Keep every append that fits, and tell of each what became of it."""
    kept_generation, standings = read_standings(connection, appends)
    if kept_generation != generation:
        raise RestoredError
    before = {table: standing.people for table, standing in standings.items()}
    verdicts = [judge(standings.get(append.row.id), append) for append in appends]
    kept = [append for append, verdict in zip(appends, verdicts, strict=True) if verdict is True]
    if kept:
        write_kept(connection, standings, kept)
    for table, standing in standings.items():
        if standing.left or standing.people != before[table]:
            seat_people(connection, table, last_row(kept, table).people, standing.left)
    return verdicts


def read_standings(
    connection: Connection, appends: Sequence[Append]
) -> tuple[str, dict[str, Standing]]:
    """Read the generation, and read and lock where the tables stand."""
    ids = sorted({append.row.id for append in appends})
    found: Iterable[Any]
    if is_sqlite(connection):
        generation, found = at_once.read_standings(connection, GENERATION, ids)
    else:
        found = connection.execute(STANDINGS, {"ids": ids})
        generation = read_generation(connection)
    return generation, {table: Standing(*standing) for table, *standing in found}


def judge(standing: Standing | None, append: Append) -> Verdict:
    """Decide about an append, and let the table stand where it then stands."""
    if standing is None:
        return NoSuchTableError(append.row.id)
    if append.row.rewrites != standing.rewrites:
        return RewrittenError(append.row.id)
    first = append.events[0].number
    if first != standing.next_number:
        late = first < standing.next_number
        return False if late else EventGapError(append.row.id, standing.next_number, first)
    standing.next_number += len(append.events)
    people = write_people(append.row.people)
    if people != standing.people:
        standing.people = people
        standing.left += append.row.people
    return True


def write_kept(
    connection: Connection, standings: dict[str, Standing], kept: Sequence[Append]
) -> None:
    """Write the events, and each table once as its last append has it."""
    rows = {append.row.id: append.row for append in kept}
    changes: list[dict[str, Any]] = [
        {**table_values(row), "next_number": standings[row.id].next_number} for row in rows.values()
    ]
    logged: list[dict[str, Any]] = [
        event_values(append.row.id, event) for append in kept for event in append.events
    ]
    if is_sqlite(connection):
        at_once.update_tables(connection, changes)
        at_once.insert_events(connection, logged)
    else:
        named = [{**change, "known_id": change["id"]} for change in changes]
        connection.execute(UPDATE_TABLE, named)
        connection.execute(INSERT_EVENTS, logged)


def is_sqlite(connection: Connection) -> bool:
    """Tell whether the database is SQLite, which takes many rows best in one statement."""
    return connection.dialect.name == "sqlite"


def last_row(kept: Sequence[Append], table: str) -> TableRow:
    """Return a table as its last append has it."""
    return next(append.row for append in reversed(kept) if append.row.id == table)
