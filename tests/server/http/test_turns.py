"""Requests of one address take turns; others, and sockets, do not wait for them."""

import asyncio
from typing import Any

from litestar.types import Receive, Scope, Send

from gloaming.server.access.addresses import Addresses
from gloaming.server.http.turns import Turns

PROXY = "10.0.0.1"


def asked(address: str, kind: str = "http", forwarded: str = "", path: str = "/api/tables") -> Any:
    """Return a request."""
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return {"type": kind, "client": (address, 1), "headers": headers, "path": path}


class Desk:
    """An application that notes who is there, and lets them go when it is told."""

    def __init__(self) -> None:
        """Begin with nobody there."""
        self.there: list[str] = []
        self.may_go = asyncio.Event()

    async def __call__(self, scope: Scope, _: Receive, __: Send) -> None:
        """Take somebody in."""
        self.there.append(str(scope["client"]))
        await self.may_go.wait()


def test_requests_of_one_address_take_turns() -> None:
    async def test() -> None:
        desk = Desk()
        turns = Turns(desk, Addresses([PROXY]), at_once=2)
        nothing: Any = None

        def ask(*what: str) -> "asyncio.Task[None]":
            return asyncio.create_task(turns(asked(*what), nothing, nothing))

        first = [ask("192.0.2.1") for _ in range(5)]
        await asyncio.sleep(0.01)
        assert len(desk.there) == 2
        others = [ask("192.0.2.2"), ask("192.0.2.1", "websocket")]
        others += [ask("192.0.2.1", "http", "", path) for path in ("/", "/assets/page.js")]
        others += [ask(PROXY, "http", f"192.0.2.{number}") for number in (3, 4, 5)]
        await asyncio.sleep(0.01)
        assert len(desk.there) == 2 + len(others)
        first[2].cancel()  # it waits
        first[0].cancel()  # it is there
        await asyncio.sleep(0.01)
        assert len(desk.there) == 2 + len(others) + 1
        desk.may_go.set()
        await asyncio.gather(*first, *others, return_exceptions=True)
        assert len(desk.there) == 4 + len(others)
        async with turns.turn("192.0.2.1"), turns.turn("192.0.2.1"):
            pass

    asyncio.run(test())
