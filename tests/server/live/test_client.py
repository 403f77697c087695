"""The client for programs: with a real server, and with one that breaks off as it is told to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from gloaming.client import (
    AddressError,
    LostError,
    Moment,
    Now,
    RefusedError,
    Server,
    Table,
    TooLateError,
    addresses,
    connect,
    connect_blocking,
    errors,
    told,
)
from gloaming.client import server as client_server
from gloaming.client.table import Growing
from gloaming.server.access.doorman import COOKIE
from gloaming.server.access.visits import SIGNED_OUT
from gloaming.server.messages.from_server import VERSION
from gloaming.server.messages.schema import schema
from tests.patience import PATIENCE

from .hosting import run
from .serving import Served, serving

TOY = {"players": "2", "rounds": "3"}
OPENED = {"id": "", "table": "t", "type": "acknowledged"}
WELCOME = {"type": "welcome", "version": VERSION, "name": "program", "is_guest": False}
NOW = {"phase": "open", "seats": [{"name": "red", "kind": "empty"}], "sights": []}
ABOUT = {
    "id": "t",
    "game": "toy",
    "title": "Toy",
    "settings": {},
    "opened_by": "x",
    "opener_is_guest": False,
    "is_yours": True,
    "created_at": 0,
    "commitment": "",
    "bots": [],
}
WHOLE = {"type": "table", "table": {"about": ABOUT, "now": NOW, "record": ""}, "mark": "one"}
Told: TypeAlias = dict[str, Any]
Conversation: TypeAlias = Callable[["Scripted"], Awaitable[None]]


class Scripted:
    """A server's side of a socket, which says what a test wants."""

    def __init__(self, line: ServerConnection) -> None:
        """Talk over a socket."""
        self.line = line

    async def say(self, **message: Any) -> None:
        """Say something."""
        await self.line.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Told:
        """Wait for the next message."""
        async with asyncio.timeout(PATIENCE):
            heard: Told = msgspec.json.decode(await self.line.recv())
        return heard

    async def greet(self) -> Told:
        """Let the program greet, and return how it did."""
        hello = await self.hear()
        assert hello["type"] == "hello"
        await self.say(**WELCOME)
        return hello


@asynccontextmanager
async def scripted(*conversations: Conversation) -> AsyncIterator[str]:
    """Serve one conversation after another, each on a socket of its own; yield the address."""
    waiting = list(conversations)

    async def talk(line: ServerConnection) -> None:
        await waiting.pop(0)(Scripted(line))

    async with serve(talk, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with asyncio.timeout(PATIENCE):
            yield f"ws://127.0.0.1:{port}/live"
    assert not waiting, "not everything was said"


@asynccontextmanager
async def at_scripted(*conversations: Conversation) -> AsyncIterator[Server]:
    """Let a program talk with such a server."""
    async with (
        scripted(*conversations) as address,
        connect(address, "token", pause=0.01) as server,
    ):
        yield server


def test_a_command_is_sent_again_under_its_id_until_it_is_answered() -> None:
    heard: list[Told] = []

    async def vanishes(script: Scripted) -> None:
        await script.greet()
        heard.append(await script.hear())
        script.line.transport.abort()

    async def answers(script: Scripted) -> None:
        await script.greet()
        heard.append(await script.hear())
        await script.say(**(OPENED | {"id": heard[-1]["id"]}))
        await script.say(**WHOLE)
        await script.line.wait_closed()

    async def test() -> None:
        async with at_scripted(vanishes, answers) as server:
            assert (await server.open("toy")).id == "t"

    run(test())
    first, again = heard
    assert first == again


def test_who_comes_back_says_what_was_seen() -> None:
    async def breaks(script: Scripted) -> None:
        await script.greet()
        await script.hear()
        await script.say(**WHOLE)
        await script.line.close()

    async def goes_on(script: Scripted) -> None:
        assert (await script.greet())["seen"] == {"t": "one"}
        await script.say(type="unchanged", table="t")
        await script.say(type="of-a-later-version", wonders=True)
        changed = {**NOW, "phase": "running", "wonders": True}
        await script.say(type="changed", table="t", now=changed, mark="two")
        await script.line.wait_closed()

    async def test() -> None:
        async with at_scripted(breaks, goes_on) as server:
            table = await server.watch("t")
            assert (await table.next()).phase == "running"

    run(test())


def test_what_cannot_be_done_just_now_is_asked_again() -> None:
    async def hesitates(script: Scripted) -> None:
        await script.greet()
        for code in ("too-fast", "unavailable"):
            asked = await script.hear()
            await script.say(type="refused", code=code, text="later", id=asked["id"])
        asked = await script.hear()
        await script.say(**(OPENED | {"id": asked["id"]}))
        await script.say(**WHOLE)
        await script.line.wait_closed()

    async def test() -> None:
        async with at_scripted(hesitates) as server:
            assert (await server.open("toy")).about.title == "Toy"

    run(test())


def test_what_cannot_be_done_for_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_server, "TRIES", 2)

    async def cannot(script: Scripted) -> None:
        await script.greet()
        for _ in range(2):
            asked = await script.hear()
            await script.say(type="refused", code="unavailable", text="later", id=asked["id"])
        await script.line.wait_closed()

    async def test() -> None:
        async with at_scripted(cannot) as server:
            with pytest.raises(RefusedError, match=r"later \(unavailable\)"):
                await server.open("toy")

    run(test())


def test_who_is_signed_out_is_told_so() -> None:
    async def signs_out(script: Scripted) -> None:
        await script.greet()
        await script.hear()
        await script.say(**WHOLE)
        await script.hear()
        await script.line.close(SIGNED_OUT)

    async def test() -> None:
        async with at_scripted(signs_out) as server:
            table = await server.watch("t")
            with pytest.raises(LostError, match="signed out"):
                await table.sit(0)
            with pytest.raises(LostError, match="signed out"):
                await table.next()
            with pytest.raises(LostError):
                await server.open("toy")

    run(test())


def test_a_server_of_another_version_is_not_talked_with() -> None:
    async def refuses(script: Scripted) -> None:
        await script.hear()
        await script.say(type="refused", code="other-version", text="this server speaks version 9")
        await script.line.wait_closed()

    async def test() -> None:
        async with scripted(refuses) as address:
            with pytest.raises(LostError, match="version 9"):
                async with connect(address, "token"):
                    pass

    run(test())


def test_a_server_that_is_not_there_at_first_is_an_error() -> None:
    async def test() -> None:
        async with connect("http://127.0.0.1:9", "token"):
            pass

    with pytest.raises(OSError, match="9"):
        run(test())


@pytest.mark.parametrize(
    ("address", "pages", "live"),
    [
        ("http://here:8000", "http://here:8000", "ws://here:8000/live"),
        ("ws://here:8000/live", "http://here:8000", "ws://here:8000/live"),
        ("https://here/club/", "https://here/club", "wss://here/club/live"),
    ],
)
def test_a_server_has_one_address(address: str, pages: str, live: str) -> None:
    assert addresses.addresses_of(address) == (pages, live)


@pytest.mark.parametrize("address", ["", "here:8000", "ftp://here", "http://"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(AddressError):
        addresses.addresses_of(address)


async def play_first(table: Table) -> list[Moment]:
    """Take the first choice until the match is over; return the moments that were told as new."""
    known: dict[int, Moment] = {}
    async for now in table:
        (sight,) = now.sights
        assert sight.position is not None
        known |= dict(enumerate(sight.moments, sight.moments_before))
        with suppress(TooLateError):
            for acting in now.acting:
                await table.act(acting.actions[0].text)
    return [known[number] for number in sorted(known)]


async def play_together(served: Served, *names: str) -> None:
    """Let two programs open a table and play a match; they are told the same."""
    tokens = [served.identity.known(name) for name in names]
    async with (
        connect(served.address, tokens[0]) as one,
        connect(served.address, tokens[1]) as two,
    ):
        first = await one.open("toy", TOY)
        second = await two.watch(first.id)
        for seat, table in enumerate((first, second)):
            await table.sit(seat)
            await table.ready()
        stories = await asyncio.gather(play_first(first), play_first(second))
    assert first.now.verdict == second.now.verdict
    assert list(map(len, stories)) == [len(first.story()), len(second.story())]


def test_programs_play_in_words_with_a_real_server() -> None:
    with serving(messages_per_second=1e9) as served:
        run(play_together(served, "one", "two"))


def test_refusals_say_why() -> None:
    async def test(served: Served) -> None:
        token = served.identity.known("one")
        async with connect(served.address, token) as server:
            with pytest.raises(RefusedError) as no_game:
                await server.open("chess")
            assert no_game.value.code == "no-such-game"
            with pytest.raises(RefusedError) as no_table:
                await server.watch("nowhere")
            assert no_table.value.code == "no-such-table"
            table = await server.open("toy", TOY)
            with pytest.raises(ValueError, match="which seat"):
                await table.act(0)
            with pytest.raises(RefusedError) as no_seat:
                await table.sit(9)
            assert no_seat.value.code == "no-such-seat"
            await table.sit(0)
            with pytest.raises(TooLateError) as taken:
                await table.put_bot(0, "random")
            assert taken.value.code == "seat-taken"

    with serving() as served:
        run(test(served))


def test_a_choice_that_is_past_is_refused() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address, served.identity.known("one")) as server:
            table = await server.open("toy", TOY)
            for seat in range(2):
                await table.sit(seat)
            await table.ready()
            while not table.now.acting:
                await table.next()
            sight = table.now.acting[0]
            await table.act(sight.actions[0], seat=sight.seat)
            with pytest.raises(TooLateError) as late:
                await table.act(sight.actions[0], seat=sight.seat)
            assert late.value.code == "stale"
            await table.next()
            await table.undo(seat=sight.seat)
            await table.say("hello", seat=sight.seat)
            while not table.now.sayings:
                await table.next()
            assert table.now.sayings[0].text == "hello"
            await table.resign(sight.seat)
            assert [now.is_over async for now in table][-1]
            await server.leave(table)

    with serving(messages_per_second=1e9) as served:
        run(test(served))


def test_a_token_that_nobody_has_is_told_at_once() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address, "nobody's"):
            pass

    with serving() as served, pytest.raises(LostError, match="token"):
        run(test(served))


def test_who_has_no_token_is_a_guest_and_may_come_back() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address) as server:
            assert server.is_guest
            name, token = server.name, server.token
        async with connect(served.address, token) as server:
            assert server.name == name

    with serving() as served:
        run(test(served))


def test_programs_that_wait_play_too() -> None:
    with (
        serving(messages_per_second=1e9) as served,
        connect_blocking(served.address, served.identity.known("one")) as server,
    ):
        table = server.open("toy", TOY)
        for seat in range(2):
            table.ask("sit", seat=seat)
        table.ask("ready")
        again = server.watch(table.table.id)
        for now in again:
            for sight in now.acting[:1]:
                again.act(sight.actions[0], seat=sight.seat)
        assert again.now.verdict


def test_what_is_known_by_both_sides_is_the_same() -> None:
    assert VERSION == told.VERSION
    assert COOKIE == addresses.COOKIE
    assert SIGNED_OUT == client_server.SIGNED_OUT
    codes = schema()["$defs"]["Refused"]["properties"]["code"]["enum"]
    assert set(codes) >= errors.LATE | client_server.PASSING


SHOWN = {
    "Choice": "ShownChoice",
    "Moment": "ShownMoment",
    "Offer": "ShownOffer",
    "Saying": "ShownSaying",
    "Seat": "ShownSeat",
    "Sight": "ShownSight",
    "Verdict": "ShownVerdict",
    "About": "TableAbout",
    "Now": "TableNow",
    "Whole": "WholeTable",
    **{name: name for name in ("Score", "Welcome", "TableMessage", "Changed")},
    **{name: name for name in ("Acknowledged", "Refused")},
}


@pytest.mark.parametrize("name", SHOWN)
def test_every_field_is_one_that_the_server_tells(name: str) -> None:
    kind = getattr(told, name)
    shown = schema()["$defs"][SHOWN[name]]
    required = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
    assert set(kind.__struct_fields__) <= set(shown["properties"])
    assert required <= set(shown["required"])


def test_things_are_new_once_and_what_was_taken_back_is_gone() -> None:
    growing = Growing[str]()
    growing.hear(0, ("a", "b"))
    assert growing.news() == (0, ("a", "b"))
    growing.hear(2, ("c",))
    growing.hear(3, ("d",))
    assert growing.news() == (2, ("c", "d"))
    growing.hear(2, ("e",))
    assert growing.news() == (2, ("e",))
    growing.hear(1, ("b", "e", "f"))
    assert growing.news() == (3, ("f",))
    growing.hear(9, ("x",))
    assert growing.news() == (9, ("x",))
    assert growing.items == ["x"]


def test_one_knows_ones_seats() -> None:
    seats = ({"name": "red", "kind": "person", "is_yours": True}, {"name": "b", "kind": "empty"})
    now = msgspec.convert({"phase": "open", "seats": seats, "sights": []}, Now)
    assert (now.own, now.empty, now.is_ready, now.is_over) == ((0,), (1,), False, False)
