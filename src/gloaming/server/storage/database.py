"""What all storage is written on: work on a connection, done in one transaction.

Work is a plain function of a SQLAlchemy connection, so the same function serves SQLite
(where it runs in a thread) and PostgreSQL (where asyncpg carries it).
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from .errors import DatabaseUrlError, StorageUnavailableError, ValueRefusedError
from .schema import facts

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

GENERATION = "generation"  # changes whenever a backup is put in
READ_GENERATION = select(facts.c.value).where(facts.c.key == GENERATION)

# What a statement did wrong, and no connection.
REFUSED = (IntegrityError, ProgrammingError, sqlite3.IntegrityError, sqlite3.ProgrammingError)

# Classes of SQLSTATE that blame the statement.
DATA = "22"
INTEGRITY_OR_SYNTAX = ("23", "42")


class Database(Protocol):
    """A database at its newest revision."""

    @property
    def generation(self) -> str:
        """Return the generation that was there when the database was opened."""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""

    async def write(self, work: Work[T]) -> T:
        """Do work in one transaction; what it did is on disk when this returns."""

    async def scrub(self) -> None:
        """Let nothing that was deleted stay readable in the files, as far as that can be done."""

    async def close(self) -> None:
        """Let go of all connections."""


def read_generation(connection: Connection) -> str:
    """Return the generation of what is in the database."""
    return connection.execute(READ_GENERATION).scalar_one()


def read_url(text: str) -> URL:
    """Return the address of a database, or say which can be used."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseUrlError("a database is sqlite:///FILE or postgresql://HOST/NAME") from None
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise DatabaseUrlError(
        f"{url.render_as_string()!r} cannot be used: "
        "a database is sqlite:///FILE or postgresql://HOST/NAME"
    )


@contextmanager
def telling_unavailable() -> Iterator[None]:
    """Turn what drivers say about lost connections and full disks into one error."""
    try:
        yield
    except REFUSED:
        raise
    except (UnicodeEncodeError, OverflowError):
        raise ValueRefusedError from None
    except DBAPIError as error:
        fault = str(getattr(error.orig, "sqlstate", None) or "")
        if fault.startswith(DATA):
            raise ValueRefusedError from None
        if fault.startswith(INTEGRITY_OR_SYNTAX):
            raise
        raise StorageUnavailableError(f"the database does not answer: {error.orig}") from error
    except (OSError, PoolTimeoutError, sqlite3.Error) as error:
        raise StorageUnavailableError(f"the database does not answer: {error}") from error
