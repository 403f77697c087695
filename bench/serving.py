"""`gloaming serve` as people start it, and bots that play there."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gloaming.core.sources import cache_root
from gloaming.games import NAMES, find
from tests.server.endurance.matches import new_guest, talking
from tests.server.endurance.running import Server
from tests.server.live.serving import Talker

from .extent import extent
from .process import bytes_used

BOT = "moth"
OVER = "over"
PLAYED = extent(NAMES, ("menhirs",))  # whole matches


class House(Server):
    """The server as the command starts it, with a cache of its own."""

    def __init__(self, folder: Path, cache: str) -> None:
        """Keep everything in a folder; bots do not pretend to think."""
        super().__init__(folder, f"sqlite:///{folder / 'tables.db'}")
        self.cache = cache
        places = ["--port", str(self.port), "--data-directory", str(folder), "--bot-pause", "0"]
        self.command = [sys.executable, "-m", "gloaming", "serve", *places]

    async def launch(self) -> None:
        """Start with the cache."""
        before = os.environ.get("GLOAMING_CACHE")
        os.environ["GLOAMING_CACHE"] = self.cache
        try:
            await super().launch()
        finally:
            os.environ.pop("GLOAMING_CACHE")
            if before is not None:
                os.environ["GLOAMING_CACHE"] = before


@asynccontextmanager
async def open_house(cache: str) -> AsyncIterator[tuple[House, Talker]]:
    """Start a server, and come in as a guest."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), cache)
        try:
            await house.start()
            async with talking(house, await new_guest(house)) as talker:
                await talker.hello()
                yield house, talker
        finally:
            if house.is_alive:
                await house.kill()


async def let_bots_play(talker: Talker, game: str) -> str:
    """Open a table of a game for bots only, and return it as soon as they play."""
    found = find(game)
    table = await talker.open(game=game, options={})
    for seat in range(len(found.seat_names(found.options_type()))):
        await talker.ask(table, "put-bot", seat=seat, bot=BOT)
    answer = await talker.ask(table, "ready")
    if answer["type"] != "acknowledged":
        raise RuntimeError(f"the bots do not play {game}: {answer}")
    return table


def has_acted(now: dict[str, Any]) -> bool:
    """Tell whether a bot has done something in a match."""
    moments = (moment for sight in now.get("sights", ()) for moment in sight.get("moments", ()))
    return any(moment["actor"] >= 0 for moment in moments)


def is_over(now: dict[str, Any]) -> bool:
    """Tell whether a match is over."""
    return now.get("phase") == OVER


def seconds_to_first_bots(cache: str) -> float:
    """Return how long it takes from the command until a bot has acted in each game."""

    async def measure() -> float:
        start = time.perf_counter()
        async with open_house(cache) as (_, talker):
            for game in NAMES:
                await talker.until_now(await let_bots_play(talker, game), has_acted)
            return time.perf_counter() - start

    return asyncio.run(measure())


def memory_after_matches() -> int:
    """Return how many bytes a server holds after a match of each game."""

    async def measure() -> int:
        async with open_house(str(cache_root())) as (house, talker):
            for game in PLAYED:
                await talker.until_now(await let_bots_play(talker, game), is_over)
            return bytes_used(house.pid)

    return asyncio.run(measure())
