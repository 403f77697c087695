"""SQLite: one thread writes, some others read, and nobody waits for anybody else (WAL).

A transaction goes to its thread as a whole, where aiosqlite goes there and back for each
statement.  Measured with the same five statements: at least 2.5 times as many transactions
in a second where flushing is free (tmpfs); on a disk flushing decides, and group commit.
"""

import asyncio
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event

from .at_once import raw
from .database import T, Work, read_generation, telling_unavailable
from .errors import StorageUnavailableError
from .migrate import migrate

BUSY_MILLISECONDS = 10_000
# Of 4 KiB, until the log of writes is carried over into the file itself, which takes a
# while: pages that were written many times till then are carried over once.
WAL_PAGES = 8_000

MILLISECONDS = 1000  # in a second
SECONDS_BETWEEN_TRIES = 0.02
PRIMARY_CODE = 0xFF  # of an error of SQLite, without what tells its kinds apart

READERS = 4  # that read at once; the module lets go of the interpreter meanwhile

PRAGMAS = (
    f"busy_timeout = {BUSY_MILLISECONDS}",  # first: the others may have to wait already
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on disk before it is confirmed
    f"wal_autocheckpoint = {WAL_PAGES}",
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is overwritten
)
# Carries the log of writes over into the file, and leaves nothing of it.
CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)"


def sqlite_engine(url: URL, begin: str, connections: int = 1) -> Engine:
    """Return an engine of so many connections whose transactions start as told."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # the module's own idea of transactions is off
        for pragma in PRAGMAS:
            execute_patiently(raw, f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def execute_patiently(raw: sqlite3.Connection, statement: str) -> None:
    """Execute a statement; the first switch to WAL does not wait for others by itself."""
    end = time.monotonic() + BUSY_MILLISECONDS / MILLISECONDS
    while True:
        try:
            raw.execute(statement)
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > end:
                raise
            time.sleep(SECONDS_BETWEEN_TRIES)
        else:
            return


def temporary_engine() -> Engine:
    """Return an engine of one connection to an empty database that is gone when it closes.

    Its file has no name from the moment it is opened, so it never stays behind.
    """

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect("", check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class Lane:
    """Threads, each with a connection of its own."""

    def __init__(self, url: URL, begin: str, name: str, threads: int = 1) -> None:
        """Start a lane; connections open with the first work."""
        self.engine = sqlite_engine(url, begin, threads)
        self.own = threading.local()
        self.connections: list[Connection] = []
        self.threads = ThreadPoolExecutor(max_workers=threads, thread_name_prefix=name)

    async def run(self, work: Work[T]) -> T:
        """Do work on one of the lane's threads."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transact, work)

    def transact(self, work: Work[T]) -> T:
        """Do work in one transaction."""
        with telling_unavailable():
            connection = self.connection()
            with connection.begin():
                return work(connection)

    def connection(self) -> Connection:
        """Return the connection of this thread."""
        if not hasattr(self.own, "connection"):
            self.own.connection = self.engine.connect()
            self.connections.append(self.own.connection)
        connection: Connection = self.own.connection
        return connection

    async def checkpoint(self) -> None:
        """Carry the log of writes over on the lane's thread; raise if a reader does not let us."""
        await asyncio.get_running_loop().run_in_executor(self.threads, self.carry_over)

    def carry_over(self) -> None:
        """Carry the log of writes over, between transactions."""
        with telling_unavailable():
            is_busy, _, _ = raw(self.connection()).execute(CHECKPOINT).fetchone()
        if is_busy:
            raise StorageUnavailableError("the log of writes is being read")

    async def close(self) -> None:
        """Wait for what is under way and close the connections."""
        await asyncio.to_thread(self.threads.shutdown)
        for connection in self.connections:
            connection.close()
        self.engine.dispose()


class SqliteDatabase:
    """A database in a file of its own."""

    def __init__(self, url: URL) -> None:
        """Prepare both lanes; `open_sqlite` completes this."""
        # IMMEDIATE takes the right to write at once, so that no read inside can be stale.
        self.writer = Lane(url, "BEGIN IMMEDIATE", "gloaming-writer")
        self.reader = Lane(url, "BEGIN DEFERRED", "gloaming-reader", READERS)
        self.generation = ""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, on a snapshot."""
        return await self.reader.run(work)

    async def write(self, work: Work[T]) -> T:
        """Do work in one transaction; what it did is on disk when this returns."""
        return await self.writer.run(work)

    async def scrub(self) -> None:
        """Let nothing that was deleted stay readable in the file or its log of writes."""
        await self.writer.checkpoint()

    async def close(self) -> None:
        """Close both lanes, the reader first: the last to leave clears the WAL away."""
        await self.reader.close()
        await self.writer.close()


def make_file(path: Path) -> None:
    """Make the file if it is missing, for its owner only: it holds seeds of matches."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)


async def open_sqlite(url: URL) -> SqliteDatabase:
    """Open a file, make it if it is missing, and bring it to the newest revision."""
    database = SqliteDatabase(url)
    try:
        with telling_unavailable():
            make_file(Path(str(url.database)))
        await database.write(migrate)
        database.generation = await database.read(read_generation)
    except BaseException:
        await database.close()
        raise
    return database
