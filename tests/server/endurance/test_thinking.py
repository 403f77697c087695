"""Bots think in servers or in workers, and whoever dies while thinking is replaced."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server import services

from .matches import let_bots_play, moments_at, moments_in, new_guest, talking
from .running import Running, Server, running

THINKING = re.compile("^Thinking for bots", re.MULTILINE)
A_FEW = 4


@asynccontextmanager
async def thinking(folder: Path, *arguments: str) -> AsyncIterator[Running]:
    """Run a worker."""
    worker = Running(folder, "worker", *arguments)
    await worker.launch()
    try:
        await worker.said(THINKING)
        yield worker
    finally:
        if worker.is_alive:
            await worker.kill()


def test_servers_that_do_not_think_leave_it_to_workers(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    bus = ("--bus", redis.address())
    database = ("--database", shared_database)

    async def test() -> None:
        server = Server(tmp_path / "server", shared_database, *bus, "--bot-threads", "0")
        async with running(server), talking(server, await new_guest(server)) as talker:
            table = await let_bots_play(talker)
            before = moments_in(talker.now[table])
            async with thinking(tmp_path / "first", *database, *bus) as first:
                await moments_at(talker, table, before + A_FEW)
                await first.kill()
            async with thinking(tmp_path / "second", *database, *bus) as second:
                await moments_at(talker, table, moments_in(talker.now[table]) + A_FEW)
                assert await second.stop() == -signal.SIGTERM
            async with thinking(tmp_path / "third", *database, *bus):
                await moments_at(talker, table, moments_in(talker.now[table]) + A_FEW)

    asyncio.run(test())


def test_servers_with_a_bus_think_themselves_where_there_is_no_worker(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--bus", redis.address(), "--workers", "2")
        async with running(server), talking(server, await new_guest(server)) as talker:
            table = await let_bots_play(talker)
            await moments_at(talker, table, A_FEW)

    asyncio.run(test())
