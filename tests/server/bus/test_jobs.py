"""Jobs are taken at least once, put once, and outlive whoever took them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from gloaming.server.bus.errors import BusUnavailableError
from gloaming.server.bus.local_jobs import SECONDS_TO_REMEMBER, LocalJobs
from gloaming.server.bus.opening import open_jobs
from gloaming.server.bus.protocol import BotJobs, Job, Rank
from gloaming.server.bus.redis_jobs import RedisJobs
from gloaming.server.settings import Settings
from tests.patience import PATIENCE
from tests.server import services

FIRST, SECOND = Job("1", b"\x00\xff"), Job("2", b"")


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[BotJobs]:
    """Open a queue of jobs."""
    jobs = open_jobs(Settings(bus=address))
    try:
        yield jobs
    finally:
        await jobs.close()


def test_jobs_are_taken_in_order(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            assert await jobs.take(wait=0) is None
            assert await jobs.put(FIRST)
            assert await jobs.put(SECOND)
            assert [await jobs.take(wait=0), await jobs.take(wait=0)] == [FIRST, SECOND]
            assert await jobs.take(wait=0) is None

    asyncio.run(scenario())


def test_a_job_is_put_once_until_long_after_it_is_done(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            assert await jobs.put(FIRST)
            assert not await jobs.put(FIRST)
            assert await jobs.take(wait=0) == FIRST
            assert not await jobs.put(FIRST)
            await jobs.done(FIRST)
            await jobs.done(FIRST)
            assert not await jobs.put(FIRST)
            assert await jobs.take(wait=0) is None

    asyncio.run(scenario())


def test_a_job_that_was_dropped_is_given_to_the_next(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            await jobs.put(FIRST)
            await jobs.put(SECOND)
            assert await jobs.take(wait=0, lease=0.05) == FIRST
            await asyncio.sleep(0.1)
            assert await jobs.take(wait=0) == FIRST
            assert await jobs.take(wait=0, lease=0.05) == SECOND
            assert await jobs.take(wait=PATIENCE) == SECOND
            await jobs.done(SECOND)
            await jobs.done(FIRST)
            assert await jobs.take(wait=0.1) is None

    asyncio.run(scenario())


def test_who_is_late_may_still_say_that_it_is_done(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            await jobs.put(FIRST)
            assert await jobs.take(wait=0, lease=0.01) == FIRST
            await asyncio.sleep(0.05)
            assert not await jobs.renew(FIRST)
            await jobs.done(FIRST)
            assert await jobs.take(wait=0) is None

    asyncio.run(scenario())


def test_a_lease_can_be_renewed(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            await jobs.put(FIRST)
            assert await jobs.take(wait=0, lease=2 * PATIENCE) == FIRST
            assert await jobs.renew(FIRST, lease=0.05)
            assert await jobs.take(wait=PATIENCE, lease=PATIENCE) == FIRST
            await jobs.done(FIRST)
            assert not await jobs.renew(FIRST)

    asyncio.run(scenario())


def test_who_waits_is_woken(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            waiting = asyncio.create_task(jobs.take(wait=PATIENCE))
            await asyncio.sleep(0.1)
            await jobs.put(FIRST)
            assert await waiting == FIRST

    asyncio.run(scenario())


def test_many_workers_share_the_jobs(address: str) -> None:
    async def work(jobs: BotJobs, seen: Counter[str]) -> None:
        while (job := await jobs.take(wait=0.2)) is not None:
            seen[job.id] += 1
            await asyncio.sleep(0)
            await jobs.done(job)

    async def scenario() -> None:
        async with opened(address) as jobs:
            seen: Counter[str] = Counter()
            for number in range(200):
                await jobs.put(Job(str(number), b""))
            await asyncio.gather(*(work(jobs, seen) for _ in range(8)))
            assert seen == {str(number): 1 for number in range(200)}

    asyncio.run(scenario())


async def taken_at_last(jobs: BotJobs) -> Job:
    """Return the next job, however long a Redis that has just started lets everybody wait."""
    while True:
        with suppress(BusUnavailableError):
            found = await jobs.take(wait=PATIENCE)
            assert found is not None
            return found


def test_jobs_outlive_a_restart_of_redis(server: services.Redis) -> None:
    async def scenario() -> None:
        server.empty()
        jobs = RedisJobs(server.address())
        await jobs.put(FIRST)
        await jobs.put(SECOND)
        assert await jobs.take(wait=0, lease=0.1) == FIRST
        await asyncio.to_thread(server.stop)
        with pytest.raises(BusUnavailableError, match="does not answer"):
            await jobs.put(FIRST)
        with pytest.raises(BusUnavailableError):
            await jobs.take(wait=1)
        await asyncio.to_thread(server.start)
        assert await taken_at_last(jobs) == FIRST
        assert await taken_at_last(jobs) == SECOND
        await jobs.close()

    asyncio.run(scenario())


def test_jobs_done_long_ago_are_forgotten() -> None:
    async def scenario() -> None:
        now = [0.0]
        jobs = LocalJobs(clock=lambda: now[0])
        await jobs.put(FIRST)
        await jobs.done(FIRST)
        now[0] += SECONDS_TO_REMEMBER
        assert await jobs.put(FIRST)
        assert jobs.finished == {}

    asyncio.run(scenario())


def job(name: str, rank: Rank = Rank.PLAYED) -> Job:
    """Return a job of the owner whose name it begins with."""
    return Job(name, b"", rank, name[0])


async def taken(jobs: BotJobs) -> list[str]:
    """Take all that can be taken."""
    found = []
    while (one := await jobs.take(wait=0)) is not None:
        found.append(one.id)
    return found


def test_people_go_first_and_owners_take_turns(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            for name in ("a1", "a2", "a3", "b1", "b2"):
                await jobs.put(job(name, Rank.WATCHED))
            for name in ("c1", "c2", "c3", "d1"):
                await jobs.put(job(name))
            assert await taken(jobs) == ["c1", "d1", "c2", "c3", "a1", "b1", "a2", "b2", "a3"]

    asyncio.run(scenario())


def test_only_so_many_that_nobody_watches_are_under_way(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            for name in ("a1", "b1"):
                await jobs.put(job(name, Rank.UNWATCHED))
            first = await jobs.take(wait=0)
            assert first == job("a1", Rank.UNWATCHED)
            assert await jobs.take(wait=0) is None
            await jobs.put(job("c1", Rank.WATCHED))
            assert await jobs.take(wait=0) == job("c1", Rank.WATCHED)
            await jobs.done(first)
            assert await taken(jobs) == ["b1"]

    asyncio.run(scenario())


def test_a_job_moves_up_when_somebody_looks_on(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            await jobs.put(job("a1", Rank.UNWATCHED))
            await jobs.put(job("b1", Rank.WATCHED))
            await jobs.put(job("c1", Rank.UNWATCHED))
            assert not await jobs.put(job("c1"))
            assert not await jobs.put(job("b1", Rank.UNWATCHED))
            assert await taken(jobs) == ["c1", "b1", "a1"]

    asyncio.run(scenario())


def test_what_goes_before_a_job_that_is_under_way(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as jobs:
            for name in ("a1", "a2", "a3"):
                await jobs.put(job(name))
            first, second = await jobs.take(wait=0), await jobs.take(wait=0)
            assert first
            assert second
            assert await jobs.take(0, instead=first) is None, "its owner has no better right"
            await jobs.put(job("b1", Rank.WATCHED))
            assert await jobs.take(0, instead=first) is None, "people go first"
            await jobs.put(job("c1"))
            assert await jobs.take(0, instead=first) == job("c1"), "who has none before who has two"
            await jobs.put(job("c2"))
            assert await jobs.take(0, instead=second) is None, "both have some"
            await jobs.done(first)
            await jobs.put(job("d1"))
            assert await jobs.take(0, instead=second) is None, "everybody keeps one"
            watched = job("x", Rank.WATCHED)
            assert (await jobs.take(0, instead=watched)) in (job("a3"), job("c2"), job("d1"))

    asyncio.run(scenario())
