"""A process that only thinks for bots, beside servers that share its bus and database."""

import asyncio
import signal
from collections.abc import Callable

from gloaming.core.errors import OptionsError

from .app import our_repertoire
from .bot_players.players import BotPlayers
from .bot_players.worker import work_for_ever
from .bus.opening import open_bus, open_jobs
from .hosting.host import Host
from .logs import start_logs
from .settings import Settings
from .stopping import stop
from .storage.opening import open_database
from .storage.sql_storage import SqlStorage


def work(settings: Settings, announce: Callable[[], None]) -> int:
    """Do jobs until a signal says to stop, and return it."""
    if not settings.bus:
        raise OptionsError("a worker needs the bus on which the jobs are: redis://...", "--bus")
    start_logs(settings)
    return asyncio.run(work_until_told(settings, announce))


async def work_until_told(settings: Settings, announce: Callable[[], None]) -> int:
    """Open what is needed, and work until a signal comes; a job under way is given back."""
    database = await open_database(settings.database_address)
    storage, bus, jobs = SqlStorage(database), await open_bus(settings), open_jobs(settings)
    host = Host(storage, bus, our_repertoire())
    players = BotPlayers(host, threads=settings.bot_threads or 1, is_watching=False)
    await host.start()
    told: asyncio.Queue[int] = asyncio.Queue()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.put_nowait, number)
    loops = [
        asyncio.create_task(work_for_ever(host, players, jobs))
        for _ in range(settings.bot_threads or 1)
    ]
    announce()
    stopped_by = await told.get()
    await stop(loops)
    players.close()
    await host.close()
    await jobs.close()
    await storage.close()
    await bus.close()
    await database.close()
    return stopped_by
