"""A delay for spectators: until it is over, nothing tells how a match ended, or what was said."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from gloaming.server.storage.opening import open_database
from gloaming.server.storage.schema import secrets
from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.live.serving import Talker, start_match

from .figures import Figures
from .visiting import become_guest, browsing

LONG, SHORT = 600.0, 1.0  # seconds
TOKEN = "only-for-prometheus"
SETTINGS: dict[str, Any] = {
    "game": "menhirs",
    "options": {},
    "is_public": True,
    "away_seconds": None,
}


def pages(table: str) -> list[str]:
    """Return every page that tells of a match."""
    return [
        *(f"/api/tables?phase={phase}" for phase in ("open", "running", "over")),
        *(f"/api/tables/{table}{part}" for part in ("", "/record", "/replay", "/turning-points")),
        "/api/archive",
        "/api/archive?result=won",
        "/api/archive?reason=resigned",
        "/api/archive?game=menhirs",
        *(f"/api/archive/{table}{part}" for part in ("", "/record", "/replay")),
        "/metrics",
    ]


async def seed_of(database: str, table: str) -> str:
    """Return the seed of a match as only the server knows it."""
    opened = await open_database(database)
    query = select(secrets.c.seed).where(secrets.c.table_id == table)
    seed = await opened.read(lambda connection: connection.scalar(query))
    await opened.close()
    return str(seed)


async def told_of_the_end(web: httpx.AsyncClient, table: str, seed: str) -> list[str]:
    """Return the pages from which a stranger learns how the match ended."""
    bearer = {"Authorization": f"Bearer {TOKEN}"}
    leaks = []
    for page in pages(table):
        text = (await web.get(page, headers=bearer if page == "/metrics" else {})).text
        is_told = '"winners":[1]' in text or '"phase":"over"' in text or seed in text
        if is_told or '"result":"won"' in text or "resigned" in text:
            leaks.append(page)
    return leaks


class Ended(NamedTuple):
    """A match that has just ended, one who played it, and one who did not."""

    table: str
    seed: str
    player: httpx.AsyncClient
    stranger: httpx.AsyncClient
    watcher: Talker


SAID = ("a word before the end", "a word after it")


@asynccontextmanager
async def ended(folder: Path, database: str, delay: float) -> AsyncIterator[Ended]:
    """Let a match end of which spectators hear later."""
    server = Server(folder, database, "--metrics-token", TOKEN)
    async with (
        running(server),
        browsing(server) as one,
        browsing(server) as two,
        browsing(server) as stranger,
    ):
        for browser in (one, two):
            await become_guest(browser)
        cookies = [{"Cookie": f"gloaming={b.cookies['gloaming']}"} for b in (one, two)]
        async with (
            connect(server.live, additional_headers=cookies[0], compression=None) as first,
            connect(server.live, additional_headers=cookies[1], compression=None) as second,
            connect(server.live, compression=None) as third,
        ):
            loser, winner, watcher = (Talker(line, PATIENCE) for line in (first, second, third))
            table = await start_match(loser, winner, **SETTINGS, watching_delay=delay)
            await watcher.hello(**{table: ""})
            await winner.ask(table, "say", seat=1, text=SAID[0])
            await loser.ask(table, "resign", seat=0)
            await winner.until_now(table, lambda now: now.get("phase") == "over")
            await winner.ask(table, "say", seat=1, text=SAID[1])
            await until_archived(one, table)
            yield Ended(table, await seed_of(database, table), one, stranger, watcher)


def test_nothing_tells_the_end_before_the_delay_is_over(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        async with ended(tmp_path, own_database, LONG) as match:
            leaks = await told_of_the_end(match.stranger, match.table, match.seed)
            figures.note("5 spectators' delay", "pages that tell the end", len(leaks), 0)
            assert leaks == []
            assert match.seed not in "".join(match.watcher.bytes)
            replay = await match.player.get(f"/api/tables/{match.table}/replay")
            assert replay.json()["seed"] == match.seed  # those who played know at once

    asyncio.run(scenario())


def test_nobody_hears_before_what_is_said_at_the_table(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ended(tmp_path, own_database, LONG) as match:
            await match.watcher.watch(match.table)  # asks for all of it once more
            told = "".join(match.watcher.bytes)
            told += "".join([(await match.stranger.get(page)).text for page in pages(match.table)])
            assert [words for words in SAID if words in told] == []
            seen = (await match.player.get(f"/api/tables/{match.table}")).text
            assert [words for words in SAID if words in seen] == list(SAID)

    asyncio.run(scenario())


@pytest.mark.long
def test_afterwards_everybody_may_know(own_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with ended(tmp_path, own_database, SHORT) as match:
            await match.watcher.until_now(match.table, lambda now: now.get("phase") == "over")
            await until_archived(match.stranger, match.table)
            heard = (await match.stranger.get(f"/api/tables/{match.table}")).text
            assert SAID[0] in heard
            told = await told_of_the_end(match.stranger, match.table, match.seed)
            assert {"/api/tables?phase=over", "/api/archive"} < set(told)

    asyncio.run(scenario())


async def until_archived(browser: httpx.AsyncClient, table: str) -> None:
    """Wait until somebody finds a match in the archive."""
    async with asyncio.timeout(PATIENCE):
        while not (await browser.get(f"/api/archive/{table}")).is_success:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.05)
