"""Restoring a backup, as a whole or not at all, into either kind of database.

    backup of any kind and age --> a SQLite file of our own --> migrated --> the database

The last step is one transaction.  It gives the database a new generation, by which
processes that still run notice that what they remember is no longer what is kept.
"""

import asyncio
import secrets
import sqlite3
import tempfile
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from gloaming.server.settings import Settings

from .backup import copy_sqlite
from .backup_lines import ROWS_AT_ONCE, read_lines
from .database import GENERATION
from .errors import BackupError
from .migrate import current_revision, migrate
from .opening import open_database
from .schema import facts, metadata, tables
from .sqlite import sqlite_engine

SQLITE_MAGIC = b"SQLite format 3\0"
KEPT = [table for table in metadata.sorted_tables if table is not facts]


def restore(settings: Settings, path: Path, *, replace: bool = False) -> None:
    """Put a backup into the database; `replace` says whether it may hold something already."""
    asyncio.run(read_backup(settings.database_address, path, replace=replace))


async def read_backup(address: str, path: Path, *, replace: bool = False) -> None:
    """Put a backup into the database that an address names."""
    with tempfile.TemporaryDirectory(prefix="gloaming-") as folder:
        copy = Path(folder) / "backup.db"
        await asyncio.to_thread(unpack, path, copy)
        database = await open_database(address)
        try:
            await database.write(partial(pour, source=copy, replace=replace))
        finally:
            await database.close()


def unpack(path: Path, copy: Path) -> None:
    """Make a SQLite file of the newest revision from a backup."""
    try:
        with path.open("rb") as file:
            is_sqlite = file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror}") from None
    if is_sqlite:
        copy_sqlite(path, copy)
    engine = sqlite_engine(URL.create("sqlite", database=str(copy)), "BEGIN IMMEDIATE")
    try:
        with engine.begin() as connection:
            if is_sqlite:
                check_sqlite(connection)
            else:
                read_text_backup(connection, path)
            migrate(connection)
    except (SQLAlchemyError, sqlite3.Error, TypeError, ValueError) as error:
        raise BackupError(f"{path} is damaged: {error}") from None
    finally:
        engine.dispose()


def read_text_backup(connection: Connection, path: Path) -> None:
    """Put JSON lines into an empty database."""
    with path.open("rb") as file:
        read_lines(connection, file)


def check_sqlite(connection: Connection) -> None:
    """Refuse a file that is damaged or not ours."""
    if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
        raise BackupError("the backup is damaged")
    if current_revision(connection) is None:
        raise BackupError("this is not a backup of Gloaming")


def pour(connection: Connection, source: Path, *, replace: bool) -> None:
    """Replace what a database holds by what a SQLite file of the same revision holds."""
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


def copy_rows(connection: Connection, source: Path) -> None:
    """Copy all rows of a SQLite file."""
    engine = sqlite_engine(URL.create("sqlite", database=str(source)), "BEGIN")
    try:
        with engine.connect() as reading:
            for table in KEPT:
                found = reading.execute(select(table)).mappings()
                for rows in found.partitions(ROWS_AT_ONCE):
                    connection.execute(insert(table), [dict(row) for row in rows])
    finally:
        engine.dispose()
