"""Guests who play matches over whatever happens, and what is kept of them in the end."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import groupby
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from examples.bot_client import Message, Player, play
from gloaming.server.live.doorman import COOKIE
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from tests.server.live.serving import Talker

from .running import NAP, PATIENCE, Server

SETTINGS: Message = {
    "game": "finstere",
    "options": {"players": "2", "layout": "random"},
    "away_seconds": None,
}
LOST = (OSError, WebSocketException, TimeoutError)


class Guest(NamedTuple):
    """Somebody whom the server knows by a token."""

    name: str
    token: str


class Witness(Player):
    """The example's player, who also remembers what was acknowledged and what was seen."""

    def __init__(self, table: str) -> None:
        """Begin with nothing acknowledged."""
        super().__init__(table)
        self.acknowledged: list[str] = []
        self.wholes = 0  # how often the table came whole: once for each socket

    def hear(self, message: Message) -> None:
        """Remember acknowledgements."""
        if message["type"] == "acknowledged" and message["id"] not in self.acknowledged[-1:]:
            self.acknowledged.append(message["id"])
        self.wholes += message["type"] == "table"
        super().hear(message)


async def new_guest(server: Server) -> Guest:
    """Let somebody be a guest, however often the server goes away meanwhile."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as web:
        while True:
            with suppress(httpx.TransportError):
                answer = await web.post("/api/guest", headers={"X-Gloaming": "1"})
                if answer.is_success:
                    return Guest(answer.json()["name"], answer.cookies[COOKIE])
            await asyncio.sleep(NAP)


@asynccontextmanager
async def talking(server: Server, guest: Guest | None = None) -> AsyncIterator[Talker]:
    """Connect as a guest, or as a stranger."""
    headers = {"Authorization": f"Bearer {guest.token}"} if guest else {}
    async with connect(
        server.live, additional_headers=headers, compression=None, open_timeout=PATIENCE
    ) as line:
        yield Talker(line, PATIENCE)


async def open_table(server: Server, opener: Guest, name: str, **settings: Any) -> str:
    """Open a table, however often the server goes away meanwhile."""
    message = {"type": "open-table", "id": name, "settings": {**SETTINGS, **settings}}
    while True:
        try:
            async with talking(server, opener) as talker:
                await talker.hello()
                await talker.send(**message)
                answer = await talker.answer_to(name)
        except LOST:
            await asyncio.sleep(NAP)
            continue
        if answer["type"] == "acknowledged":
            return str(answer["table"])
        assert answer["code"] == "unavailable", answer
        await asyncio.sleep(NAP)


async def play_match(servers: list[Server], guests: list[Guest], table: str) -> list[Witness]:
    """Play a match to its end, each guest through another server; return who witnessed it."""
    witnesses = [Witness(table) for _ in guests]
    plays = (
        play(servers[seat % len(servers)].live, guest.token, witnesses[seat])
        for seat, guest in enumerate(guests)
    )
    await asyncio.gather(*plays)
    return witnesses


async def keep_playing(server: Server, name: str, is_enough: asyncio.Event) -> list[list[Witness]]:
    """Play one match after another."""
    guests = [await new_guest(server) for _ in range(2)]
    played: list[list[Witness]] = []
    while not is_enough.is_set():
        table = await open_table(server, guests[0], f"{name}-{len(played)}")
        played.append(await play_match([server], guests, table))
    return played


async def kept(database: str, tables: Iterable[str]) -> dict[str, list[tuple[int, str]]]:
    """Return the numbers and commands of tables' logs, as the database has them."""
    opened = await open_database(database)
    storage = SqlStorage(opened)
    logs = {table: await storage.events(table) for table in tables}
    await opened.close()
    return {table: [(event.number, event.command) for event in logs[table]] for table in logs}


def check_log(log: list[tuple[int, str]], witnesses: Iterable[Witness]) -> None:
    """Compare a log with what was acknowledged: nothing lost, nothing twice, no gaps, in order."""
    assert [number for number, _ in log] == list(range(len(log))), "there is a gap"
    commands = [command for command, _ in groupby(command for _, command in log) if command]
    assert len(commands) == len(set(commands)), "something was kept twice"
    names = [command.rpartition("/")[2] for command in commands]
    for witness in witnesses:
        own = set(witness.acknowledged)
        assert [name for name in names if name in own] == witness.acknowledged, "lost"


async def check_all(database: str, played: Iterable[list[Witness]]) -> int:
    """Compare all tables with what was acknowledged; return how much that was."""
    pairs = {witnesses[0].table: witnesses for witnesses in played}
    logs = await kept(database, pairs)
    for table, witnesses in pairs.items():
        check_log(logs[table], witnesses)
    return sum(len(witness.acknowledged) for pair in pairs.values() for witness in pair)
