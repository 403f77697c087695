"""The WebSocket of a real server."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gloaming.server.messages.from_server import VERSION
from gloaming.server.storage.protocol import Envelope, TableRow
from tests.core.toy.rules import SPOT

from .hosting import run
from .memory import MemoryStorage
from .serving import UNHURRIED, Served, is_let_in, let_in_at_last, serving, start_match, talking


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving() as running:
        yield running


def test_a_whole_match_over_two_sockets(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            for _ in range(2):
                for seat, talker in enumerate((one, two)):
                    answer = await talker.ask(table, "act", seat=seat, actions=[SPOT, 0])
                    assert answer["type"] == "acknowledged"
            over = await two.until_now(table, lambda now: now["phase"] == "over")
            assert over["verdict"]["seed"]

    run(test())


def test_everybody_hears_of_a_change_and_only_what_is_new(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await one.ask(table, "say", seat=0, text="hello")
            now = await two.until_now(table, lambda now: now.get("sayings"))
            assert now["sayings"][0]["text"] == "hello"
            await two.ask(table, "say", seat=1, text="you too")
            now = await two.until_now(table, lambda now: now.get("sayings_before"))
            assert [said["text"] for said in now["sayings"]] == ["you too"]

    run(test())


def test_a_client_is_whole_again_after_one_message(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await one.ask(table, "act", seat=0, actions=[SPOT])
            async with talking(served, "one") as again:
                await again.hello(**{table: "long ago"})
                whole = await again.until("table")
                assert whole["table"]["now"]["sights"][0]["state"]["plans"][0]["is_placed"]
                mark = whole["mark"]
            async with talking(served, "one") as third:
                await third.hello(**{table: mark})
                assert (await third.hear())["type"] == "unchanged"
                await two.ask(table, "say", seat=1, text="hello")
                changed = await third.until("changed")
                assert changed["now"]["sayings"][0]["text"] == "hello"
                assert changed["now"]["sights"][0].get("moments", []) == []

    run(test())


def test_a_resent_command_is_acknowledged_again(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            for _ in range(3):
                answer = await one.ask(table, "say", name="once", seat=0, text="hello")
                assert answer["type"] == "acknowledged"
            async with talking(served, "three") as other:
                await other.hello()
                whole = await other.watch(table)
                assert len(whole["table"]["now"]["sayings"]) == 1

    run(test())


def test_strangers_may_only_look_on(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served) as stranger:
            await one.hello()
            table = await one.open()
            assert (await stranger.hello())["name"] == ""
            await stranger.watch(table)
            assert (await stranger.ask(table, "sit", seat=0))["code"] == "forbidden"

    run(test())


def test_the_first_message_is_hello_in_the_right_version(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.send(type="ping")
            assert (await one.hear())["code"] == "not-greeted"
            await one.send(type="hello", version=VERSION + 1)
            assert (await one.hear())["code"] == "other-version"
            await one.hello()

    run(test())


def test_pings_are_answered_and_echoes_are_not(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            welcome = await one.hello()
            await one.send(type="ping", echo=welcome["stamp"])
            await one.send(type="ping")
            assert (await one.hear())["type"] == "pong"

    run(test())


def test_who_left_a_table_hears_no_more_of_it(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await two.send(type="leave-table", table=table)
            await two.send(type="ping")
            await two.until("pong")
            await one.ask(table, "say", seat=0, text="hello")
            await two.send(type="ping")
            assert (await two.hear())["type"] == "pong"

    run(test())


def test_too_many_tables_are_refused(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.hello()
            for _ in range(20):
                await one.open()
            await one.send(type="open-table", id="last", settings={"game": "toy"})
            assert (await one.answer_to("last"))["type"] == "acknowledged"
            assert (await one.hear())["code"] == "too-many"

    run(test())


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [("http://127.0.0.1:{port}", True), ("http://elsewhere.example", False), ("null", False)],
)
def test_other_pages_may_not_come_in(served: Served, origin: str, is_welcome: bool) -> None:
    async def test() -> None:
        headers = {"Origin": origin.format(port=served.port)}
        if is_welcome:
            async with connect(served.live, **UNHURRIED, additional_headers=headers):
                return
        with pytest.raises(InvalidStatus):
            async with connect(served.live, **UNHURRIED, additional_headers=headers):
                pass

    run(test())


def test_a_person_has_so_many_sockets_and_an_address_too() -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"sockets_per_person": 2, "sockets_per_address": 3}
        with serving(**limits, trusted_proxies=("127.0.0.1",)) as served:
            one = f"Bearer {served.identity.known('one')}"
            async with talking(served, "one"), talking(served, "one"):
                assert not await is_let_in(served, Authorization=one)
                assert not await is_let_in(served, Authorization=one, X_Forwarded_For="192.0.2.1")
                async with talking(served, "two"):
                    assert not await is_let_in(served)
                    assert await is_let_in(served, X_Forwarded_For="192.0.2.1")
            await let_in_at_last(served, Authorization=one)

    run(test())


def test_a_message_may_be_so_long() -> None:
    async def test() -> None:
        with serving(largest_message=100) as served:
            async with talking(served, "one") as one:
                await one.hello()
                await one.send(type="ping", more="x" * 100)
                assert (await one.hear())["code"] == "too-large"

    run(test())


class SlowStorage(MemoryStorage):
    """Takes its time to keep something."""

    async def append(self, row: TableRow, events: Sequence[Envelope]) -> bool:
        """Wait, and then add events."""
        await asyncio.sleep(0.2)
        return await super().append(row, events)


def test_what_was_asked_is_done_though_the_socket_goes() -> None:
    async def test() -> None:
        with serving(storage=SlowStorage()) as served:
            async with talking(served, "two") as two:
                async with talking(served, "one") as one:
                    table = await start_match(one, two)
                    command = {"do": "say", "seat": 0, "text": "bye"}
                    await one.send(type="ask", table=table, id="last", command=command)
                now = await two.until_now(table, lambda now: now.get("sayings"))
                assert [saying["text"] for saying in now["sayings"]] == ["bye"]

    run(test())


def test_who_asks_too_fast_is_told_so() -> None:
    async def test() -> None:
        with serving(messages_per_second=1) as served:
            async with talking(served, "one") as one:
                await one.hello()
                codes = []
                while "too-fast" not in codes:
                    await one.send(type="ping")
                    codes.append((await one.hear()).get("code"))
                while codes[-1] is not None:  # until there is a pong again
                    await one.send(type="ping")
                    codes.append((await one.hear()).get("code"))

    run(test())


def test_a_slow_client_hears_the_newest_and_not_everything(served: Served) -> None:
    async def test() -> None:
        async with (
            talking(served, "one") as one,
            talking(served, "two") as two,
            talking(served, "slow", max_queue=1) as slow,
        ):
            table = await start_match(one, two)
            await slow.hello()
            await slow.watch(table)
            for _ in range(10):
                await one.ask(table, "act", seat=0, actions=[SPOT])
                await one.ask(table, "undo", seat=0)
            await one.ask(table, "say", seat=0, text="the end")
            assert (await slow.until("changed"))["now"]["sayings"][0]["text"] == "the end"

    run(test())


def test_who_leaves_is_away_and_then_a_bot_plays() -> None:
    async def test() -> None:
        with serving(away_grace=0.05) as served:
            async with talking(served, "one") as one:
                async with talking(served, "two") as two:
                    table = await start_match(one, two, away_seconds=5)
                await one.until_now(table, lambda now: now["seats"][1].get("is_away"))
                await one.until_now(table, lambda now: now["seats"][1].get("stand_in"))
                async with talking(served, "two") as back:
                    await back.hello()
                    await back.watch(table)
                    await one.until_now(table, lambda now: not now["seats"][1].get("stand_in"))

    run(test())


def test_a_guide_is_worked_out_from_ones_own_view(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await one.ask(table, "act", seat=0, actions=[SPOT])
            await one.send(type="ask-guide", table=table, seat=0)
            assert (await one.until("guide"))["guide"]["placed"] == [True, False]
            await two.send(type="ask-guide", table=table, seat=1)
            assert (await two.until("guide"))["guide"]["placed"] == [False, False]

    run(test())


def test_a_guide_says_for_which_sight_it_is(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            async with talking(served) as stranger:
                await stranger.hello()
                whole = await stranger.watch(table)
                await stranger.send(type="ask-guide", table=table, seat=-1)
                guide = await stranger.until("guide")
                assert guide["mark"] == whole["mark"]
                assert guide["seat"] == -1

    run(test())


def test_an_outlook_is_for_what_somebody_has_in_mind(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await one.send(type="ask-outlook", table=table, seat=0, actions=[SPOT])
            outlook = await one.until("outlook")
            assert (outlook["actions"], outlook["outlook"]) == ([SPOT], None)  # the toy has none
            await two.send(type="ask-outlook", table=table, seat=0, actions=[SPOT])
            assert (await two.until("refused"))["code"] == "not-yours"

    run(test())


def test_a_guide_is_for_ones_own_eyes_and_for_running_matches(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            await two.send(type="ask-guide", table=table, seat=0)
            assert (await two.until("refused"))["code"] == "not-yours"
            waiting = await one.open()
            await one.send(type="ask-guide", table=waiting, seat=-1)
            assert (await one.until("refused"))["code"] == "not-running"

    run(test())


def test_a_table_that_cannot_be_watched_is_named(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.hello()
            await one.send(type="watch-table", table="nothing")
            refused = await one.until("refused")
            assert (refused["code"], refused["table"]) == ("no-such-table", "nothing")

    run(test())
