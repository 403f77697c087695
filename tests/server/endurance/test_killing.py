"""An acknowledged action is never lost: the server is killed again and again under load.

GLOAMING_KILLS=200 kills that often (`make kills`); `make server` is content with a few.
"""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from examples import bot_client

from .matches import Witness, check_all, keep_playing
from .running import Server, running

KILLS = int(os.environ.get("GLOAMING_KILLS", "5"))  # on each kind of database
LONGEST_LIFE = 1.5  # seconds between the first answer and the next kill
TABLES = 3


@pytest.fixture(autouse=True)
def _eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clients come back quickly."""
    monkeypatch.setattr(bot_client, "PAUSE", 0.1)


async def under_fire(server: Server) -> list[list[Witness]]:
    """Play at several tables at once while the server is killed and started again."""
    random, is_enough = Random(1), asyncio.Event()
    async with running(server), asyncio.TaskGroup() as tasks:
        playing = [
            tasks.create_task(keep_playing(server, f"table-{number}", is_enough))
            for number in range(TABLES)
        ]
        for _ in range(KILLS):
            await asyncio.sleep(random.random() * LONGEST_LIFE)
            await server.kill()
            await server.start()
        is_enough.set()
    return [witnesses for task in playing for witnesses in task.result()]


def test_what_was_acknowledged_survives_every_kill(database: str, tmp_path: Path) -> None:
    played = asyncio.run(under_fire(Server(tmp_path, database)))
    assert asyncio.run(check_all(database, played)) > 2 * KILLS
