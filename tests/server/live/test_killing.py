"""An acknowledged action is never lost: the process is killed again and again under load.

GLOAMING_KILLS=200 kills that often; `make test` is content with a few.
"""

import asyncio
import os
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from examples import bot_client
from examples.bot_client import Message, Player, play

from .killing import Mortal, free_port, kept
from .memory import MemoryIdentity, MemoryStorage
from .serving import Served, talking

KILLS = int(os.environ.get("GLOAMING_KILLS", "10"))
LONGEST_LIFE = 1.5  # seconds between the first answer and the next kill
TABLES = 3
NAMES = ("one", "two")
SETTINGS: Message = {
    "game": "finstere",
    "options": {"players": "2", "layout": "random"},
    "away_seconds": None,
}


class Witness(Player):
    """The example's player, who also remembers what was acknowledged."""

    def __init__(self, table: str) -> None:
        """Begin with nothing acknowledged."""
        super().__init__(table)
        self.acknowledged: list[str] = []

    def hear(self, message: Message) -> None:
        """Remember acknowledgements."""
        if message["type"] == "acknowledged" and message["id"] not in self.acknowledged[-1:]:
            self.acknowledged.append(message["id"])
        super().hear(message)


async def open_table(served: Served) -> str:
    """Open a table, however often the server dies meanwhile."""
    while True:
        try:
            async with talking(served, "one") as opener:
                await opener.hello()
                return await opener.open(**SETTINGS)
        except (OSError, WebSocketException):
            await asyncio.sleep(0.05)


async def keep_playing(served: Served, is_enough: asyncio.Event) -> list[list[Witness]]:
    """Play one match after another; return those who played them."""
    pairs: list[list[Witness]] = []
    while not is_enough.is_set():
        table = await open_table(served)
        pairs.append([Witness(table) for _ in NAMES])
        players = zip(NAMES, pairs[-1], strict=True)
        tokens = ((served.identity.known(name), witness) for name, witness in players)
        await asyncio.gather(*(play(served.live, token, witness) for token, witness in tokens))
    return pairs


async def under_fire(file: Path, port: int) -> list[list[Witness]]:
    """Play at several tables at once while the server is killed and started again."""
    served, mortal = Served(MemoryStorage(), MemoryIdentity(), port), Mortal(port, file)
    await mortal.start()
    random, is_enough = Random(1), asyncio.Event()
    playing = asyncio.gather(*(keep_playing(served, is_enough) for _ in range(TABLES)))
    for _ in range(KILLS):
        await asyncio.sleep(random.random() * LONGEST_LIFE)
        await mortal.kill()
        await mortal.start()
    is_enough.set()
    pairs = [pair for several in await playing for pair in several]
    await mortal.kill()
    return pairs


def test_what_was_acknowledged_survives_every_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_client, "PAUSE", 0.02)
    file = tmp_path / "gloaming.db"
    for pair in asyncio.run(under_fire(file, free_port())):
        log = kept(file, pair[0].table)
        assert [number for number, _ in log] == list(range(len(log))), "there is a gap"
        commands = [command for command, _ in groupby(command for _, command in log)]
        assert len(commands) == len(set(commands)), "something was kept twice"
        for name, witness in zip(NAMES, pair, strict=True):
            own = [f"id-{name}/{command}" for command in witness.acknowledged]
            assert [command for command in commands if command in set(own)] == own, "lost"
            assert len(own) > 2
