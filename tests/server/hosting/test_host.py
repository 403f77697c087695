"""The authority of one process, and of two that race."""

import asyncio
from collections.abc import Sequence

import pytest

from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.subscription import GAP
from gloaming.server.hosting.changes import CHANNEL
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.hosted import Hosted
from gloaming.server.storage.errors import StorageUnavailableError
from gloaming.server.storage.protocol import Envelope, TableRow
from gloaming.server.tables.commands import (
    Act,
    AskRematch,
    ComeBack,
    GoAway,
    Mute,
    Resign,
    Say,
    Sit,
)
from gloaming.server.tables.events import Acted, CameBack, Said
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views.view import person_view
from tests.core.toy.rules import SPOT
from tests.server.live.hosting import (
    ONE,
    PEOPLE,
    TWO,
    Listener,
    happened,
    make_host,
    read_table,
    run,
    running_table,
    toy_settings,
    until,
)
from tests.server.live.memory import MemoryStorage


def test_a_table_is_opened_once_however_often_it_is_asked_for() -> None:
    async def test() -> None:
        host = make_host()
        first = await host.open_table(ONE, toy_settings(), "same")
        assert await host.open_table(ONE, toy_settings(), "same") == first
        assert await host.open_table(TWO, toy_settings(), "same") != first

    run(test())


def test_unknown_games_and_tables_are_refused() -> None:
    async def test() -> None:
        host = make_host()
        for game in ("chess", "nothing"):
            with pytest.raises(Refusal) as refused:
                await host.open_table(ONE, TableSettings(game=game), "open")
            assert refused.value.code == "no-such-game"
        with pytest.raises(Refusal) as refused:
            await host.hosted("nowhere")
        assert refused.value.code == "no-such-table"

    run(test())


def test_nothing_is_told_before_it_is_kept() -> None:
    class Watching(MemoryStorage):
        async def append(self, row: TableRow, events: Sequence[Envelope]) -> bool:
            assert not listener.heard
            return await super().append(row, events)

    listener = Listener(ONE)

    async def test() -> None:
        host = make_host(Watching())
        table = await host.open_table(ONE, toy_settings(), "open")
        host.watch(await host.hosted(table), listener)
        await host.do(table, Sit(0), ONE, "sit")
        assert listener.heard == [table]

    run(test())


def test_a_resent_command_is_acknowledged_without_effect_after_a_restart() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        table = await running_table(make_host(storage))
        again = make_host(storage)
        await again.do(table, Sit(0), ONE, "sit 0")
        assert len(await happened(storage, table)) == len(storage.logs[table]) == 6

    run(test())


def test_a_resent_command_is_acknowledged_though_its_mark_is_old() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        hosted = await host.hosted(table)
        mark = person_view(hosted.table, ONE, hosted.cache).mark
        for _ in range(2):
            await host.do(table, Act(0, (SPOT,), mark), ONE, "act")
        with pytest.raises(Refusal, match="moved on"):
            await host.do(table, Act(0, (0,), mark), ONE, "another")
        assert [type(event) for event in await happened(storage, table)].count(Acted) == 1

    run(test())


@pytest.mark.parametrize("failure", ["before", "after"])
def test_after_a_failure_the_log_decides(failure: str) -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        storage.failures = [failure]
        with pytest.raises(StorageUnavailableError):
            await host.do(table, Act(0, (SPOT, 0)), ONE, "act")
        await host.do(table, Act(0, (SPOT, 0)), ONE, "act")
        assert [type(event) for event in await happened(storage, table)].count(Acted) == 1

    run(test())


def test_what_storage_left_in_doubt_is_read_before_anything_is_decided() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        storage.failures = ["after"]
        with pytest.raises(StorageUnavailableError):
            await host.do(table, GoAway(ONE.id))
        await host.do(table, ComeBack(ONE.id))  # who knows nothing of it would do nothing
        assert [type(event) for event in await happened(storage, table)][-1] is CameBack

    run(test())


def test_a_command_goes_on_though_its_asker_is_gone() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        asking = asyncio.create_task(host.do(table, Say(0, "hello"), ONE, "say"))
        await asyncio.sleep(0)
        asking.cancel()
        await until(lambda: len(storage.logs[table]) == 7)
        hosted = await host.hosted(table)
        await until(lambda: hosted.table.number == 6)

    run(test())


def test_a_host_refuses_only_on_the_newest_knowledge() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        one, other = make_host(storage), make_host(storage)
        table = await running_table(one)
        await other.hosted(table)
        await one.do(table, Act(0, (SPOT,)), ONE, "spot")
        await other.do(table, Act(0, (0,)), ONE, "wager")
        assert (await read_table(storage, table)).to_act == (1,)

    run(test())


@pytest.mark.parametrize("seed", range(10))
def test_two_hosts_that_race_never_fork_a_table(seed: int) -> None:
    async def test() -> None:
        storage, bus = MemoryStorage(seed), LocalBus()
        hosts = [make_host(storage, bus), make_host(storage, bus)]
        for host in hosts:
            await host.start()
        table = await running_table(hosts[0], 3, rounds=3)
        while (await read_table(storage, table)).phase == "running":
            await asyncio.gather(
                *(
                    insist(host, table, person, f"{seat} {turn} {part}", action)
                    for turn in range(3)
                    for seat, person in enumerate(PEOPLE)
                    for part, action in enumerate((SPOT, 0))
                    for host in hosts
                )
            )
        acted = [event for event in await happened(storage, table) if isinstance(event, Acted)]
        assert len(acted) == 3 * 3 * 2
        numbers = [kept.number for kept in storage.logs[table]]
        assert numbers == list(range(len(numbers)))
        tables = [(await host.newest(table)).table for host in hosts]
        assert [found.number for found in tables] == [len(numbers) - 1] * 2
        for host in hosts:
            await host.close()

    async def insist(host: Host, table: str, person: Someone, name: str, action: int) -> None:
        seat = PEOPLE.index(person)
        for _ in range(3):
            try:
                await host.do(table, Act(seat, (action,)), person, name)
            except Refusal:
                await asyncio.sleep(0)

    run(test())


def test_another_host_hears_of_changes() -> None:
    async def test() -> None:
        storage, bus = MemoryStorage(), LocalBus()
        one, other = make_host(storage, bus), make_host(storage, bus)
        await other.start()
        table = await running_table(one)
        listener = Listener(TWO)
        other.watch(await other.hosted(table), listener)
        await one.do(table, Say(0, "hello"), ONE, "say")
        await until(lambda: bool(listener.heard))
        assert (await other.hosted(table)).table.sayings
        await other.close()

    run(test())


def test_after_a_gap_on_the_bus_storage_is_read_again() -> None:
    async def test() -> None:
        storage, bus = MemoryStorage(), LocalBus()
        one, other = make_host(storage), make_host(storage, bus)
        await other.start()
        table = await running_table(one)
        listener = Listener(TWO)
        other.watch(await other.hosted(table), listener)
        await one.do(table, Say(0, "hello"), ONE, "say")
        bus.tell(CHANNEL, GAP)
        await until(lambda: bool(listener.heard))
        await other.close()

    run(test())


def test_a_rematch_has_a_table_before_anybody_is_told_of_it() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        there: list[bool] = []

        def note(hosted: Hosted, _: bool) -> None:
            if hosted.table.rematch:
                there.append(hosted.table.rematch in storage.rows)

        host.after_change.append(note)
        await host.do(table, Resign(0), ONE, "resign")
        await host.do(table, AskRematch(), ONE, "again 1")
        await host.do(table, AskRematch(), TWO, "again 2")
        assert there == [True]

    run(test())


def test_a_rematch_has_a_table_even_after_a_crash() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        await host.do(table, Resign(0), ONE, "resign")
        await host.do(table, AskRematch(), ONE, "again 1")
        await host.do(table, AskRematch(), TWO, "again 2")
        rematch = (await host.hosted(table)).table.rematch
        assert storage.rows[rematch].people == (TWO.id, ONE.id)
        del storage.rows[rematch]
        await make_host(storage).hosted(table)
        assert rematch in storage.rows

    run(test())


def test_a_match_may_be_closed_to_spectators() -> None:
    async def test() -> None:
        host = make_host()
        table = await running_table(host, may_be_watched=False)
        hosted = await host.hosted(table)
        assert hosted.seen_by(TWO) is hosted.table
        with pytest.raises(Refusal) as refused:
            hosted.seen_by(None)
        assert refused.value.code == "not-watchable"

    run(test())


def test_said_is_kept() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage)
        table = await running_table(host)
        await host.do(table, Say(1, "hello"), TWO, "say")
        assert (await happened(storage, table))[-1] == Said(1, "hello")

    run(test())


def test_who_changes_too_much_besides_playing_waits_and_what_is_resent_does_not() -> None:
    async def test() -> None:
        host = make_host()
        host.side_commands_per_minute = 10
        table = await running_table(host)
        codes = []
        for number in range(20):
            try:
                await host.do(table, Mute(1, is_muted=number % 2 == 0), ONE, f"mute {number}")
                codes.append("")
            except Refusal as refusal:
                codes.append(refusal.code)
        assert codes == [""] * 8 + ["too-fast"] * 12  # two went into sitting down and ready
        await host.do(table, Mute(1), ONE, "mute 0")
        await host.do(table, Mute(1), TWO, "mute")
        await host.do(table, Act(0, (SPOT, 0)), ONE, "act")

    run(test())
