"""Taking turns: of one address only a few requests are under way at once, the others wait.

Fifty requests that come together would all be taken in before anything else goes on.  Pages and
their files take no turns: somebody who loads them slowly holds up nobody at the same address.
"""

from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from gloaming.server.access.addresses import Addresses

AT_ONCE = 3
IN_TURN = "/api/"


class Turns:
    """An application whose visitors take turns."""

    def __init__(self, app: ASGIApp, addresses: Addresses, at_once: int = AT_ONCE) -> None:
        """Begin with nobody there."""
        self._app = app
        self._addresses = addresses
        self._at_once = at_once
        self._under_way: Counter[str] = Counter()
        self._waiting: dict[str, deque[Future[None]]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, requests in their turn."""
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(IN_TURN):
            await self._app(scope, receive, send)
            return
        async with self.turn(self._addresses.of_scope(scope)):
            await self._app(scope, receive, send)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn of an address, and give it to the next one at the end."""
        if self._under_way[address] < self._at_once:
            self._under_way[address] += 1
        else:
            await self._line_up(address)
        try:
            yield
        finally:
            self._pass_on(address)

    async def _line_up(self, address: str) -> None:
        """Wait until somebody passes a turn on."""
        called: Future[None] = get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(called)
        try:
            await called
        except BaseException:
            if called.done() and not called.cancelled():
                self._pass_on(address)
            raise

    def _pass_on(self, address: str) -> None:
        """Give a turn to the first who still waits, if anybody does."""
        line = self._waiting.get(address, deque())
        while line:
            called = line.popleft()
            if not called.done():
                called.set_result(None)
                return
        self._waiting.pop(address, None)
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]
