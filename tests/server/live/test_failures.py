"""When something fails: storage, the bus, a bot, or somebody's right to look on."""

import asyncio
from typing import Any

import httpx
import pytest

from gloaming.bots.thinking import Thinking
from gloaming.core.game import AnyGame
from gloaming.core.streams import Stream
from gloaming.server.bot_players.players import BotPlayers
from gloaming.server.bus.errors import BusUnavailableError
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.bus.local_jobs import LocalJobs
from gloaming.server.bus.protocol import Job
from gloaming.server.hosting import tables_in_memory
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.hosting.timers import Timers
from gloaming.server.live.socket import TRY_AGAIN_LATER
from gloaming.server.messages.from_server import VERSION
from gloaming.server.storage.errors import StorageUnavailableError
from gloaming.server.tables.commands import PutBot, Ready, Say, Sit
from gloaming.server.tables.refusal import Refusal
from tests.patience import PATIENCE

from .hosting import (
    ONE,
    TWO,
    Listener,
    find_any,
    make_host,
    run,
    running_table,
    toy_settings,
    until,
)
from .memory import MemoryStorage
from .serving import let_in_at_last, serving, start_match, talking


class AwayBus(LocalBus):
    """A bus that cannot be reached."""

    async def publish(self, channel: str, message: bytes, _: Any = None) -> None:
        """Fail."""
        raise BusUnavailableError(f"{channel} {len(message)}")


class AwayJobs(LocalJobs):
    """A queue that cannot be reached."""

    async def put(self, job: Job) -> bool:
        """Fail."""
        raise BusUnavailableError(job.id)


class WrongBot:
    """A bot that wants what nobody may do."""

    def plan(
        self,
        game: AnyGame,  # noqa: ARG002 - no need of them
        states: Any,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        stream: Stream,  # noqa: ARG002
        thinking: Thinking | None = None,  # noqa: ARG002
    ) -> list[int]:
        """Return an action that is never legal."""
        return [1 << 40]


def test_a_client_is_told_that_storage_is_away_and_may_resend() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        with serving(storage) as served:
            async with talking(served, "one") as one, talking(served, "two") as two:
                table = await start_match(one, two)
                storage.failures = ["before", "after"]
                for _ in range(2):
                    answer = await one.ask(table, "say", name="once", seat=0, text="hello")
                    assert answer["code"] == "unavailable"
                answer = await one.ask(table, "say", name="once", seat=0, text="hello")
                assert answer["type"] == "acknowledged"
                now = await two.until_now(table, lambda now: now.get("sayings"))
                assert len(now["sayings"]) == 1

    run(test())


def test_whoever_comes_while_a_table_cannot_be_read_is_sent_to_come_again() -> None:
    """A client that stayed would never hear of its table."""

    class Away(MemoryStorage):
        async def secret(self, table: str) -> None:
            raise StorageUnavailableError(table)

    async def test() -> None:
        with serving(Away()) as served:
            async with talking(served, "one") as one, talking(served, "two") as two:
                await one.send(type="hello", version=VERSION, seen={"any": "mark"})
                await two.hello()
                await two.send(type="watch-table", table="any", seen="")
                for client in (one, two):
                    await client.line.wait_closed()
                    assert client.line.close_code == TRY_AGAIN_LATER

    run(test())


def test_pages_say_so_too() -> None:
    class Away(MemoryStorage):
        async def secret(self, table: str) -> None:
            raise StorageUnavailableError(table)

    with serving(Away()) as served:
        answer = httpx.get(f"{served.address}/api/tables/any", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


def test_a_mistake_of_ours_is_answered_on_the_socket() -> None:
    class Broken(MemoryStorage):
        async def secret(self, table: str) -> None:
            raise ZeroDivisionError(table)

    async def test() -> None:
        with serving(Broken()) as served:
            async with talking(served, "one") as one:
                await one.hello(any="mark")
                assert (await one.hear())["code"] == "unavailable"

    run(test())


def test_tables_go_on_without_the_bus() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        host = make_host(storage, AwayBus())
        table = await running_table(host)
        assert storage.rows[table].phase == "running"

    run(test())


async def bots_only(host: Host) -> str:
    """Start a match of two bots named `other`."""
    table = await host.open_table(ONE, toy_settings(rounds=1), "open")
    for seat in range(2):
        await host.do(table, PutBot(seat, "other"), ONE, f"bot {seat}")
    await host.do(table, Ready(), ONE, "ready")
    return table


@pytest.mark.parametrize("jobs", [None, AwayJobs()])
def test_a_bot_that_errs_is_helped_and_a_queue_that_is_away_is_done_without(
    jobs: LocalJobs | None,
) -> None:
    async def test() -> None:
        storage = MemoryStorage()
        offered = Repertoire(("toy",), find_any, {"toy": {"other": WrongBot()}})
        host = Host(storage, LocalBus(), offered)
        players = BotPlayers(host, jobs=jobs)
        table = await bots_only(host)
        await until(lambda: storage.rows[table].phase == "over")
        players.close()
        await host.close()

    run(test())


def test_who_looks_on_is_sent_away_when_a_closed_match_starts() -> None:
    async def test() -> None:
        with serving() as served:
            async with (
                talking(served, "one") as one,
                talking(served, "two") as two,
                talking(served) as stranger,
            ):
                await stranger.hello()
                await one.hello()
                await two.hello()
                table = await one.open(may_be_watched=False)
                await stranger.watch(table)
                for seat, talker in enumerate((one, two)):
                    await talker.ask(table, "sit", seat=seat)
                for talker in (one, two):
                    await talker.ask(table, "ready")
                assert (await stranger.until("refused"))["code"] == "not-watchable"
                async with talking(served) as other:
                    await other.hello(**{table: ""})
                    assert (await other.hear())["code"] == "not-watchable"

    run(test())


def test_late_spectators_hear_of_it_when_it_is_time() -> None:
    async def test() -> None:
        host = make_host(now=asyncio.get_running_loop().time)
        Timers(host)
        table = await running_table(host, watching_delay=0.2)
        hosted, listener = await host.hosted(table), Listener()
        await until(lambda: not hosted.waiting)
        host.watch(hosted, listener)
        await host.do(table, Say(0, "hello"), ONE, "say")
        assert not hosted.seen_by(None).sayings
        await until(lambda: bool(hosted.seen_by(None).sayings))
        await until(lambda: len(listener.heard) > 1)
        await host.close()

    run(test())


def test_nobody_sits_at_too_many_tables() -> None:
    async def test() -> None:
        host = Host(MemoryStorage(), LocalBus(), Repertoire(("toy",), find_any, {}), most_tables=2)
        for number in range(2):
            table = await host.open_table(ONE, toy_settings(), f"open {number}")
            await host.do(table, Sit(0), ONE, "sit")
        with pytest.raises(Refusal) as refused:
            await host.open_table(ONE, toy_settings(), "one more")
        assert refused.value.code == "too-many"

    run(test())


def test_tables_that_one_only_opens_count_as_well() -> None:
    async def test() -> None:
        host = Host(MemoryStorage(), LocalBus(), Repertoire(("toy",), find_any, {}), most_tables=2)
        tables = [await host.open_table(ONE, toy_settings(), f"open {n}") for n in range(2)]
        with pytest.raises(Refusal) as refused:
            await host.open_table(ONE, toy_settings(), "one more")
        assert refused.value.code == "too-many"
        again = await host.open_table(ONE, toy_settings(), "open 1")
        assert again == tables[1]
        await host.open_table(TWO, toy_settings(), "another person's")

    run(test())


def test_tables_that_nobody_watches_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        host, listener = make_host(), Listener()
        tables = [await host.open_table(ONE, toy_settings(), f"open {n}") for n in range(3)]
        first = await host.hosted(tables[0])
        host.watch(first, listener)
        for table in tables[1:]:
            await host.hosted(table)
        other = await host.hosted(tables[1])
        host.watch(other, listener)
        host.unwatch(other, listener)
        assert await host.hosted(tables[0]) is first
        assert await host.hosted(tables[1]) is not other

    monkeypatch.setattr(tables_in_memory, "MOST_IDLE", 2)
    run(test())


def test_too_many_sockets_of_one_address_are_sent_away() -> None:
    async def test() -> None:
        with serving(sockets_per_address=1) as served:
            async with talking(served) as first:
                await first.hello()
                with pytest.raises(Exception, match="403"):
                    async with talking(served):
                        pass
            await let_in_at_last(served)

    run(test())
