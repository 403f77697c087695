"""A backup in a file of SQLite, which somebody may have made up: only its plain rows are read.

A file of SQLite holds more than rows: views, triggers, checks and computed columns are
programs that run when they are touched, and a recursive one never ends.  So what lies in
the file must be just the tables and indexes of its revision, and its rows are copied into
tables of our own.
"""

import sqlite3
from contextlib import closing
from typing import TypeAlias

from sqlalchemy import Connection

from .at_once import raw
from .backup_lines import ROWS_AT_ONCE, kept_tables
from .errors import BackupError
from .migrate import check_known, migrate, newest_revision, scripts
from .sqlite import temporary_engine

VERSION_TABLE = "alembic_version"
OURS = "this is not a backup of Gloaming"
PLAIN = ("table", "index")

SAFE = ("PRAGMA trusted_schema = OFF", "PRAGMA query_only = ON")
OBJECTS = "SELECT type, name, coalesce(sql, '') FROM sqlite_master"
COLUMNS = "SELECT name, hidden FROM pragma_table_xinfo(?) ORDER BY cid"
INDEXED = "SELECT name FROM pragma_index_xinfo(?) WHERE key"  # no name: something computed
PARTIAL = "SELECT 1 FROM pragma_index_list(?) WHERE partial"
CHECKS = "check"  # a word that none of our tables is made with


Columns: TypeAlias = tuple[tuple[str, int], ...]  # of a table: names, and whether computed
Shape: TypeAlias = dict[str, Columns]  # of a file: its tables


def check_backup(copy: sqlite3.Connection) -> str:
    """Return the revision of a backup, or refuse what is damaged or not ours."""
    for pragma in SAFE:
        copy.execute(pragma)
    shape = shape_of(copy)
    if VERSION_TABLE not in shape:
        raise BackupError(OURS)
    revision = revision_of(copy)
    if shape != shape_at(revision):
        raise BackupError(f"its tables are not those of revision {revision!r} of Gloaming")
    if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise BackupError("the backup is damaged")
    return revision


def shape_of(copy: sqlite3.Connection) -> Shape:
    """Return what lies in a file, or refuse what is more than tables and indexes of columns."""
    found = copy.execute(OBJECTS).fetchall()
    for kind, name, made_by in found:
        if kind not in PLAIN or CHECKS in made_by.lower() or "virtual" in made_by.lower():
            raise BackupError(f"the backup holds {name!r}, which is no plain {PLAIN[0]}")
    tables = [name for kind, name, _ in found if kind == "table"]
    for name in tables:
        if copy.execute(PARTIAL, (name,)).fetchone():
            raise BackupError(f"the backup has an index of {name!r} that is not ours")
    for kind, name, _ in found:
        if kind == "index" and (None,) in copy.execute(INDEXED, (name,)).fetchall():
            raise BackupError(f"the backup has an index {name!r} that is not ours")
    return {name: tuple(copy.execute(COLUMNS, (name,)).fetchall()) for name in tables}


def revision_of(copy: sqlite3.Connection) -> str:
    """Return the revision that a backup names, or refuse one that is unknown."""
    rows = copy.execute(f"SELECT version_num FROM {VERSION_TABLE} LIMIT 2").fetchall()  # noqa: S608 - our own name
    if len(rows) != 1 or not isinstance(rows[0][0], str):
        raise BackupError(OURS)
    revision: str = rows[0][0]
    check_known(scripts(), revision, newest_revision())
    return revision


def shape_at(revision: str) -> Shape:
    """Return what lies in a database of a revision."""
    engine = temporary_engine()
    try:
        with engine.begin() as connection:
            migrate(connection, revision)
            return shape_of(raw(connection))
    finally:
        engine.dispose()


def copy_checked(copy: sqlite3.Connection, connection: Connection) -> None:
    """Copy the rows of a checked backup into an empty database of the same revision."""
    for table in kept_tables(connection):
        columns = ", ".join(f'"{column.name}"' for column in table.c)
        places = ", ".join("?" * len(table.c))
        with closing(copy.execute(f'SELECT {columns} FROM "{table.name}"')) as found:  # noqa: S608 - our own names
            while rows := found.fetchmany(ROWS_AT_ONCE):
                statement = f'INSERT INTO "{table.name}" ({columns}) VALUES ({places})'  # noqa: S608 - our own names
                connection.exec_driver_sql(statement, rows)
