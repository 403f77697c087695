"""Hosts for tests: the toy and Finstere Flure, storage in memory, a clock that can be set."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from gloaming.core.errors import UnknownGameError
from gloaming.core.game import AnyGame
from gloaming.games import find
from gloaming.server.access.visitor import Visitor
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.protocol import Bus
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.storage.protocol import Storage
from gloaming.server.tables.commands import Ready, Sit
from gloaming.server.tables.events import Event, read_event
from gloaming.server.tables.fold import folded
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.table import Table, TableContext
from tests.core.toy import TOY
from tests.patience import PATIENCE

from .memory import MemoryStorage

ONE, TWO, THREE = (Someone(f"id-{name}", name) for name in ("one", "two", "three"))
PEOPLE = (ONE, TWO, THREE)


def find_any(name: str) -> AnyGame:
    """Return the toy or one of the games."""
    if name == "nothing":
        raise UnknownGameError(name, ["toy"])
    return TOY if name == "toy" else find(name)


def repertoire() -> Repertoire:
    """Return the toy and Finstere Flure, with bots that play anything."""
    return Repertoire(("toy", "finstere", "nothing"), find_any, {})


class Time:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        """Start at some time."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def make_host(
    storage: Storage | None = None, bus: Bus | None = None, now: Callable[[], float] | None = None
) -> Host:
    """Return a host."""
    return Host(storage or MemoryStorage(), bus or LocalBus(), repertoire(), now=now or Time())


def toy_settings(players: int = 2, rounds: int = 2, **settings: Any) -> TableSettings:
    """Return settings for a match of the toy."""
    options = {"players": str(players), "rounds": str(rounds)}
    return TableSettings(game="toy", options=options, **settings)


async def running_table(host: Host, players: int = 2, **settings: Any) -> str:
    """Open a table of the toy and start its match."""
    table = await host.open_table(ONE, toy_settings(players, **settings), "open")
    for seat in range(players):
        await host.do(table, Sit(seat), PEOPLE[seat], f"sit {seat}")
    for seat in range(players):
        await host.do(table, Ready(), PEOPLE[seat], f"ready {seat}")
    return table


async def read_table(storage: Storage, table: str) -> Table:
    """Return a table as its log tells it."""
    secret = await storage.secret(table)
    assert secret
    context = TableContext(table, TOY, ("random",), secret.seed)
    return folded(context, await storage.events(table))


async def happened(storage: Storage, table: str) -> list[Event]:
    """Return everything that is kept of a table."""
    return [read_event(kept.event) for kept in await storage.events(table)]


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110 - whatever it is, it tells nobody
            await asyncio.sleep(0.01)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits."""
    asyncio.run(work)


class Listener:
    """Somebody who watches and counts."""

    def __init__(self, person: Someone | None = None) -> None:
        """Begin to count."""
        self.visitor = Visitor(person.name, is_guest=False, ids=(person.id,)) if person else None
        self.heard: list[str] = []

    def notice(self, table: str) -> None:
        """Hear of a change."""
        self.heard.append(table)


def plain(message: object) -> Any:
    """Return a message as plain values."""
    return msgspec.json.decode(msgspec.json.encode(message))
