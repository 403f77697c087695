"""Somebody lets twenty tables of the strongest bots play: another person's bot still answers."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server import services
from tests.server.endurance.matches import moments_at, moments_in, new_guest, talking
from tests.server.endurance.running import Running, Server, running
from tests.server.live.serving import Talker

from .figures import Figures
from .measuring import milliseconds, quantile, timed, times

TABLES = 20
TURNS = 10
MOST_TIMES = 2
THINKING = re.compile("^Thinking for bots", re.MULTILINE)
OWLS = {"game": "finstere", "options": {"players": "2", "layout": "random"}}


async def flood(server: Server, *, is_played: bool) -> None:
    """Open tables of owls, and leave them alone; perhaps sit at each of them first."""
    async with talking(server, await new_guest(server)) as talker:
        await talker.hello()
        for _ in range(TABLES):
            table = await talker.open(**OWLS)
            await talker.ask(table, "put-bot", seat=0, bot="owl")
            if is_played:
                await talker.ask(table, "sit", seat=1)
            else:
                await talker.ask(table, "put-bot", seat=1, bot="owl")
            assert (await talker.ask(table, "ready"))["type"] == "acknowledged"
            await talker.send(type="leave-table", table=table)


def actions_in(now: dict[str, object]) -> list[dict[str, object]]:
    """Return what somebody may do now."""
    sights = now.get("sights") or [{}]
    return list(sights[0].get("actions", ()))  # type: ignore[index]


async def start(talker: Talker) -> str:
    """Begin a match against the quickest bot."""
    table = await talker.open(game="menhirs", options={})
    await talker.ask(table, "sit", seat=0)
    await talker.ask(table, "put-bot", seat=1, bot="random")
    await talker.ask(table, "ready")
    return table


async def answers(talker: Talker) -> list[float]:
    """Play some turns; return how long the bot took for the first action of its own."""
    seconds: list[float] = []
    table = await start(talker)
    while len(seconds) < TURNS:
        now = await talker.until_now(table, lambda now: actions_in(now) or now["phase"] == "over")
        if now["phase"] == "over":
            table = await start(talker)
            continue
        chosen = actions_in(now)[0]["action"]
        await talker.ask(table, "act", seat=0, actions=[chosen])
        now = talker.now[table]
        if not actions_in(now) and now["phase"] == "running":
            async with timed(seconds):
                await moments_at(talker, table, moments_in(now) + 1)
    return seconds


async def measure(server: Server, *, is_played: bool = False) -> tuple[list[float], list[float]]:
    """Return how long a person's bot takes, alone and while the others think."""
    async with talking(server, await new_guest(server)) as talker:
        await talker.hello()
        await answers(talker)
        idle = await answers(talker)
        await flood(server, is_played=is_played)
        return idle, await answers(talker)


def judge(name: str, idle: list[float], busy: list[float], figures: Figures) -> None:
    """Note the figures, and compare them with what is promised."""
    usual, slow = quantile(idle, 0.5), quantile(busy, 0.9)
    figures.note(name, "p90 of a person's bot", times(slow, usual), f"under {MOST_TIMES} x idle")
    figures.note(name, "its slowest answer", milliseconds(max(busy)), "")
    assert slow < MOST_TIMES * usual


@pytest.mark.long
@pytest.mark.parametrize("threads", [1, 2])
def test_owls_without_people_keep_nobody_waiting(
    own_database: str, tmp_path: Path, figures: Figures, threads: int
) -> None:
    async def test() -> tuple[list[float], list[float]]:
        server = Server(tmp_path, own_database, "--bot-threads", str(threads))
        async with running(server):
            return await measure(server)

    judge(f"owls without people, {threads} threads", *asyncio.run(test()), figures)


@pytest.mark.long
def test_owls_of_one_person_keep_nobody_else_waiting(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def test() -> tuple[list[float], list[float]]:
        server = Server(tmp_path, own_database)
        async with running(server):
            return await measure(server, is_played=True)

    judge("owls against one person", *asyncio.run(test()), figures)


@asynccontextmanager
async def worker(folder: Path, *arguments: str) -> AsyncIterator[None]:
    """Run a worker."""
    process = Running(folder, "worker", *arguments)
    await process.launch()
    try:
        await process.said(THINKING)
        yield
    finally:
        if process.is_alive:
            await process.kill()


@pytest.mark.long
def test_workers_take_people_first(
    shared_database: str, redis: services.Redis, tmp_path: Path, figures: Figures
) -> None:
    bus, database = ("--bus", redis.address()), ("--database", shared_database)

    async def test() -> tuple[list[float], list[float]]:
        server = Server(tmp_path / "server", shared_database, *bus, "--bot-threads", "0")
        async with running(server), worker(tmp_path / "worker", *database, *bus):
            return await measure(server)

    judge("owls without people, Redis", *asyncio.run(test()), figures)
