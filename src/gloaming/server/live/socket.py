"""The WebSocket: one for each client, for everything that is live."""

import asyncio
from collections import Counter
from typing import Any, TypeAlias

import structlog
from litestar import WebSocket, websocket
from litestar.handlers import WebsocketRouteHandler

from .client import PER_SECOND, Client
from .doorman import Doorman
from .host import Host
from .presence import Presence

PATH = "/live"
SLOWEST_SEND = 20.0  # seconds in which a client must take a message
MOST_OF_ONE_ADDRESS = 100
FORBIDDEN, TOO_SLOW = 4403, 1013

Socket: TypeAlias = WebSocket[Any, Any, Any]

log = structlog.get_logger()


class Entrance:
    """Where clients come in, not too many from one address."""

    def __init__(
        self,
        host: Host,
        presence: Presence,
        doorman: Doorman,
        *,
        messages_per_second: float = PER_SECOND,
        most_of_one_address: int = MOST_OF_ONE_ADDRESS,
    ) -> None:
        """Begin with nobody inside."""
        self._host, self._presence, self._doorman = host, presence, doorman
        self._per_second = messages_per_second
        self._most = most_of_one_address
        self._inside: Counter[str] = Counter()

    def route(self) -> WebsocketRouteHandler:
        """Return the route for clients."""

        @websocket(PATH)
        async def live(socket: Socket) -> None:
            """Talk with one client until it goes."""
            await self.receive(socket)

        return live

    async def receive(self, socket: Socket) -> None:
        """Let a client in and talk with it, or send it away."""
        address = socket.client.host if socket.client else ""
        if not self._doorman.lets_in(socket) or self._inside[address] >= self._most:
            await socket.close(FORBIDDEN)
            return
        self._inside[address] += 1
        self._host.metrics.sockets.inc()
        try:
            visitor = await self._doorman.who(socket)
            await socket.accept()
            client = Client(self._host, self._presence, visitor, self._per_second)
            await talk(socket, client)
        finally:
            self._host.metrics.sockets.dec()
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


async def talk(socket: Socket, client: Client) -> None:
    """Listen and speak until either ends."""
    tasks = {
        asyncio.create_task(listen(socket, client)),
        asyncio.create_task(speak(socket, client)),
    }
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
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
        await client.hear(event.get("text") or event.get("bytes") or "")
        await client.has_room()


async def speak(socket: Socket, client: Client) -> None:
    """Send what the client is told; who does not take it in time is cut off."""
    while True:
        for message in await client.said():
            try:
                async with asyncio.timeout(SLOWEST_SEND):
                    await socket.send_data(message.decode(), "text")
            except TimeoutError:
                await socket.close(TOO_SLOW, "too slow")
                return
