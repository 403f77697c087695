"""Visits: the sockets of people, in every process closed as soon as they are signed out."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gloaming.server.bus.errors import BusError
from gloaming.server.bus.protocol import Bus
from gloaming.server.bus.subscription import Gap, Subscription
from gloaming.server.repeated_warnings import warn_of_bus, warn_of_storage
from gloaming.server.storage.errors import StorageError

from .doorman import Doorman
from .visitor import Visitor

CHANNEL: Final = "people"  # only ids are told: whose tokens are to be looked at again
SIGNED_OUT: Final = 4401
PATIENCE: Final = 5.0  # seconds, with a socket that is to be closed

Socket: TypeAlias = WebSocket[Any, Any, Any]
Recognise: TypeAlias = Callable[[Visitor], None]  # who one is now

log = structlog.get_logger()


class Visits:
    """Knows which sockets are whose."""

    def __init__(self, bus: Bus, doorman: Doorman) -> None:
        """Begin with nobody."""
        self._bus = bus
        self._doorman = doorman
        self._sockets: dict[str, dict[Socket, Recognise]] = {}
        self._subscription: Subscription | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to hear who was signed out, here or elsewhere."""
        self._subscription = await self._bus.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(self._subscription))

    async def close(self) -> None:
        """Hear no more."""
        if self._subscription and self._listening:
            self._subscription.close()
            await self._listening

    @contextmanager
    def during(
        self, visitor: Visitor | None, socket: Socket, recognise: Recognise
    ) -> Iterator[None]:
        """Know a socket while it is open; a stranger is never signed out or called otherwise."""
        if visitor is None:
            yield
            return
        person = visitor.ids[0]
        self._sockets.setdefault(person, {})[socket] = recognise
        try:
            yield
        finally:
            del self._sockets[person][socket]
            if not self._sockets[person]:
                del self._sockets[person]

    async def changed(self, person: str) -> None:
        """Tell all processes that tokens of a person are gone, or the name; the bus may be away."""
        try:
            await self._bus.publish(CHANNEL, person.encode())
        except BusError as error:
            warn_of_bus(error)
            await self._look_again(person)

    async def renamed(self, person: str) -> None:
        """Tell all processes that a person has another name; sockets here know it on return."""
        await self.changed(person)
        await self._look_again(person)

    async def _listen(self, subscription: Subscription) -> None:
        """Look again at people as they are named; after a gap, at all of them."""
        async for heard in subscription:
            for person in tuple(self._sockets) if isinstance(heard, Gap) else (heard.decode(),):
                await self._look_again(person)

    async def _look_again(self, person: str) -> None:
        """Close a person's sockets whose tokens are nobody's; tell the others who it is now."""
        for socket, recognise in tuple(self._sockets.get(person, {}).items()):
            try:
                visitor = await self._doorman.look_up(socket)
                if visitor is None or visitor.ids[0] != person:
                    async with asyncio.timeout(PATIENCE):
                        await socket.close(SIGNED_OUT, "signed out")
                else:
                    recognise(visitor)
            except StorageError as error:
                warn_of_storage(error)
            except (WebSocketDisconnect, OSError):
                continue  # it is gone already, or does not read and will be cut off
            except Exception:  # one socket's trouble keeps nobody else signed in
                log.warning("a socket could not be looked at", exc_info=True)
