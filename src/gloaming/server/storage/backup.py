"""Backups of a database in use: a file of SQLite, or JSON lines from PostgreSQL.

Both show one moment, both can be restored into either kind of database.  A backup holds
seeds of matches that go on and digests of passwords, so only its owner may read it.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection

from gloaming.server.settings import Settings

from .backup_lines import write_lines
from .database import read_url
from .errors import BackupError
from .migrate import check_known, current_revision, newest_revision, scripts

OWNER_ONLY = 0o600


def backup(settings: Settings, path: Path) -> None:
    """Write everything that is kept to a new file, while the server may run."""
    asyncio.run(write_backup(settings.database_address, path))


async def write_backup(address: str, path: Path) -> None:
    """Write a backup of the database that an address names."""
    url = read_url(address)
    with new_file(path) as unfinished:
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(copy_sqlite, Path(str(url.database)), unfinished)
        else:
            await export_postgresql(url, unfinished)


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Give a file beside the wanted one, which takes its name once it is complete."""
    if path.exists():
        raise BackupError(f"{path} exists already")
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise BackupError(f"{unfinished} cannot be written: {error.strerror}") from None
    try:
        yield unfinished
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(path)
    finally:
        unfinished.unlink(missing_ok=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a file of SQLite as it is at one moment, whoever writes to it meanwhile."""
    if not source.is_file():
        raise BackupError(f"there is no database {source}")
    with closing(sqlite3.connect(target)) as writing:
        copy_into(source, "mode=ro", writing)


def copy_into(source: Path, how: str, target: sqlite3.Connection) -> None:
    """Copy a file of SQLite, opened as told, over what a connection holds."""
    address = f"{source.absolute().as_uri()}?{how}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as reading:
            reading.backup(target)
    except sqlite3.Error as error:
        raise BackupError(f"{source} cannot be copied: {error}") from None


async def export_postgresql(url: URL, path: Path) -> None:
    """Write a PostgreSQL database as it is at one moment as JSON lines."""
    from .postgresql import postgresql_engine, telling_away  # noqa: PLC0415 - of an extra

    engine = postgresql_engine(url).execution_options(
        isolation_level="REPEATABLE READ", postgresql_readonly=True
    )
    try:
        with telling_away():
            async with engine.connect() as connection:
                await connection.run_sync(partial(export, path=path))
    finally:
        await engine.dispose()


def export(connection: Connection, path: Path) -> None:
    """Write what a connection sees to a file."""
    revision = current_revision(connection)
    check_known(scripts(), revision, newest_revision())
    if revision is None:
        raise BackupError("the database is empty")
    with path.open("wb") as file:
        write_lines(connection, revision, file)
