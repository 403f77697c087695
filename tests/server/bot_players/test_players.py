"""Bots at tables."""

import asyncio
import threading
from typing import Any

import pytest

from gloaming.bots.thinking import Thinking
from gloaming.core.game import AnyGame
from gloaming.core.streams import Stream
from gloaming.server.bot_players.jobs import Work
from gloaming.server.bot_players.players import BotPlayers, bot_stream, think
from gloaming.server.bot_players.worker import work_once
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.local_jobs import LocalJobs
from gloaming.server.bus.protocol import DEFAULT_LEASE, Job, Lease
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.hosting.timers import Timers
from gloaming.server.tables.commands import PutBot, Ready, Resign, Sit
from gloaming.server.tables.events import Acted
from gloaming.server.tables.settings import TableSettings
from tests.patience import PATIENCE
from tests.server.live.hosting import (
    ONE,
    TWO,
    Time,
    find_any,
    happened,
    make_host,
    read_table,
    run,
    running_table,
    toy_settings,
    until,
)
from tests.server.live.memory import MemoryStorage

ALL = 2
ENOUGH_RENEWALS = 3  # they take more than one lease together


async def bots_table(host: Host, settings: TableSettings, bots: int = ALL) -> str:
    """Open a table at which bots sit, and a person on the first seat if one is left."""
    table = await host.open_table(ONE, settings, "open")
    for seat in range(ALL - bots, ALL):
        await host.do(table, PutBot(seat, "random"), ONE, f"bot {seat}")
    if bots < ALL:
        await host.do(table, Sit(0), ONE, "sit")
    await host.do(table, Ready(), ONE, "ready")
    return table


@pytest.mark.parametrize("game", ["toy", "finstere"])
def test_bots_play_a_whole_match(game: str) -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        players = BotPlayers(host)
        options = {"players": "2", "layout": "random"} if game == "finstere" else {}
        table = await bots_table(host, TableSettings(game=game, options=options))
        await until(lambda: storage.rows[table].phase == "over", 60)
        players.close()
        await host.close()

    run(test())


@pytest.mark.parametrize("seed", range(3))
def test_two_processes_never_both_act_for_a_bot(seed: int) -> None:
    async def test() -> None:
        storage, bus = MemoryStorage(seed), LocalBus()
        hosts = [make_host(storage, bus), make_host(storage, bus)]
        table = await bots_table(hosts[0], toy_settings(rounds=4))
        players = [BotPlayers(host) for host in hosts]
        for host in hosts:
            await host.start()
            hosted = await host.hosted(table)
            for react in host.after_change:
                react(hosted, True)
        await until(lambda: storage.rows[table].phase == "over")
        acted = [event for event in await happened(storage, table) if isinstance(event, Acted)]
        assert len(acted) == 2 * 2 * 4
        for player in players:
            player.close()
        for host in hosts:
            await host.close()

    run(test())


def test_a_bot_that_waits_is_woken_by_whoever_finds_it() -> None:
    async def test() -> None:
        storage, time = MemoryStorage(), Time()
        table = await bots_table(make_host(storage, now=time), toy_settings())
        time.now += 60
        again = make_host(storage, now=time)
        players = BotPlayers(again)
        await Timers(again).sweep()
        await until(lambda: storage.rows[table].phase == "over")
        players.close()
        await again.close()

    run(test())


def test_a_bot_plays_on_for_who_resigned() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        players = BotPlayers(host)
        table = await running_table(host, 3)
        await host.do(table, Resign(0), ONE, "resign")
        await until(lambda: len(storage.logs[table]) == 11)
        read = await read_table(storage, table)
        assert read.to_act == (1, 2)
        assert read.seats_of(TWO.id) == (1,)
        players.close()
        await host.close()

    run(test())


def test_a_worker_thinks_for_others() -> None:
    async def test() -> None:
        storage, jobs = MemoryStorage(), LocalJobs()
        server, helper = make_host(storage), make_host(storage)
        asking = BotPlayers(server, jobs=jobs)
        thinking = BotPlayers(helper, is_watching=False)
        table = await bots_table(server, toy_settings(rounds=1))
        while storage.rows[table].phase == "running":
            assert await work_once(helper, thinking, jobs, PATIENCE)
            await server.newest(table)
        asking.close()
        thinking.close()
        await server.close()
        await helper.close()

    run(test())


def test_a_job_is_not_done_while_its_action_cannot_be_kept() -> None:
    async def test() -> None:
        storage, jobs = MemoryStorage(), LocalJobs()
        server, helper = make_host(storage), make_host(storage)
        asking = BotPlayers(server, jobs=jobs)
        thinking = BotPlayers(helper, is_watching=False)
        table = await bots_table(server, toy_settings(rounds=1))
        before = len(storage.logs[table])
        storage.failures = ["before"]
        assert await work_once(helper, thinking, jobs, PATIENCE, lease=0.05)
        assert len(storage.logs[table]) == before
        while len(storage.logs[table]) == before:
            assert await work_once(helper, thinking, jobs, PATIENCE, lease=0.05)
        for players in (asking, thinking):
            players.close()
        for host in (server, helper):
            await host.close()

    run(test())


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        """Begin with nothing to think of."""
        self.is_asked, self.is_enough = threading.Event(), threading.Event()

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - it thinks of nothing
        states: Any,  # noqa: ARG002 - it thinks of nothing
        seat: int,  # noqa: ARG002 - it thinks of nothing
        stream: Stream,  # noqa: ARG002 - it thinks of nothing
        thinking: Thinking | None = None,  # noqa: ARG002 - it thinks of nothing
    ) -> list[int]:
        """Take all the time there is."""
        self.is_asked.set()
        self.is_enough.wait()
        return [0]


class Renewed(LocalJobs):
    """Jobs whose clock moves only when one is renewed, and then by most of its lease."""

    def __init__(self) -> None:
        """Begin with nothing renewed."""
        super().__init__(clock=lambda: self.now)
        self.now = 0.0
        self.renewals, self.are_enough = 0, asyncio.Event()

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Give more time, and let most of it pass."""
        is_own = await super().renew(job, lease)
        self.now += 0.9 * lease
        self.renewals += 1
        if self.renewals == ENOUGH_RENEWALS:
            self.are_enough.set()
        return is_own


def test_a_job_is_kept_while_a_bot_thinks_and_given_back_by_who_stops() -> None:
    async def test() -> None:
        storage, jobs, bot = MemoryStorage(), Renewed(), Slow()
        offered = Repertoire(("toy",), find_any, {"toy": {"random": bot}})
        host = Host(storage, LocalBus(), offered)
        players = BotPlayers(host, is_watching=False)
        table = await bots_table(host, toy_settings(rounds=1))
        job = Work(table, 0, (await host.hosted(table)).table.turning).job()
        await jobs.put(job)
        working = asyncio.create_task(work_once(host, players, jobs, PATIENCE, lease=0.1))
        await asyncio.to_thread(bot.is_asked.wait)
        await jobs.are_enough.wait()
        assert await jobs.take(0) is None
        working.cancel()
        await asyncio.wait([working])
        assert await jobs.take(0) == job
        bot.is_enough.set()
        players.close()
        await host.close()

    run(test())


class Curious:
    """A bot that looks where the lamp is."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.seen: list[tuple[int, int]] = []

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - no need of them
        states: Any,
        seat: int,  # noqa: ARG002 - no need of them
        stream: Stream,  # noqa: ARG002 - no need of them
        thinking: Thinking | None = None,  # noqa: ARG002 - no need of them
    ) -> list[int]:
        """Look, and do the first thing there is."""
        self.seen.append((int(states[0].lamp_x), int(states[0].lamp_y)))
        return [0]


def test_a_bot_knows_only_what_its_seat_knows() -> None:
    bot = Curious()

    async def test() -> None:
        host = make_host()
        table = (await host.hosted(await running_table(host))).table
        think(table, 0, bot)
        state = table.match.state
        assert bot.seen != [(int(state.lamp_x), int(state.lamp_y))]
        assert think(table, 0, bot).actions == (0,)
        assert bot.seen[0] == bot.seen[1]

    run(test())


def test_bots_draw_from_a_stream_of_their_own() -> None:
    streams = {tuple(bot_stream("seed", seat, turn)) for seat in range(2) for turn in range(2)}
    assert len(streams) == 4
