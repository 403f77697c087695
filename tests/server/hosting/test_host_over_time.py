"""What a host does as time passes: deadlines, who is away, spectators who are behind."""

import asyncio

from gloaming.server.hosting.presence import Presence
from gloaming.server.hosting.timers import Timers
from gloaming.server.tables.commands import (
    GoAway,
    Say,
    Sit,
    Tick,
)
from gloaming.server.tables.events import BotTookOver, CameBack, TimedOut, WentAway
from gloaming.server.tables.settings import PerMove, TableSettings
from tests.server.live.hosting import (
    ONE,
    TWO,
    Listener,
    Time,
    happened,
    make_host,
    run,
    running_table,
    until,
)
from tests.server.live.memory import MemoryStorage


def test_deadlines_survive_a_restart() -> None:
    async def test() -> None:
        storage, time = MemoryStorage(), Time()
        table = await running_table(make_host(storage, now=time), clock=PerMove(seconds=30))
        deadline = storage.rows[table].deadline
        assert deadline
        time.now = deadline + 1
        again = make_host(storage, now=time)
        await Timers(again).sweep()
        assert TimedOut(0) in await happened(storage, table)

    run(test())


def test_a_timer_rings_by_itself() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage, now=asyncio.get_running_loop().time)
        Timers(host)
        table = await running_table(host, clock=PerMove(seconds=5))
        hosted = await host.hosted(table)
        assert hosted.timer
        assert hosted.due
        now = asyncio.get_running_loop().time()
        assert hosted.due - 0.001 <= hosted.timer.when() <= now + 6.1
        await host.close()

    run(test())


def test_who_is_here_is_not_away_for_long() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host, away_seconds=60)
        host.watch(await host.hosted(table), Listener(ONE))
        await host.do(table, GoAway(ONE.id))
        await until(lambda: len(storage.logs[table]) == 8)
        assert (await happened(storage, table))[-1] == CameBack(ONE.id)

    run(test())


def test_who_does_not_come_back_after_a_restart_is_away() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        table = await running_table(make_host(storage))
        again = make_host(storage)
        Presence(again, grace=0.01)
        again.watch(await again.hosted(table), Listener(TWO))
        await until(lambda: len(storage.logs[table]) == 7)
        assert (await happened(storage, table))[-1] == WentAway(ONE.id)
        await again.close()

    run(test())


def test_a_bot_comes_when_the_countdown_ends() -> None:
    async def test() -> None:
        storage, time = MemoryStorage(), Time()
        host = make_host(storage, now=time)
        table = await running_table(host, away_seconds=60)
        await host.do(table, GoAway(ONE.id))
        time.now += 60
        await host.do(table, Tick())
        assert (await happened(storage, table))[-1] == BotTookOver(0)

    run(test())


def test_spectators_may_be_behind() -> None:
    async def test() -> None:
        storage, time = MemoryStorage(), Time()
        host = make_host(storage, now=time)
        table = await running_table(host, watching_delay=60)
        hosted = await host.hosted(table)
        time.now += 30
        await host.do(table, Say(0, "now"), ONE, "say")
        assert hosted.seen_by(ONE).sayings
        assert hosted.seen_by(None).phase == "open"
        time.now += 30
        hosted.let_pass(time.now)
        assert hosted.seen_by(None).phase == "running"
        assert not hosted.seen_by(None).sayings
        again = await make_host(storage, now=time).hosted(table)
        assert again.seen_by(None).number == hosted.seen_by(None).number
        time.now += 30
        assert hosted.let_pass(time.now)
        assert hosted.seen_by(None).sayings[0].text == "now"

    run(test())


def test_nobody_is_behind_before_the_match() -> None:
    async def test() -> None:
        host = make_host(now=Time())
        table = await host.open_table(ONE, TableSettings(game="toy", watching_delay=60), "open")
        await host.do(table, Sit(0), ONE, "sit")
        seats = (await host.hosted(table)).seen_by(None).seats
        assert seats[0].person == ONE

    run(test())
