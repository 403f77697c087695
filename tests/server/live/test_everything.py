"""Bots, hosts and the real games together."""

import asyncio

import pytest

from gloaming import games
from gloaming.server.app import our_repertoire
from gloaming.server.bot_players.players import BotPlayers
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.hosting.host import Host
from gloaming.server.tables.commands import PutBot, Ready
from gloaming.server.tables.settings import TableSettings

from .hosting import ONE, until
from .memory import MemoryStorage

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
