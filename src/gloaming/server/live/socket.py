"""The WebSocket: one for each client, for everything that is live."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import structlog
from litestar import WebSocket, websocket
from litestar.handlers import WebsocketRouteHandler

from gloaming.server.access.doorman import Doorman, payer_of
from gloaming.server.access.visits import Visits
from gloaming.server.hosting.computing import Computing
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.presence import Presence
from gloaming.server.messages.from_server import LIVE_PATH
from gloaming.server.messages.reading import LONGEST_MESSAGE

from .client import PER_SECOND, CannotBeShownError, Client
from .websocket_protocol import TEXTS

SLOWEST_SEND = 20.0  # seconds in which a client must take what there is
MOST_OF_ONE_ADDRESS = 100
MOST_OF_ONE_PERSON = 20
FORBIDDEN, TRY_AGAIN_LATER = 4403, 1013

Socket: TypeAlias = WebSocket[Any, Any, Any]
Send: TypeAlias = Callable[[Sequence[bytes], float], Awaitable[None]]  # texts, seconds

log = structlog.get_logger()


class LiveEndpoint:
    """Where clients come in, not too many from one address."""

    def __init__(
        self,
        host: Host,
        presence: Presence,
        doorman: Doorman,
        computing: Computing,
        *,
        messages_per_second: float = PER_SECOND,
        most_of_one_address: int = MOST_OF_ONE_ADDRESS,
        most_of_one_person: int = MOST_OF_ONE_PERSON,
        longest_message: int = LONGEST_MESSAGE,
    ) -> None:
        """Begin with nobody inside."""
        self._host, self._presence, self._doorman = host, presence, doorman
        self._computing = computing
        self._per_second = messages_per_second
        self._most = most_of_one_address
        self._most_of_one_person = most_of_one_person
        self._longest = longest_message
        self._inside: Counter[str] = Counter()
        self.visits = Visits(host.bus, doorman)

    def route(self) -> WebsocketRouteHandler:
        """Return the route for clients."""

        @websocket(LIVE_PATH)
        async def live(socket: Socket) -> None:
            """Talk with one client until it goes."""
            await self.receive(socket)

        return live

    async def receive(self, socket: Socket) -> None:
        """Let a client in and talk with it, or send it away."""
        visitor = await self._doorman.who(socket) if self._doorman.lets_in(socket) else None
        address = self._doorman.address(socket)
        keys = [f"address {address}"]
        keys += [f"person {visitor.ids[0]}"] if visitor else []
        if not self._doorman.lets_in(socket) or not self._has_room(*keys):
            await socket.close(FORBIDDEN)
            return
        client = Client(
            self._host,
            self._presence,
            visitor,
            self._computing,
            payer_of(visitor, address),
            self._per_second,
            self._longest,
        )
        with self._counting(keys), self.visits.during(visitor, socket, client.recognise):
            await socket.accept()
            await talk(socket, client)

    def _has_room(self, address: str, person: str = "") -> bool:
        """Tell whether one more may come from an address, and for a person."""
        is_crowded = self._inside[address] >= self._most
        return not is_crowded and self._inside[person] < self._most_of_one_person

    @contextmanager
    def _counting(self, keys: list[str]) -> Iterator[None]:
        """Count a client while it is inside."""
        self._inside.update(keys)
        self._host.metrics.sockets.inc()
        try:
            yield
        finally:
            self._host.metrics.sockets.dec()
            for key in keys:
                self._inside[key] -= 1
                if not self._inside[key]:
                    del self._inside[key]


async def talk(socket: Socket, client: Client) -> None:
    """Listen and speak until either ends."""
    listening = asyncio.create_task(listen(socket, client))
    speaking = asyncio.create_task(speak(socket, client))
    tasks = (listening, speaking)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        speaking.cancel()
        await client.finish()
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                log.info("a socket ended", reason=type(result).__name__)
        client.close()


async def listen(socket: Socket, client: Client) -> None:
    """Hand every message to the client until the socket closes."""
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            await client.hear(event.get("text") or event.get("bytes") or "")
        except CannotBeShownError:
            await socket.close(TRY_AGAIN_LATER, "a table cannot be read just now")
            return
        await client.has_room()


async def speak(socket: Socket, client: Client) -> None:
    """Send what the client is told; who does not take it in time is cut off."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    send: Send = extensions.get(TEXTS) or partial(send_one_by_one, socket)
    try:
        while True:
            await send(await client.said(), SLOWEST_SEND)
    except TimeoutError:
        await socket.close(TRY_AGAIN_LATER, "too slow")


async def send_one_by_one(socket: Socket, texts: Sequence[bytes], patience: float) -> None:
    """Send texts where the server knows no better way; raise TimeoutError if nobody takes them."""
    async with asyncio.timeout(patience):
        for text in texts:
            await socket.send_data(text.decode(), "text")
