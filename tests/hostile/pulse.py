"""The pulse of a server: people at tables of their own who ask for something small all the time.

How long each acknowledgement takes tells how everybody fares while somebody attacks.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

import httpx

from tests.server.endurance.matches import new_guest, talking
from tests.server.endurance.running import Server
from tests.server.live.serving import Talker

from .measuring import timed

FREELY = ("--side-commands-per-minute", "1000000")
TABLES = 6
PAUSE = 0.05  # seconds between two commands at a table
HEALTH_PAUSE = 0.12  # between two looks at how a server is, which are counted as requests


class Pulse:
    """Some tables, each with one person who mutes an empty seat and hears it again."""

    def __init__(self) -> None:
        """Begin with no table."""
        self._tables: list[tuple[Talker, str]] = []
        self._is_muted: dict[str, bool] = {}

    async def add(self, talker: Talker) -> None:
        """Let somebody sit down at a table of their own."""
        await talker.hello()
        table = await talker.open(game="menhirs", options={})
        assert (await talker.ask(table, "sit", seat=0))["type"] == "acknowledged"
        self._tables.append((talker, table))
        self._is_muted[table] = False

    async def beat(self, is_over: Callable[[], bool]) -> list[float]:
        """Ask for something again and again; return how long each acknowledgement took."""
        seconds: list[float] = []
        beating = (self._beat_at(talker, table, is_over, seconds) for talker, table in self._tables)
        await asyncio.gather(*beating)
        return seconds

    async def _beat_at(
        self, talker: Talker, table: str, is_over: Callable[[], bool], seconds: list[float]
    ) -> None:
        """Do so at one table."""
        while not is_over():
            is_muted = self._is_muted[table] = not self._is_muted[table]
            async with timed(seconds):
                answer = await talker.ask(table, "mute", seat=1, is_muted=is_muted)
            assert answer["type"] == "acknowledged"
            await asyncio.sleep(PAUSE)

    async def beats(self, number: int) -> list[float]:
        """Do so for a number of times."""
        left = count()
        return await self.beat(lambda: next(left) >= number)


async def health_of(web: httpx.AsyncClient, is_over: Callable[[], bool]) -> list[float]:
    """Ask how a server is, again and again; return how long each answer took."""
    seconds: list[float] = []
    while not is_over():
        async with timed(seconds):
            assert (await web.get("/health")).is_success
        await asyncio.sleep(HEALTH_PAUSE)
    return seconds


@asynccontextmanager
async def pulse_of(server: Server) -> AsyncIterator[Pulse]:
    """Let people sit down at a server, and one round of commands warm everything up."""
    pulse = Pulse()
    async with AsyncExitStack() as open_lines:
        for _ in range(TABLES):
            line = talking(server, await new_guest(server))
            await pulse.add(await open_lines.enter_async_context(line))
        await pulse.beats(2 * TABLES)
        yield pulse
