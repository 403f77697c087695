"""A process that does nothing but think for bots: jobs come from the bus, actions go to storage."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from gloaming.server.bus.errors import BusError
from gloaming.server.bus.protocol import BotJobs, Job, Lease
from gloaming.server.hosting.host import Host
from gloaming.server.repeated_warnings import warnings
from gloaming.server.stopping import stop
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.refusal import Refusal

from .jobs import Work, read_work
from .players import BotPlayers

WAIT: Final = 5.0  # seconds for a job to come
PAUSE: Final = 1.0  # seconds after something failed
LEASE: Final = 10.0  # seconds until the job of a worker that died is given to another
LOOK: Final = 0.05  # seconds between looks for a job that goes before one's own
RENEWALS: Final = 3  # in the time of a lease: some may fail

log = structlog.get_logger()


async def work_for_ever(host: Host, players: BotPlayers, jobs: BotJobs) -> None:
    """Do jobs as they come, until cancelled."""
    while True:
        try:
            await work_once(host, players, jobs)
        except (BusError, StorageError, Refusal) as error:
            warnings.tell("no job can be done", error)
            await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("a job failed")
            await asyncio.sleep(PAUSE)


async def work_once(
    host: Host, players: BotPlayers, jobs: BotJobs, wait: float = WAIT, lease: Lease = LEASE
) -> bool:
    """Do the next job, if one comes, and what goes before it; tell whether one came."""
    job = await jobs.take(wait, lease)
    is_one = job is not None
    while job is not None:
        job = await do_or_make_way(host, players, jobs, job, lease)
    return is_one


async def do_or_make_way(
    host: Host, players: BotPlayers, jobs: BotJobs, job: Job, lease: Lease
) -> Job | None:
    """Do a job, or give it back for another that goes before it, and return that one."""
    doing = asyncio.create_task(finish_job(host, players, jobs, job, lease))
    try:
        while not (await asyncio.wait([doing], timeout=LOOK))[0]:
            other = await look_for_another(jobs, job, lease)
            if other is not None:
                await stop([doing])
                return other
    except asyncio.CancelledError:
        await stop([doing])
        raise
    await doing
    return None


async def look_for_another(jobs: BotJobs, job: Job, lease: Lease) -> Job | None:
    """Return a job that goes before one that is under way, if the bus knows of any."""
    with suppress(BusError):
        return await jobs.take(0, lease, job)
    return None


async def finish_job(
    host: Host, players: BotPlayers, jobs: BotJobs, job: Job, lease: Lease
) -> None:
    """Do a job to its end, or give it back if it is called off."""
    keeping = asyncio.create_task(keep(jobs, job, lease))
    try:
        is_done = await do_job(host, players, read_work(job))
    except asyncio.CancelledError:
        await give_back(jobs, job)
        raise
    finally:
        keeping.cancel()
    if is_done:  # otherwise somebody gets it when the lease ends
        await jobs.done(job)


async def do_job(host: Host, players: BotPlayers, work: Work) -> bool:
    """Act for a seat, unless the match has moved on; tell whether nothing is left to do."""
    hosted = await host.newest(work.table)
    return hosted.table.turning != work.turning or await players.act(hosted, work.seat)


async def keep(jobs: BotJobs, job: Job, lease: Lease) -> None:
    """Keep a job as one's own for as long as it takes."""
    while True:
        await asyncio.sleep(lease / RENEWALS)
        with suppress(BusError):
            await jobs.renew(job, lease)


async def give_back(jobs: BotJobs, job: Job) -> None:
    """Let another worker have a job at once."""
    with suppress(BusError):
        await jobs.renew(job, 0)
