"""An acknowledged action is never lost: the server is killed again and again under load.

GLOAMING_KILLS=200 kills that often (`make kills`); `make server` is content with a few.
"""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

from gloaming.server.serve import SECONDS_OF_SILENCE
from tests.server import services

from .matches import Crowd, crowded
from .running import Server, running, until

KILLS = int(os.environ.get("GLOAMING_KILLS", "5"))  # on each kind of database
FEWER = max(2, KILLS // 5)  # where another process goes on meanwhile
LONGEST_LIFE = 1.5  # seconds between some action of this life and the kill
SECONDS_UNTIL_ASKED = 2.0  # every process is asked twice a second
CARELESS = 0.2  # of the lives end at any moment, perhaps before anything was done


async def live_a_while(crowd: Crowd, random: Random) -> None:
    """Wait for a random moment, mostly one at which people play."""
    if random.random() >= CARELESS:
        await crowd.has_done_more(crowd.acknowledged)
    await asyncio.sleep(random.random() * LONGEST_LIFE)


def test_what_was_acknowledged_survives_every_kill(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        server, random = Server(tmp_path, database), Random(1)
        async with crowded(server) as crowd:
            for _ in range(KILLS):
                await live_a_while(crowd, random)
                await server.kill()
                await server.start()
        assert crowd.acknowledged > KILLS

    asyncio.run(test())


def test_one_of_several_processes_may_be_killed(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--workers", "2", "--bus", redis.address())
        random = Random(2)
        async with crowded(server) as crowd:
            for _ in range(FEWER):
                await live_a_while(crowd, random)
                victim = random.choice(server.workers())
                os.kill(victim, signal.SIGKILL)
                await server.until(partial(is_replaced, server, victim))
        assert crowd.acknowledged > FEWER

    asyncio.run(test())


def is_replaced(server: Server, victim: int) -> bool:
    """Tell whether another process has come for one that was killed."""
    workers = server.workers()
    return victim not in workers and len(workers) == 2


def test_a_process_that_dies_while_it_is_asked_how_it_is_is_replaced_at_once(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--workers", "2", "--bus", redis.address())
        async with running(server):
            victim = server.workers()[0]
            os.kill(victim, signal.SIGSTOP)
            await asyncio.sleep(SECONDS_UNTIL_ASKED)
            os.kill(victim, signal.SIGKILL)
            async with asyncio.timeout(SECONDS_OF_SILENCE / 2):
                await server.until(partial(is_replaced, server, victim))

    asyncio.run(test())


def test_nothing_is_left_behind_when_the_first_process_is_killed(
    shared_database: str, redis: services.Redis, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(tmp_path, shared_database, "--workers", "2", "--bus", redis.address())
        async with crowded(server, 1) as crowd:
            await crowd.has_done_more(0)
            workers = server.workers()
            server.tell(signal.SIGKILL)
            await server.ended()
            await until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
            await server.start()

    asyncio.run(test())
