"""Somebody leaves for good during a match: the name is gone from tables, lists and files."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.endurance.running import Server, running
from tests.server.live.serving import Talker, start_match
from tests.server.services import Redis

from .figures import Figures
from .visiting import PASSWORD, become_guest, browsing, sign_up

NAME = "Nachtschwalbe"
DELETED = "deleted"
DIGEST = b"$argon2"
MATCH = {"game": "menhirs", "options": {}, "is_public": True, "away_seconds": None}


def cookie(browser: httpx.AsyncClient) -> dict[str, str]:
    """Return the header by which a browser is known on the socket."""
    return {"Cookie": f"gloaming={browser.cookies['gloaming']}"}


def traces(database: str, *words: bytes) -> list[str]:
    """Return the files of a database in which a word can be read."""
    path = Path(database.removeprefix("sqlite:///"))
    files = [file for file in path.parent.glob(f"{path.name}*") if file.is_file()]
    return [file.name for file in files if any(word in file.read_bytes() for word in words)]


async def leave(browser: httpx.AsyncClient, name: str) -> None:
    """Leave for good."""
    body = {"name": name, "password": PASSWORD}
    assert (await browser.post("/api/account/delete", json=body)).is_success


def test_nothing_of_somebody_who_left_stays_readable(
    own_database: str, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        server = Server(tmp_path / "server", own_database)
        async with running(server), browsing(server) as leaver, browsing(server) as other:
            await sign_up(leaver, NAME)
            await become_guest(other)
            async with (
                connect(server.live, additional_headers=cookie(leaver), compression=None) as one,
                connect(server.live, additional_headers=cookie(other), compression=None) as two,
            ):
                first, second = Talker(one, PATIENCE), Talker(two, PATIENCE)
                left = await first_sat_and_left(first)
                table = await start_match(first, second, **MATCH)
                await first.ask(table, "say", seat=0, text="farewell")
                assert traces(own_database, NAME.encode())
                assert traces(own_database, DIGEST)
                await leave(leaver, NAME)
                found = traces(own_database, NAME.encode(), DIGEST)
                figures.note("4 forgetting", "files with name or digest", len(found), 0)
                assert found == []
                now = await second.until_now(table, lambda now: names(now) == [DELETED, guest(now)])
                assert now["sayings"][-1]["name"] == DELETED
                await check_everywhere(other, table)
                await second.ask(table, "say", seat=1, text="are you there?")
                await second.ask(table, "resign", seat=1)  # the next events bring nothing back
                await check_everywhere(other, table)
                await check_everywhere(other, left)
            assert traces(own_database, NAME.encode(), DIGEST) == []

    asyncio.run(scenario())


async def first_sat_and_left(talker: Talker) -> str:
    """Sit down at a table and leave it again; return the table."""
    await talker.hello()
    table = await talker.open(**MATCH)
    await talker.ask(table, "sit", seat=0)
    await talker.ask(table, "stand-up", seat=0)
    return table


def names(now: Any) -> list[str]:
    """Return who sits at a table."""
    return [seat.get("player", "") for seat in now.get("seats", [])]


def guest(now: Any) -> str:
    """Return who sits on the other seat."""
    return names(now)[1] if names(now) else ""


async def check_everywhere(browser: httpx.AsyncClient, table: str) -> None:
    """Look for the name in every list and view."""
    pages = [f"/api/tables?phase={phase}" for phase in ("open", "running", "over")]
    pages += [f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/archive"]
    for page in pages:
        assert NAME not in (await browser.get(page)).text, page


@pytest.mark.long
def test_other_processes_forget_too(
    shared_database: str, redis: Redis, tmp_path: Path, figures: Figures
) -> None:
    async def scenario() -> None:
        bus = ("--bus", redis.address())
        here, there = (Server(tmp_path / name, shared_database, *bus) for name in ("a", "b"))
        async with running(here, there), browsing(here) as leaver, browsing(there) as other:
            await sign_up(leaver, NAME)
            await become_guest(other)
            async with (
                connect(here.live, additional_headers=cookie(leaver), compression=None) as one,
                connect(there.live, additional_headers=cookie(other), compression=None) as two,
            ):
                first, second = Talker(one, PATIENCE), Talker(two, PATIENCE)
                table = await start_match(first, second, **MATCH)
                await second.until_now(table, lambda now: now.get("phase") == "running")
                await asyncio.to_thread(redis.stop)  # nobody can tell the other process
                await leave(leaver, NAME)
                await second.ask(table, "say", seat=1, text="are you there?")
                listed = (await other.get("/api/tables", params={"phase": "running"})).text
                figures.note("4 forgetting", "names in lists without a bus", listed.count(NAME), 0)
                assert NAME not in listed
                await asyncio.to_thread(redis.start)
                await second.until_now(table, lambda now: names(now)[:1] == [DELETED])
                await check_everywhere(other, table)

    asyncio.run(scenario())
