"""Logs: every line is JSON where that is asked for, and none tells what nobody may know."""

import asyncio
import json
from pathlib import Path
from random import Random

from sqlalchemy import select

from gloaming.server.storage.opening import open_database
from gloaming.server.storage.schema import secrets, tokens
from tests.server import services
from tests.server.live.test_fuzzing import pester

from .matches import crowded, new_guest, open_table, talking
from .running import Server

PASSWORD, OTHER_PASSWORD = "fog-over-the-moor", "wheels-in-the-dark"
STRANGE_MESSAGES = 25
SECONDS_AWAY = 1.0


async def secret_words(database: str) -> list[str]:
    """Return all seeds and all digests of tokens that are kept."""
    opened = await open_database(database)
    seeds = await opened.read(lambda connection: connection.scalars(select(secrets.c.seed)).all())
    digests = await opened.read(
        lambda connection: connection.scalars(select(tokens.c.digest)).all()
    )
    await opened.close()
    return [*seeds, *digests]


def test_logs_of_a_troubled_life_are_json_and_tell_no_secrets(
    postgresql: services.Postgresql, redis: services.Redis, tmp_path: Path
) -> None:
    """Strange messages, a database and a bus that go away, a restart."""
    database = postgresql.empty_database("served")
    with_password = database.replace("gloaming@", f"gloaming:{PASSWORD}@")
    bus = redis.address().replace("//", f"//:{OTHER_PASSWORD}@")
    flags = ("--log-format", "json", "--log-level", "debug")

    async def test() -> list[str]:
        server = Server(tmp_path, with_password, *flags, "--bus", bus)
        async with crowded(server, 1) as crowd:
            guest = await new_guest(server)
            table = await open_table(server, guest, "table")
            async with talking(server, guest) as talker:
                await talker.hello()
                await pester(talker, Random(1), table, STRANGE_MESSAGES)
            await crowd.has_done_more(crowd.acknowledged)
            for service in (redis, postgresql):
                await asyncio.to_thread(service.stop)
            await asyncio.sleep(SECONDS_AWAY)
            for service in (redis, postgresql):
                await asyncio.to_thread(service.start)
            await crowd.has_done_more(crowd.acknowledged)
            await server.stop()
            await server.start()
        return [guest.token, *crowd.tokens, *await secret_words(database)]

    words = asyncio.run(test())
    lines = (tmp_path / "log").read_text().splitlines()
    assert len(lines) > 2
    assert all(isinstance(json.loads(line), dict) for line in lines)
    told = "\n".join([*lines, (tmp_path / "out").read_text()])
    for word in (PASSWORD, OTHER_PASSWORD, *words):
        assert word not in told
    assert "Redis is away" in told
    assert "storage failed" in told
