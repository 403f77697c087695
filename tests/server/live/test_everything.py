"""The server with its real database, real people and real games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from gloaming import games
from gloaming.server.app import make_app, our_repertoire
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.live.bots import BotPlayers
from gloaming.server.live.doorman import COOKIE
from gloaming.server.live.host import Host
from gloaming.server.settings import Settings
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from gloaming.server.tables.commands import PutBot, Ready
from gloaming.server.tables.settings import TableSettings

from .hosting import ONE, until
from .killing import free_port
from .memory import MemoryStorage
from .serving import Talker

LONG = 240.0


@pytest.mark.parametrize("game", games.NAMES)
def test_bots_play_every_game_to_its_end(game: str) -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = Host(storage, LocalBus(), our_repertoire())
        players = BotPlayers(host)
        table = await host.open_table(ONE, TableSettings(game=game), "open")
        seats = len((await host.hosted(table)).table.seats)
        for seat in range(seats):
            await host.do(table, PutBot(seat, "random"), ONE, f"bot {seat}")
        await host.do(table, Ready(), ONE, "ready")
        await until(lambda: storage.rows[table].phase == "over", LONG)
        players.close()
        await host.close()

    asyncio.run(test())


@asynccontextmanager
async def real_server(file: Path) -> AsyncIterator[str]:
    """Serve with SQLite, and people in it; yield the address."""
    port = free_port()
    database = await open_database(f"sqlite:///{file}")
    storage = SqlStorage(database)
    app = make_app(storage, SqlIdentity(database, Settings(port=port)), LocalBus())
    config = uvicorn.Config(app, port=port, ws="websockets-sansio", log_level="error")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    yield f"127.0.0.1:{port}"
    server.should_exit = True
    await serving
    await storage.close()
    await database.close()


def test_a_guest_plays_against_a_bot_with_everything_real(tmp_path: Path) -> None:
    async def test() -> None:
        async with real_server(tmp_path / "real.db") as address:
            async with httpx.AsyncClient(base_url=f"http://{address}") as web:
                await web.post("/api/guest", headers={"X-Gloaming": "1"})
                name = (await web.get("/api/me")).json()["name"]
                cookie = {"Cookie": f"{COOKIE}={web.cookies[COOKIE]}"}
            async with connect(f"ws://{address}/live", additional_headers=cookie) as line:
                await play_a_little(Talker(line), name)

    asyncio.run(test())


async def play_a_little(guest: Talker, name: str) -> None:
    """Open a table, put a bot on it, and take some actions."""
    assert (await guest.hello())["name"] == name
    options = {"players": "2", "layout": "random"}
    table = await guest.open(game="finstere", options=options)
    await guest.ask(table, "sit", seat=0)
    await guest.ask(table, "put-bot", seat=1, bot="greedy")
    await guest.ask(table, "ready")
    for _ in range(20):
        now = await guest.until_now(table, lambda now: now["sights"][0].get("actions"))
        action = now["sights"][0]["actions"][-1]["action"]
        guest.now[table] = {"sights": [{}]}
        answer = await guest.ask(table, "act", seat=0, actions=[action])
        assert answer["type"] == "acknowledged"
