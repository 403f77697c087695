"""PostgreSQL through asyncpg, for hosts and for several processes."""

from collections.abc import Iterator
from contextlib import contextmanager

from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .database import T, Work, read_generation, telling_unavailable
from .migrate import migrate

CONNECTIONS = 5  # for reading, and as many for writing
SECONDS_TO_CONNECT = 5
SECONDS_TO_ANSWER = 30
MIGRATION_LOCK = 0x676C6F61  # "gloa": processes that start together migrate one by one


def postgresql_engine(url: URL) -> AsyncEngine:
    """Return an engine that notices when the server has been away."""
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=SECONDS_TO_ANSWER,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "timeout": SECONDS_TO_CONNECT,
            "command_timeout": SECONDS_TO_ANSWER,
            "server_settings": {"synchronous_commit": "on", "application_name": "gloaming"},
        },
    )


@contextmanager
def telling_away() -> Iterator[None]:
    """Tell of a server that is away; while connecting, asyncpg's own errors come through."""
    with telling_unavailable():
        try:
            yield
        except (PostgresError, InterfaceError) as error:
            raise ConnectionError(str(error)) from error


class PostgresqlDatabase:
    """A database on a PostgreSQL server: who reads much keeps nobody from writing."""

    def __init__(self, url: URL) -> None:
        """Connect with the first work; `open_postgresql` completes this."""
        self.reading, self.writing = postgresql_engine(url), postgresql_engine(url)
        self.generation = ""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        return await transact(self.reading, work)

    async def write(self, work: Work[T]) -> T:
        """Do work in one transaction; what it did is on disk when this returns."""
        return await transact(self.writing, work)

    async def scrub(self) -> None:
        """Leave it to PostgreSQL, whose files are not ours: its vacuum and its WAL go their way."""

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()


async def transact(engine: AsyncEngine, work: Work[T]) -> T:
    """Do work in one transaction."""
    with telling_away():
        async with engine.begin() as connection:
            return await connection.run_sync(work)


def migrate_alone(connection: Connection) -> None:
    """Bring the database to the newest revision while nobody else does."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    migrate(connection)


async def open_postgresql(url: URL) -> PostgresqlDatabase:
    """Connect and bring the database to the newest revision."""
    database = PostgresqlDatabase(url)
    try:
        await database.write(migrate_alone)
        database.generation = await database.read(read_generation)
    except BaseException:
        await database.close()
        raise
    return database
