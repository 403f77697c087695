"""Messages reach all listeners of a channel, and a gap stands where some may be lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gloaming.server.bus.opening import open_bus
from gloaming.server.bus.protocol import Bus
from gloaming.server.bus.redis_bus import RedisBus, open_redis_bus
from gloaming.server.bus.subscription import GAP, MOST_WAITING, Heard, Subscription
from gloaming.server.settings import Settings
from tests.patience import PATIENCE
from tests.server import services


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Bus]:
    """Open the bus of one process."""
    bus = await open_bus(Settings(bus=address))
    try:
        if isinstance(bus, RedisBus):
            await connected(bus)
        yield bus
    finally:
        await bus.close()


async def connected(bus: RedisBus) -> None:
    """Wait until a bus has reached Redis."""
    async with asyncio.timeout(PATIENCE):
        while not bus.is_connected:  # noqa: ASYNC110 - looked at from outside
            await asyncio.sleep(0.01)


async def hear(subscription: Subscription) -> Heard:
    """Return the next message."""
    async with asyncio.timeout(PATIENCE):
        return await anext(subscription)


async def hear_until(subscription: Subscription, last: bytes) -> list[Heard]:
    """Return all messages up to one."""
    heard = [await hear(subscription)]
    while heard[-1] != last:
        heard.append(await hear(subscription))
    return heard


def test_messages_reach_their_channel_in_order(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as bus:
            first, second = await bus.subscribe("a"), await bus.subscribe("a")
            other = await bus.subscribe("b")
            await bus.publish("nobody", b"x")
            for number in range(100):
                await bus.publish("a", b"%d" % number)
            await bus.publish("b", b"\x00\xff")
            for subscription in (first, second):
                assert await hear_until(subscription, b"99") == [b"%d" % n for n in range(100)]
            assert await hear(other) == b"\x00\xff"

    asyncio.run(scenario())


def test_a_closed_subscription_ends(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as bus:
            async with await bus.subscribe("a") as subscription:
                await bus.publish("a", b"1")
                assert await hear(subscription) == b"1"
            await bus.publish("a", b"2")
            assert [message async for message in subscription] == []
            again = await bus.subscribe("a")
            await bus.publish("a", b"3")
            assert await hear(again) == b"3"
            waiting = asyncio.create_task(hear(again))
            await asyncio.sleep(0)
        with pytest.raises(StopAsyncIteration):
            await waiting

    asyncio.run(scenario())


def test_who_falls_behind_is_told_to_read_again(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as bus:
            slow = await bus.subscribe("a")
            for _ in range(MOST_WAITING + 1):
                await bus.publish("a", b"x")
            await bus.publish("a", b"last")
            assert await hear_until(slow, b"last") == [GAP, b"last"]

    asyncio.run(scenario())


def test_messages_go_from_process_to_process(server: services.Redis) -> None:
    async def scenario() -> None:
        async with opened(server.address()) as one, opened(server.address()) as two:
            here, there = await one.subscribe("a"), await two.subscribe("a")
            for number in range(1000):
                await one.publish("a", b"%d" % number)
            expected = [b"%d" % number for number in range(1000)]
            assert await hear_until(there, b"999") == expected
            assert await hear_until(here, b"999") == expected
            await two.publish("a", b"back")
            assert await hear(here) == await hear(there) == b"back"

    asyncio.run(scenario())


def test_many_may_come_and_go(server: services.Redis) -> None:
    async def visit(bus: Bus, channel: str) -> None:
        async with await bus.subscribe(channel) as subscription:
            await bus.publish(channel, b"x")
            assert await hear(subscription) == b"x"

    async def scenario() -> None:
        async with opened(server.address()) as bus:
            assert isinstance(bus, RedisBus)
            for _ in range(5):
                visits = [visit(bus, f"c{number % 20}") for number in range(100)]
                await asyncio.gather(*visits)
            assert not bus.confirmed
            assert not bus.local.listeners

    asyncio.run(scenario())


def test_redis_may_go_away_and_come_back(server: services.Redis) -> None:
    async def scenario() -> None:
        async with opened(server.address()) as one, opened(server.address()) as two:
            here, there = await one.subscribe("a"), await two.subscribe("a")
            await asyncio.to_thread(server.stop)
            await one.publish("a", b"while away")
            assert await hear(here) == b"while away"  # one's own process goes on
            newcomer = await two.subscribe("b")
            assert await hear(newcomer) == GAP
            await asyncio.to_thread(server.start)
            for bus in (one, two):
                assert isinstance(bus, RedisBus)
                await connected(bus)
            await hear_gaps(one, there)
            await two.publish("a", b"back")
            assert (await hear_until(here, b"back"))[-1] == b"back"
            assert await hear(newcomer) == GAP

    asyncio.run(scenario())


async def hear_gaps(bus: Bus, there: Subscription) -> None:
    """Hear nothing but gaps before what is published once Redis is back."""
    assert await hear(there) == GAP
    await bus.publish("a", b"now")
    assert set(await hear_until(there, b"now")) <= {GAP, b"now"}


def test_who_was_cut_off_is_told_so_even_if_nobody_spoke(server: services.Redis) -> None:
    async def scenario() -> None:
        async with opened(server.address()) as bus:
            subscriptions = [await bus.subscribe("a"), await bus.subscribe("b")]
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            assert [await hear(subscription) for subscription in subscriptions] == [GAP, GAP]

    asyncio.run(scenario())


def test_what_could_not_be_sent_is_owed_as_a_gap(server: services.Redis) -> None:
    async def scenario() -> None:
        async with opened(server.address()) as one, opened(server.address()) as two:
            assert isinstance(one, RedisBus)
            there = await two.subscribe("a")
            working, one.client = one.client, open_nowhere()
            await one.publish("a", b"lost")
            async with asyncio.timeout(PATIENCE):
                while "a" not in one.owed:  # noqa: ASYNC110 - looked at from outside
                    await asyncio.sleep(0.01)
            nowhere, one.client = one.client, working
            await nowhere.aclose()
            assert await hear(there) == GAP
            await one.publish("a", b"found")
            assert await hear(there) == b"found"

    asyncio.run(scenario())


def open_nowhere() -> object:
    """Return a client of a Redis that is not there."""
    return RedisBus(f"redis://{services.LOOPBACK}:{services.free_port()}").client


def test_a_bus_opens_before_redis_does(server: services.Redis) -> None:
    async def scenario() -> None:
        await asyncio.to_thread(server.stop)
        bus = await open_redis_bus(server.address())
        early = await bus.subscribe("a")
        await bus.publish("a", b"here")
        assert [await hear(early), await hear(early)] == [GAP, b"here"]
        await asyncio.to_thread(server.start)
        await connected(bus)
        async with opened(server.address().replace("redis:", "valkey:")) as other:
            assert await hear(early) == GAP
            await other.publish("a", b"there")
            assert (await hear_until(early, b"there"))[-1] == b"there"
        await bus.close()

    asyncio.run(scenario())


def test_closing_sends_what_waits(server: services.Redis) -> None:
    async def scenario() -> None:
        async with opened(server.address()) as two:
            there = await two.subscribe("a")
            async with opened(server.address()) as one:
                for number in range(2000):
                    await one.publish("a", b"%d" % number)
                    if number % 400 == 0:
                        await asyncio.sleep(0.01)
                reading = asyncio.create_task(hear_until(there, b"1999"))
                await asyncio.sleep(0)
            heard = await reading
            assert heard[-1] == b"1999"

    asyncio.run(scenario())
