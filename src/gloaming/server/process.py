"""The house: an application that opens what it needs when it starts, in whatever process that is.

    serve --> House(settings) --> database, bus, identity --> make_app --> requests

A house is only settings and a clock until then, so it can be handed to new processes.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial

import structlog
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from .access.addresses import Addresses
from .app import make_app, our_repertoire
from .bus.opening import open_bus, open_jobs
from .hosting.repertoire import Repertoire
from .http.host_names import HostNames
from .http.turns import Turns
from .identity.sql_identity import SqlIdentity
from .logs import start_logs
from .settings import Settings
from .steady_clock import SteadyClock
from .stopping import stop
from .storage.database import Database, read_generation
from .storage.errors import StorageError, StorageUnavailableError
from .storage.opening import open_database
from .storage.sql_storage import SqlStorage
from .tuning import give_memory_back, tune

SECONDS_BETWEEN_LOOKS = 2.0  # for a backup that was restored meanwhile

log = structlog.get_logger()


class House:
    """An ASGI application made of settings."""

    def __init__(
        self,
        settings: Settings,
        leave: Callable[[], None] | None = None,
        clock: SteadyClock | None = None,
    ) -> None:
        """Open nothing yet; `leave` ends the process so that it starts anew."""
        self.settings = settings
        self.clock = clock or SteadyClock()
        self.leave = leave or partial(signal.raise_signal, signal.SIGTERM)
        self.app: HostNames | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open everything for the application's life, and give the rest to it."""
        if self.app is not None:
            await answer(self.app, scope, receive, send)
            return
        if multiprocessing.parent_process() is not None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process above says when to leave
        start_logs(self.settings)
        tune()
        leave_with_parent(self.leave)
        last_words: list[Message] = []

        async def send_but_last(message: Message) -> None:
            if message["type"].startswith("lifespan.shutdown"):
                last_words.append(message)
            else:
                await send(message)

        try:
            async with opened(self.settings, self.leave, self.clock) as app:
                turns = Turns(app, Addresses(self.settings.trusted_proxies))
                self.app = HostNames(turns, self.settings)
                await self.app(scope, receive, send_but_last)
        except StorageUnavailableError as error:
            await leave_to_parent(error)
            raise
        for message in last_words:  # uvicorn cancels whatever still runs after these
            await send(message)


async def answer(app: HostNames, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request; one that takes longer than the end may last is given up with a word."""
    try:
        await app(scope, receive, send)
    except asyncio.CancelledError:
        log.warning("the server ends, and a request was given up", path=scope["path"])


@asynccontextmanager
async def opened(
    settings: Settings, leave: Callable[[], None], clock: SteadyClock
) -> AsyncIterator[Litestar]:
    """Give the application with everything behind it open."""
    async with AsyncExitStack() as closing:
        database = await open_database(settings.database_address)
        closing.push_async_callback(database.close)
        bus = await open_bus(settings)
        closing.push_async_callback(bus.close)
        storage = SqlStorage(database)
        closing.push_async_callback(storage.close)
        jobs = open_jobs(settings) if settings.bus else None
        if jobs:
            closing.push_async_callback(jobs.close)
        repertoire = our_repertoire()
        beside = [
            asyncio.create_task(leave_when_restored(database, leave)),
            asyncio.create_task(load_games(repertoire)),
        ]
        closing.push_async_callback(stop, beside)
        yield make_app(
            storage,
            SqlIdentity(database, settings, clock=clock.now),
            bus,
            settings=settings,
            repertoire=repertoire,
            now=clock.now,
            bot_pause=settings.bot_pause,
            bot_threads=settings.bot_threads,
            bot_jobs=jobs,
        )


async def load_games(repertoire: Repertoire) -> None:
    """Load all games, so that nobody waits for one later."""
    await repertoire.load_all()
    give_memory_back()


async def leave_when_restored(database: Database, leave: Callable[[], None]) -> None:
    """Leave when somebody puts a backup in: what this process remembers is no longer kept."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        with suppress(StorageError):
            if await database.read(read_generation) != database.generation:
                log.warning("a backup was restored; starting anew")
                leave()
                return


def leave_with_parent(leave: Callable[[], None]) -> None:
    """Leave when the process above is gone: alone, one would keep its port for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        asyncio.get_running_loop().add_reader(parent.sentinel, leave_once, parent.sentinel, leave)


def leave_once(sentinel: int, leave: Callable[[], None]) -> None:
    """Leave, and listen no more for a reason to."""
    asyncio.get_running_loop().remove_reader(sentinel)
    leave()


async def leave_to_parent(error: StorageUnavailableError) -> None:
    """End this process, if there is one above, so that another one tries to open the database.

    A failed start in the usual way would end all processes, those that serve as well.
    """
    if multiprocessing.parent_process() is not None:
        log.warning("cannot start", reason=str(error))
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        os._exit(1)


async def prepare(settings: Settings) -> None:
    """Bring the database to its newest revision, or say why it cannot be used."""
    database = await open_database(settings.database_address)
    await database.close()
