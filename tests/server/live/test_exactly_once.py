"""Exactly once: clients that vanish, resend and come back elsewhere end with the same history."""

import asyncio
from contextlib import ExitStack
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.tables.events import Acted
from tests.core.toy.rules import SPOT

from .hosting import happened, run
from .memory import MemoryIdentity, MemoryStorage
from .serving import Served, Talker, serving, start_match, talking

ROUNDS = 6
NAMES = ("one", "two")


class Flaky:
    """A client that loses its socket at random, and resends what was not acknowledged."""

    def __init__(self, servers: list[Served], seat: int, table: str, random: Random) -> None:
        """Play one seat of a table."""
        self.servers, self.seat, self.table, self.random = servers, seat, table, random
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        """Take all actions of a match, each under an id of its own."""
        wanted = [(f"{turn}-{part}", part) for turn in range(ROUNDS) for part in range(2)]
        while wanted:
            try:
                await self.for_a_while(wanted)
            except ConnectionClosed:
                continue

    async def for_a_while(self, wanted: list[tuple[str, int]]) -> None:
        """Connect to some server and act until the socket is lost or all is done."""
        served = self.random.choice(self.servers)
        async with talking(served, NAMES[self.seat]) as talker:
            await talker.hello(**{self.table: "long ago"})
            await talker.until("table")
            while wanted:
                name, part = wanted[0]
                await self.act(talker, name, part)
                answer = await talker.answer_to(name)
                if answer["type"] == "acknowledged":
                    self.acknowledged.append(name)
                    wanted.pop(0)
                else:
                    assert answer["code"] == "not-your-turn"
                    await asyncio.sleep(0.01)

    async def act(self, talker: Talker, name: str, part: int) -> None:
        """Send an action, perhaps twice, and perhaps lose the socket before the answer."""
        action = 0 if part else SPOT + self.seat
        command: dict[str, Any] = {"do": "act", "seat": self.seat, "actions": [action]}
        for _ in range(self.random.choice((1, 1, 2))):
            await talker.send(type="ask", table=self.table, id=name, command=command)
        if self.random.random() < 0.3:
            await asyncio.sleep(self.random.random() * 0.01)
            talker.line.transport.abort()


async def play_flakily(servers: list[Served], seed: int) -> list[Flaky]:
    """Let two flaky clients play a match."""
    async with talking(servers[0], "one") as one, talking(servers[0], "two") as two:
        options = {"players": "2", "rounds": str(ROUNDS)}
        table = await start_match(one, two, options=options, away_seconds=None)
    flaky = [Flaky(servers, seat, table, Random(10 * seed + seat)) for seat in range(2)]
    await asyncio.gather(*(client.play() for client in flaky))
    return flaky


@pytest.mark.parametrize("seed", range(3))
def test_clients_that_vanish_and_resend_end_with_the_same_history(seed: int) -> None:
    storage, identity = MemoryStorage(), MemoryIdentity()
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(storage, LocalBus(), identity)) for _ in range(2)]
        clients = asyncio.run(play_flakily(servers, seed))
    check_history(storage, clients)


def check_history(storage: MemoryStorage, clients: list[Flaky]) -> None:
    """Compare the log with what was acknowledged: no gaps, nothing twice, nothing else."""

    async def check() -> None:
        table = clients[0].table
        acted = [event for event in await happened(storage, table) if isinstance(event, Acted)]
        for client in clients:
            own = [event.actions[0][:4] for event in acted if event.seat == client.seat]
            assert own == ["spot", "wage"] * ROUNDS
            assert len(client.acknowledged) == 2 * ROUNDS
        numbers = [kept.number for kept in storage.logs[table]]
        assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
        assert storage.rows[table].phase == "over"

    run(check())
