"""A process that does nothing but think for bots: jobs come from the bus, actions go to storage."""

import asyncio
from typing import Final

import structlog

from gloaming.server.bus.errors import BusError
from gloaming.server.bus.protocol import BotJobs
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.refusal import Refusal

from .bot_jobs import read_work
from .bots import BotPlayers
from .host import Host

WAIT: Final = 5.0  # seconds for a job to come
PAUSE: Final = 1.0  # seconds after something failed

log = structlog.get_logger()


async def work_for_ever(host: Host, players: BotPlayers, jobs: BotJobs) -> None:
    """Do jobs as they come, until cancelled."""
    while True:
        try:
            await work_once(host, players, jobs)
        except (BusError, StorageError, Refusal):
            log.warning("a job failed", exc_info=True)
            await asyncio.sleep(PAUSE)


async def work_once(host: Host, players: BotPlayers, jobs: BotJobs, wait: float = WAIT) -> bool:
    """Do the next job, if one comes; tell whether one came."""
    job = await jobs.take(wait)
    if job is None:
        return False
    work = read_work(job)
    hosted = await host.newest(work.table)
    if hosted.table.turning == work.turning:
        await players.act(hosted, work.seat)
    await jobs.done(job)
    return True
