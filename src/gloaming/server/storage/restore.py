"""Restoring a backup, as a whole or not at all, into either kind of database.

    a backup of any kind and age --> checked --> rows in tables of our own --> the database

The last step is one transaction.  It gives the database a new generation, by which
processes that still run notice that what they remember is no longer what is kept.

What comes in between lies in SQLite's temporary databases: their files have no names from
the moment they are opened, so nothing is left of them however the process ends.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from gloaming.server.settings import Settings

from .backup import copy_into
from .backup_lines import ROWS_AT_ONCE, read_lines
from .checked_backup import check_backup, copy_checked
from .database import GENERATION
from .errors import BackupError
from .migrate import migrate
from .opening import open_database
from .schema import facts, metadata, tables
from .sqlite import temporary_engine

SQLITE_MAGIC = b"SQLite format 3\0"
KEPT = [table for table in metadata.sorted_tables if table is not facts]


def restore(settings: Settings, path: Path, *, replace: bool = False) -> None:
    """Put a backup into the database; `replace` says whether it may hold something already."""
    asyncio.run(read_backup(settings.database_address, path, replace=replace))


async def read_backup(address: str, path: Path, *, replace: bool = False) -> None:
    """Put a backup into the database that an address names."""
    with unpacked(path) as source:
        database = await open_database(address)
        try:
            await database.write(partial(pour, source=source, replace=replace))
        finally:
            await database.close()


@contextmanager
def unpacked(path: Path) -> Iterator[Connection]:
    """Give a backup as a database of the newest revision."""
    engine = temporary_engine()
    try:
        with engine.connect() as connection:
            with connection.begin():
                unpack(path, connection)
            yield connection
    finally:
        engine.dispose()


def unpack(path: Path, connection: Connection) -> None:
    """Put a backup into an empty database, and bring it to the newest revision."""
    try:
        if is_sqlite_file(path):
            read_sqlite_backup(connection, path)
        else:
            read_text_backup(connection, path)
        migrate(connection)
    except (SQLAlchemyError, sqlite3.Error, TypeError, ValueError) as error:
        raise BackupError(f"{path} is damaged: {error}") from None


def is_sqlite_file(path: Path) -> bool:
    """Tell whether a backup is a file of SQLite."""
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror}") from None


def read_text_backup(connection: Connection, path: Path) -> None:
    """Put JSON lines into an empty database."""
    with path.open("rb") as file:
        read_lines(connection, file)


def read_sqlite_backup(connection: Connection, path: Path) -> None:
    """Put the rows of a SQLite file into an empty database, which takes the file's revision."""
    with closing(sqlite3.connect("")) as copy:
        copy_into(path, way_to_open(path), copy)
        migrate(connection, check_backup(copy))
        copy_checked(copy, connection)


def way_to_open(path: Path) -> str:
    """Return how a backup is read: files beside it are made only if there is one already."""
    log = path.with_name(f"{path.name}-wal")
    return "mode=ro" if log.exists() else "immutable=1"


def pour(connection: Connection, source: Connection, *, replace: bool) -> None:
    """Replace what a database holds by what a SQLite database of the same revision holds."""
    if connection.dialect.name == "postgresql":
        # Writers take this table first, so nobody is half-way through when we have it.
        connection.execute(text(f"LOCK TABLE {tables.name} IN EXCLUSIVE MODE"))
    if not replace and holds_something(connection):
        raise BackupError("the database is not empty; say that it may be replaced")
    for table in reversed(KEPT):
        connection.execute(delete(table))
    copy_rows(connection, source)
    new_generation = update(facts).where(facts.c.key == GENERATION)
    connection.execute(new_generation.values(value=secrets.token_hex(16)))


def holds_something(connection: Connection) -> bool:
    """Tell whether anything is kept in a database."""
    return any(connection.execute(select(table).limit(1)).first() for table in KEPT)


def copy_rows(connection: Connection, source: Connection) -> None:
    """Copy all rows of a SQLite database."""
    for table in KEPT:
        found = source.execute(select(table)).mappings()
        for rows in found.partitions(ROWS_AT_ONCE):
            connection.execute(insert(table), [dict(row) for row in rows])
