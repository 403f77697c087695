"""PostgreSQL and Redis may go away and come back: people wait, and nothing is lost."""

import asyncio
import os
import signal
from pathlib import Path

from tests.server import services

from .matches import (
    Witness,
    crowded,
    let_bots_play,
    moments_at,
    new_guest,
    open_table,
    play_match,
    talking,
)
from .running import Server, running

TIMES = 2
SECONDS_AWAY = 1.0


def test_postgresql_may_go_away_under_load(
    shared_database: str, postgresql: services.Postgresql, tmp_path: Path
) -> None:
    async def test() -> None:
        async with crowded(Server(tmp_path, shared_database)) as crowd:
            for _ in range(TIMES):
                await crowd.has_done_more(crowd.acknowledged)
                await asyncio.to_thread(postgresql.stop)
                await asyncio.sleep(SECONDS_AWAY)
                await asyncio.to_thread(postgresql.start)

    asyncio.run(test())


def test_a_process_that_starts_while_postgresql_is_away_waits_for_it(
    shared_database: str, postgresql: services.Postgresql, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--bus", redis.address(), "--workers", "2")
        async with crowded(server, 1) as crowd:
            await crowd.has_done_more(0)
            await asyncio.to_thread(postgresql.stop)
            os.kill(server.workers()[0], signal.SIGKILL)
            await server.until(lambda: "cannot start" in server.log.read_text())
            await asyncio.to_thread(postgresql.start)

    asyncio.run(test())


def test_redis_may_go_away_under_load(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--bus", redis.address(), "--workers", "2")
        async with crowded(server) as crowd:
            for _ in range(TIMES):
                await crowd.has_done_more(crowd.acknowledged)
                await asyncio.to_thread(redis.stop)
                await asyncio.sleep(SECONDS_AWAY)
                await asyncio.to_thread(redis.start)

    asyncio.run(test())


def test_servers_open_without_redis_and_find_one_another_when_it_comes(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        await asyncio.to_thread(redis.stop)
        servers = [
            Server(tmp_path / name, shared_database, "--bus", redis.address())
            for name in ("one", "two")
        ]
        async with running(*servers):
            guests = [await new_guest(server) for server in servers]
            table = await open_table(servers[0], guests[0], "table")
            async with talking(servers[1], guests[1]) as talker:
                await talker.hello()
                await talker.watch(table)
            for server in servers:
                assert "Redis is away" in server.log.read_text()
            await asyncio.to_thread(redis.start)
            witnesses = [Witness(table) for _ in guests]
            await play_match(servers, guests, witnesses)
            for server in servers:
                assert "Redis is back" in server.log.read_text()

    asyncio.run(test())


def test_bots_think_on_without_redis(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        await asyncio.to_thread(redis.stop)
        server = Server(tmp_path, shared_database, "--bus", redis.address())
        async with running(server), talking(server, await new_guest(server)) as talker:
            table = await let_bots_play(talker)
            await moments_at(talker, table, 5)
        await asyncio.to_thread(redis.start)

    asyncio.run(test())
