"""SQLite, as many rows as there are in one statement.

At every step of a statement the module lets go of the interpreter, and a busy one comes
back only after a while: row by row, a commit of fifty would wait a hundred times.

    one by one      BEGIN  read*50  update*50  insert*50  COMMIT
    at once         BEGIN  read     update     insert     COMMIT
"""

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias, cast

import msgspec
from sqlalchemy import Connection, Table

from .schema import events, tables

READ = """\
SELECT (SELECT value FROM facts WHERE key = ?),
       json_group_array(json_array(id, next_number, people, rewrites))
FROM tables WHERE id IN (SELECT value FROM json_each(?))"""
MOST_STATEMENTS = 128  # that the module keeps prepared

Found: TypeAlias = list[tuple[str, int, str, int]]  # id, next number, people, rewrites

read_found = msgspec.json.Decoder(Found).decode


def raw(connection: Connection) -> sqlite3.Connection:
    """Return the module's own connection: few statements are worth no more detours."""
    return cast("sqlite3.Connection", connection.connection.driver_connection)


def read_standings(connection: Connection, fact: str, ids: Sequence[str]) -> tuple[str, Found]:
    """Read a fact, and where tables stand."""
    names = msgspec.json.encode(ids).decode()
    value, found = raw(connection).execute(READ, (fact, names)).fetchone()
    return value, read_found(found)


def update_tables(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write tables that are there already."""
    write_rows(connection, tables, rows)


def insert_events(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write new events; a number that is taken is an error."""
    write_rows(connection, events, rows)


def write_rows(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows in one statement."""
    columns = table.columns.keys()
    values = [row[column] for row in rows for column in columns]
    raw(connection).execute(statement(table, len(rows)), values)


@lru_cache(MOST_STATEMENTS)
def statement(table: Table, rows: int) -> str:
    """Return the statement that writes so many rows; only of the log none is ever replaced."""
    columns = table.columns.keys()
    row = f"({', '.join('?' * len(columns))})"
    rows_text = ", ".join([row] * rows)
    text = f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES {rows_text}"  # noqa: S608 - our own names
    if table is events:
        return text
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns if column != "id")
    return f"{text} ON CONFLICT (id) DO UPDATE SET {changes}"
