"""Who waits for a game is told how far it is made ready."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from gloaming.core.game import AnyGame
from gloaming.server.hosting.repertoire import Repertoire
from tests.core.toy import TOY
from tests.patience import PATIENCE

from .hosting import run
from .memory import MemoryStorage
from .serving import Served, serving, talking

PAUSE = 0.1  # seconds between questions, of which a client may not ask too many


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving() as running:
        yield running


def test_who_waits_for_a_game_is_told_so_at_once_and_can_do_something_else() -> None:
    async def test() -> None:
        may_go_on = threading.Event()

        def find_slowly(_: str) -> AnyGame:
            may_go_on.wait(PATIENCE)
            return TOY

        slow = Repertoire(("toy",), find_slowly, {})
        with serving(repertoire=slow) as served:
            async with talking(served, "one") as one:
                await one.hello()
                try:
                    for number in range(3):
                        await one.send(type="ask-readiness", id=str(number), game="toy")
                        told = await one.until("readiness")
                        assert not told["is_ready"]
                        assert told["compiled"] == told["rules"] == 0
                        assert (await one.answer_to(str(number)))["type"] == "acknowledged"
                    await one.send(type="ping")
                    await one.until("pong")
                finally:
                    may_go_on.set()
                while not told["is_ready"]:
                    await asyncio.sleep(PAUSE)
                    await one.send(type="ask-readiness", id="again", game="toy")
                    told = await one.until("readiness")
                assert told["compiled"] <= told["rules"]
                assert told["rules"] > 0
                await one.open()

    run(test())


def test_who_waits_for_a_table_hears_how_far_its_game_is() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        with serving(storage) as served:
            async with talking(served, "one") as one:
                await one.hello()
                table = await one.open()
        may_go_on = threading.Event()

        def find_slowly(_: str) -> AnyGame:
            may_go_on.wait(PATIENCE)
            return TOY

        with serving(storage, repertoire=Repertoire(("toy",), find_slowly, {})) as served:
            async with talking(served, "two") as two:
                await two.hello()
                try:
                    await two.send(type="watch-table", table=table, seen="")
                    for _ in range(2):
                        told = await two.until("readiness")
                        assert (told["game"], told["table"]) == ("toy", table)
                        assert not told["is_ready"]
                finally:
                    may_go_on.set()
                assert (await two.until("table"))["table"]["about"]["id"] == table

    run(test())


def test_a_game_that_is_not_there_is_never_ready(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.hello()
            await one.send(type="ask-readiness", id="none", game="chess")
            assert (await one.answer_to("none"))["code"] == "no-such-game"
            answer: dict[str, Any] = {}
            while answer.get("type") != "refused":  # it is looked for first
                await asyncio.sleep(PAUSE)
                await one.send(type="ask-readiness", id="lost", game="nothing")
                answer = await one.answer_to("lost")
            assert answer["code"] == "no-such-game"

    run(test())
