"""Guests who play matches over whatever happens, and what is kept of them in the end."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import cycle, groupby
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gloaming.server.access.doorman import COOKIE
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from tests.patience import PATIENCE
from tests.server.live.serving import UNHURRIED, Talker

from .players import Message, Player, play
from .running import NAP, Server, running

SETTINGS: Message = {
    "game": "finstere",
    "options": {"players": "2", "layout": "random"},
    "away_seconds": None,
}
BREAK = 0.1  # of the commands lose their socket
LOST = (OSError, WebSocketException, TimeoutError)


class Guest(NamedTuple):
    """Somebody whom the server knows by a token."""

    name: str
    token: str


class Witness(Player):
    """A player who also remembers what was acknowledged and what was seen."""

    def __init__(self, table: str) -> None:
        """Begin with nothing acknowledged."""
        super().__init__(table)
        self.acknowledged: list[str] = []
        self.history: dict[int, str] = {}
        self.seen = 0  # moments of the match
        self.is_ready = False

    def hear(self, message: Message) -> None:
        """Remember acknowledgements, and put the history together."""
        is_new = message["type"] == "acknowledged" and message["id"] not in self.acknowledged[-1:]
        if is_new and not self.is_repeated(message["id"]):
            self.acknowledged.append(message["id"])
        super().hear(message)
        if message["type"] in ("table", "changed"):
            self.see(is_whole=message["type"] == "table")

    def is_repeated(self, name: str) -> bool:
        """Tell whether one says again that one is ready: what changes nothing is not kept."""
        command = self.waiting.get("command", {}) if self.waiting.get("id") == name else {}
        was_ready, self.is_ready = self.is_ready, self.is_ready or command.get("do") == "ready"
        return was_ready and command.get("do") == "ready"

    def see(self, *, is_whole: bool) -> None:
        """See more of the match; nothing is left out, and nothing that was seen changes."""
        sight = self.now["sights"][0]
        first = sight.get("moments_before", 0)
        if is_whole:  # it tells the last moments only, and all that came before as a record
            self.seen = max(self.seen, first)
        assert first <= self.seen, "there is a gap"
        for number, moment in enumerate(sight.get("moments", ()), first):
            words = f"{moment['actor']} {moment['text']}"
            assert self.history.setdefault(number, words) == words, "what was seen has changed"
            self.seen = max(self.seen, number + 1)


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
        server.live, **UNHURRIED, additional_headers=headers, compression=None
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


async def play_flakily(
    servers: Sequence[Server], guest: Guest, witness: Witness, random: Random
) -> None:
    """Play a match through sockets that break at random, each to any of the servers."""
    while not witness.is_over:
        try:
            async with talking(random.choice(servers), guest) as talker:
                await talk_flakily(talker, witness, random)
        except LOST:
            await asyncio.sleep(NAP)


async def talk_flakily(talker: Talker, witness: Witness, random: Random) -> None:
    """Send every command once or twice, and perhaps break the socket before the answer."""
    await talker.hello(**{witness.table: ""})
    first = await talker.hear()
    assert first["type"] == "table", "one message makes a client whole"
    witness.hear(first)
    command = witness.waiting or witness.wish()
    while not witness.is_over:
        for _ in range(random.choice((1, 1, 2)) if command else 0):
            await talker.send(**(command or {}))
        if command and random.random() < BREAK:
            await asyncio.sleep(random.random() * NAP)
            talker.line.transport.abort()
        witness.hear(await talker.hear())
        command = witness.wish()


async def play_match(
    servers: Sequence[Server], guests: Sequence[Guest], witnesses: Sequence[Witness]
) -> None:
    """Play a match to its end, each guest through the next of the servers."""
    async with asyncio.TaskGroup() as tasks:
        for server, guest, witness in zip(cycle(servers), guests, witnesses, strict=False):
            tasks.create_task(play(server.live, guest.token, witness))


class Crowd:
    """Guests who play at several tables of a server, one match after another."""

    def __init__(self, server: Server, tables: int) -> None:
        """Begin with nobody there."""
        self.server, self.tables = server, tables
        self.played: list[list[Witness]] = []
        self.tokens: list[str] = []
        self.playing: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for number in range(self.tables):
                tasks.create_task(self.keep_playing(f"table-{number}"))

    async def keep_playing(self, name: str) -> None:
        """Play one match after another."""
        guests = [await new_guest(self.server) for _ in range(2)]
        self.tokens += [guest.token for guest in guests]
        while True:
            table = await open_table(self.server, guests[0], f"{name}-{len(self.played)}")
            self.played.append([Witness(table) for _ in guests])
            await play_match([self.server], guests, self.played[-1])

    @property
    def acknowledged(self) -> int:
        """Return how much was acknowledged so far."""
        return sum(len(witness.acknowledged) for pair in self.played for witness in pair)

    async def has_done_more(self, before: int) -> None:
        """Wait until more was acknowledged than before."""
        playing = self.playing
        assert playing
        await self.server.until(lambda: self.acknowledged > before or playing.done())
        if playing.done():
            playing.result()

    async def check(self) -> None:
        """Compare all tables with what was acknowledged."""
        logs = await kept(self.server.database, [pair[0].table for pair in self.played])
        for witnesses in self.played:
            check_log(logs[witnesses[0].table], witnesses)


@asynccontextmanager
async def crowded(server: Server, tables: int = 3) -> AsyncIterator[Crowd]:
    """Run a server and let people play there meanwhile; in the end everything must be kept."""
    crowd = Crowd(server, tables)
    async with running(server):
        crowd.playing = asyncio.create_task(crowd.play())
        try:
            yield crowd
            await crowd.has_done_more(crowd.acknowledged)
        finally:
            crowd.playing.cancel()
            with suppress(asyncio.CancelledError):
                await crowd.playing
    await crowd.check()


async def let_bots_play(talker: Talker, bot: str = "random") -> str:
    """Open a table for bots only, and return it as soon as they play."""
    await talker.hello()
    table = await talker.open(game="menhirs", options={})
    for seat in range(2):
        await talker.ask(table, "put-bot", seat=seat, bot=bot)
    assert (await talker.ask(table, "ready"))["type"] == "acknowledged"
    return table


async def moments_at(talker: Talker, table: str, number: int) -> None:
    """Wait until so many things have happened in a match."""
    await talker.until_now(table, lambda now: moments_in(now) >= number)


def moments_in(now: Message) -> int:
    """Return how much has happened in a match, as a client was told."""
    sight = now["sights"][0] if now.get("sights") else {}
    return int(sight.get("moments_before", 0)) + len(sight.get("moments", ()))


async def kept(database: str, tables: Iterable[str]) -> dict[str, list[tuple[int, str]]]:
    """Return the numbers and commands of tables' logs, as the database has them."""
    opened = await open_database(database)
    storage = SqlStorage(opened)
    logs = {table: await storage.events(table) for table in tables}
    await opened.close()
    return {table: [(event.number, event.command) for event in logs[table]] for table in logs}


def commands_of(log: list[tuple[int, str]]) -> list[str]:
    """Return the commands of a log, each of which may be several events: no gap, nothing twice."""
    assert [number for number, _ in log] == list(range(len(log))), "there is a gap"
    commands = [command for command, _ in groupby(command for _, command in log) if command]
    assert len(commands) == len(set(commands)), "something was kept twice"
    return commands


def check_log(log: list[tuple[int, str]], witnesses: Sequence[Witness]) -> None:
    """Compare a log with what was acknowledged: nothing lost, nothing twice, no gaps, in order."""
    names = [command.rpartition("/")[2] for command in commands_of(log)]
    for witness in witnesses:
        own = set(witness.acknowledged)
        assert [name for name in names if name in own] == witness.acknowledged, "lost"
    one, other = (witness.history for witness in witnesses)
    assert all(one[number] == other[number] for number in one.keys() & other.keys())
