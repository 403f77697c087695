"""The client for programs, with a server that breaks off as it is told to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from gloaming.client import (
    AddressError,
    LostError,
    RefusedError,
    Server,
    addresses,
    connect,
)
from gloaming.client import server as client_server
from gloaming.server.access.visits import SIGNED_OUT
from gloaming.server.messages.from_server import VERSION
from tests.patience import PATIENCE

from .hosting import run

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
