"""A backup as JSON lines: a header, one line for each row, and how many there were.

    {"format": "gloaming backup", "version": 1, "revision": "0001"}
    ["people", {"id": "...", "name": "...", ...}]
    ["tables", {"id": "...", ...}]          a row comes behind those it refers to
    ...
    {"rows": 1234}                          without this line the backup is cut off

Bytes are written in base64.  Rows are those of the revision that the header names.
"""

import base64
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import IO, Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select

from .errors import BackupError
from .migrate import migrate

T = TypeVar("T")

FORMAT = "gloaming backup"
VERSION = 1
ROWS_AT_ONCE = 1000

# These belong to one database, not to what is kept in it.
OWN_TABLES = ("alembic_version", "facts")

RowLine: TypeAlias = tuple[str, dict[str, Any]]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    revision: str


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    rows: int


def kept_tables(connection: Connection) -> list[Table]:
    """Return the tables of a database of any revision, those referred to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in OWN_TABLES]


def write_lines(connection: Connection, revision: str, file: IO[bytes]) -> None:
    """Write everything that is kept in a database."""
    write_line(file, Header(FORMAT, VERSION, revision))
    count = 0
    for table in kept_tables(connection):
        query = select(table).execution_options(yield_per=ROWS_AT_ONCE)
        for row in connection.execute(query).mappings():
            write_line(file, (str(table.name), {str(key): row[key] for key in row}))
            count += 1
    write_line(file, Footer(count))


def write_line(file: IO[bytes], content: Any) -> None:
    """Write one line."""
    file.write(msgspec.json.encode(content) + b"\n")


def read_lines(connection: Connection, file: IO[bytes]) -> None:
    """Put a backup into an empty database, which takes the backup's revision."""
    header = read_header(file.readline())
    migrate(connection, header.revision)
    tables = {table.name: table for table in kept_tables(connection)}
    for lines in chunks(row_lines(file)):
        for name, rows in by_table(lines):
            if name not in tables:
                raise BackupError(f"the backup has rows of an unknown table {name!r}")
            put_rows(connection, tables[name], rows)


def read_header(line: bytes) -> Header:
    """Read the first line, or say that this is no backup."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BackupError("this is not a backup of Gloaming") from None
    if (header.format, header.version) != (FORMAT, VERSION):
        raise BackupError(f"version {header.version} of backups cannot be read; {VERSION} can")
    return header


def row_lines(file: IO[bytes]) -> Iterator[RowLine]:
    """Read the lines of rows, and check that none is missing."""
    read_row = msgspec.json.Decoder(RowLine | Footer).decode
    count = 0
    for number, line in enumerate(file, 2):
        try:
            content = read_row(line)
        except msgspec.MsgspecError:
            raise BackupError(f"line {number} of the backup is damaged") from None
        if isinstance(content, Footer):
            if content.rows != count:
                raise BackupError(f"the backup has {count} rows instead of {content.rows}")
            return
        count += 1
        yield content
    raise BackupError(f"the backup is cut off behind {count} rows")


def by_table(lines: Iterable[RowLine]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Gather neighbouring rows of the same table."""
    gathered: dict[str, list[dict[str, Any]]] = {}
    for name, row in lines:
        gathered.setdefault(name, []).append(row)
    yield from gathered.items()


def put_rows(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Put rows as they stand in a backup into a table."""
    if any(row.keys() != set(table.c.keys()) for row in rows):
        raise BackupError(f"a row of {str(table.name)!r} in the backup is damaged")
    raw = [str(column.name) for column in table.c if isinstance(column.type, LargeBinary)]
    for row in rows:
        for name in raw:
            row[name] = base64.b64decode(row[name])
    connection.execute(insert(table), rows)


def chunks(items: Iterable[T]) -> Iterator[list[T]]:
    """Take items some at a time."""
    waiting = iter(items)
    while chunk := list(islice(waiting, ROWS_AT_ONCE)):
        yield chunk
