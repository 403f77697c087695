"""What is computed: once, in turns, within budgets, and kept as long as there is room."""

import asyncio
import threading
import time
from itertools import count

import pytest

from gloaming.server.access.budgets import Payer
from gloaming.server.hosting.computing import MOST_OF_ONE, Computing, Kept
from gloaming.server.tables.refusal import Refusal
from tests.server.live.hosting import Time, run

ONE, TWO = Payer("person one", "192.0.2.1"), Payer("person two", "192.0.2.2")


def busy(seconds: float) -> bytes:
    """Use the processor for a while."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return b"done"


def test_the_same_is_computed_once_for_all_and_kept() -> None:
    async def test() -> None:
        computing, times = Computing(), count(1)

        def work() -> bytes:
            return b"%d" % next(times)

        asked = [computing.once(payer, "key", work) for payer in (ONE, TWO) * 10]
        assert set(await asyncio.gather(*asked)) == {b"1"}
        assert await computing.once(TWO, "key", work) == b"1"
        assert await computing.once(TWO, "other key", work) == b"2"
        computing.close()

    run(test())


def test_the_loop_goes_on_and_people_take_turns() -> None:
    async def test() -> None:
        computing, may_go = Computing(), threading.Event()
        done: list[str] = []

        async def ask(payer: Payer, name: str) -> None:
            await computing.once(payer, name, lambda: b"%d" % may_go.wait())
            done.append(name)

        names = [(ONE, f"one {number}") for number in range(4)] + [(TWO, "two 0")]
        asking = [asyncio.create_task(ask(payer, name)) for payer, name in names]
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*asking)
        assert done == ["one 0", "one 1", "two 0", "one 2", "one 3"]
        computing.close()

    run(test())


def test_who_has_used_up_a_budget_waits_and_others_do_not() -> None:
    async def test() -> None:
        now = Time()
        computing = Computing(seconds_per_minute=0.06, clock=now)
        await computing.once(ONE, 1, lambda: busy(0.1))
        with pytest.raises(Refusal, match=r"ask again in \d+ seconds") as refused:
            await computing.once(ONE, 2, lambda: b"")
        assert refused.value.code == "too-fast"
        assert refused.value.retry_after > 60
        assert await computing.once(ONE, 1, lambda: b"") == b"done", "what is kept costs nothing"
        assert await computing.once(TWO, 2, lambda: b"two") == b"two"
        now.now += refused.value.retry_after + 1
        assert await computing.once(ONE, 3, lambda: b"again") == b"again"
        computing.close()

    run(test())


def test_many_guests_of_one_address_pay_together() -> None:
    async def test() -> None:
        computing = Computing(seconds_per_minute=0.06, clock=Time())
        payers = [Payer(f"person {number}", "192.0.2.1") for number in range(4)]
        for payer in payers[:3]:
            await computing.once(payer, payer, lambda: busy(0.05))
        with pytest.raises(Refusal, match="ask again"):
            await computing.once(payers[3], "more", lambda: b"")
        computing.close()

    run(test())


def test_who_is_refused_takes_nobody_along() -> None:
    async def test() -> None:
        computing = Computing(seconds_per_minute=0.06, clock=Time())
        asked = [
            computing.once(ONE, "long", lambda: busy(0.2)),
            computing.once(ONE, "shared", lambda: b"shared"),
            computing.once(TWO, "shared", lambda: b"shared"),
        ]
        first, second, third = await asyncio.gather(*asked, return_exceptions=True)
        assert (first, third) == (b"done", b"shared")
        assert isinstance(second, Refusal)
        computing.close()

    run(test())


def test_only_so_much_of_one_person_waits() -> None:
    async def test() -> None:
        computing, may_go = Computing(), threading.Event()
        most = MOST_OF_ONE + 1  # one is under way
        asked = [
            asyncio.create_task(computing.once(ONE, number, lambda: b"%d" % may_go.wait()))
            for number in range(most)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="wait for what you have asked for"):
            await computing.once(ONE, "more", lambda: b"")
        may_go.set()
        await asyncio.gather(*asked)
        computing.close()

    run(test())


def test_an_error_is_told_and_not_kept() -> None:
    async def test() -> None:
        computing = Computing()
        with pytest.raises(ZeroDivisionError):
            await computing.once(ONE, "key", lambda: bytes(1 // 0))
        assert await computing.once(ONE, "key", lambda: b"fine") == b"fine"
        computing.close()

    run(test())


def test_what_was_asked_for_last_is_kept() -> None:
    kept = Kept(10)
    kept.put("a", b"12345")
    kept.put("b", b"12345")
    assert kept.get("a") == b"12345"
    kept.put("c", b"1")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"12345", None, b"1")
    kept.put("c", b"12")
    kept.put("d", b"123")
    assert kept.get("a") == b"12345"
    kept.put("e", b"12345678901")
    assert [kept.get(key) for key in "abcde"] == [None] * 5
