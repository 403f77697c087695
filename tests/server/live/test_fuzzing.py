"""Bad input over the socket: always a named refusal, never a changed table, never silence."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.messages.reading import LONGEST_MESSAGE
from gloaming.server.tables.commands import Command
from gloaming.server.tables.refusal import RefusalCode

from .memory import MemoryStorage
from .serving import Served, Talker, serving, start_match, talking

CODES = frozenset(get_args(RefusalCode))
MESSAGES = 400
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    99,
    1 << 70,
    1.5,
    -0.0,
    "",
    "x",
    "spot 1,1",
    "\x00",
    "\ud7ff",
    "x" * 1000,
    [],
    [[]],
    {},
    {"do": "tick"},
]
FIELDS = ("seat", "actions", "agrees", "text", "bot", "is_ready", "is_muted", "person", "turning")
ALL_COMMANDS = [command.__struct_config__.tag for command in get_args(Command)]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve without a limit to how fast one may ask."""
    with serving(messages_per_second=1e9) as running:
        yield running


def strange_message(random: Random, table: str) -> str | bytes:
    """Return something that is hardly a message."""
    kind = random.randrange(6)
    if kind == 0:
        return bytes(random.randrange(256) for _ in range(random.randrange(40)))
    if kind == 1:
        return "".join(chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(40)))
    if kind == 2:
        return json.dumps(random.choice(VALUES))
    message = strange_ask(random, table)
    if kind == 3:
        message[random.choice(list(message))] = random.choice(VALUES)
    text = json.dumps(message)
    if kind == 4:
        place = random.randrange(len(text))
        return text[:place] + random.choice('{}[]",:0e\\') + text[place + random.randrange(3) :]
    return text


def strange_ask(random: Random, table: str) -> dict[str, Any]:
    """Return a message whose parts are of the right names and of any kind."""
    command = {"do": random.choice([*ALL_COMMANDS, "tick", "bot-act", "go-away"])}
    for field in random.sample(FIELDS, random.randrange(4)):
        command[field] = random.choice(VALUES)
    kind = random.choice(["ask", "ask", "ask", "hello", "watch-table", "leave", "table", "ping"])
    return {"type": kind, "table": random.choice([table, "x"]), "id": "f", "command": command}


@pytest.mark.parametrize("seed", range(3))
def test_strange_messages_change_nothing_and_are_answered(served: Served, seed: int) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            async with talking(served, "stranger") as stranger:
                await stranger.hello()
                before = kept(served, table)
                await pester(stranger, Random(seed), table)
                assert kept(served, table) == before
            assert (await one.ask(table, "say", seat=0, text="still here"))["type"] == (
                "acknowledged"
            )

    asyncio.run(test())


async def pester(talker: Talker, random: Random, table: str, messages: int = MESSAGES) -> None:
    """Send strange messages one by one, and look at every answer."""
    for _ in range(messages):
        await talker.line.send(strange_message(random, table))
        await talker.send(type="ping")
        while True:
            answer = await talker.hear()
            if answer["type"] == "pong":
                break
            assert answer["type"] != "refused" or answer["code"] in CODES
            assert answer.get("code") != "unavailable"


def kept(served: Served, table: str) -> list[bytes]:
    """Return everything that is kept of a table."""
    assert isinstance(served.storage, MemoryStorage)
    return [bytes(envelope.event) for envelope in served.storage.logs[table]]


def test_a_player_who_sends_nonsense_harms_only_their_own_seat(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            random = Random(7)
            for number in range(300):
                message = strange_ask(random, table)
                message["id"] = f"n{number}"
                await two.send(**message)
            await two.send(type="ping")
            await two.until("pong")
            events = [msgspec.json.decode(event) for event in kept(served, table)[6:]]
            assert all(event.get("seat", 1) == 1 for event in events if event["type"] != "muted")

    asyncio.run(test())


def test_a_message_that_is_too_large_is_refused_and_the_talk_goes_on(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.hello()
            await one.send(type="ping", more="x" * LONGEST_MESSAGE)
            assert (await one.hear())["code"] == "too-large"
            await one.send(type="ping")
            assert (await one.hear())["type"] == "pong"

    asyncio.run(test())


def test_a_huge_message_ends_the_talk(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one:
            await one.hello()
            with suppress(ConnectionClosed):
                await one.line.send("x" * 1_000_000)
            await one.line.wait_closed()
            assert one.line.close_code == 1009

    asyncio.run(test())


def test_out_of_turn_and_forged_seats_are_named(served: Served) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two)
            for seat, code in ((0, "not-yours"), (7, "no-such-seat"), (1, "illegal-action")):
                answer = await two.ask(table, "act", seat=seat, actions=[0])
                assert answer["code"] == code
            answer = await two.ask("nowhere", "act", seat=1, actions=[0])
            assert answer["code"] == "no-such-table"

    asyncio.run(test())
