"""Connections: not too many, and none that only sits there.

    made --> headers --> body --> answer --> ...        each step in its time, or it is closed
      `-- too many of one address, or of all: the oldest without headers makes room

uvicorn itself waits for ever: for headers, for a body, for somebody who takes no answer.
"""

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Protocol

import h11
import msgspec
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from .access.addresses import Addresses
from .strict_http import StrictConnection

RESERVED = 128  # descriptors for databases, files and what comes and goes
LOOK_SECONDS = 1.0
SECONDS_BETWEEN_WORDS = 10.0  # about the same thing in the log

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\r\n"

log = structlog.get_logger()


class ConnectionLimits(msgspec.Struct, frozen=True):
    """How long somebody may take, and how many connections one address may have."""

    header_seconds: float
    body_seconds: float
    send_seconds: float
    per_address: int
    proxies: tuple[str, ...] = ()  # whose address is everybody's


class Watched(Protocol):
    """A connection as the doorkeeper sees it."""

    def look(self, now: float, limits: ConnectionLimits) -> None:
        """Close itself if somebody takes too long."""


class Counted(Protocol):
    """A connection that can be sent away."""

    client: tuple[str, int] | None

    def send_away(self, words: bytes) -> None:
        """Close with a word."""


class Words:
    """What is told in the log, the same thing not too often but with its number."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing told."""
        self._clock = clock
        self._told: dict[str, float] = {}
        self._counts: Counter[str] = Counter()

    def tell(self, what: str) -> None:
        """Tell of something at once, and again after a while how often it happened since."""
        self._counts[what] += 1
        now = self._clock()
        if now - self._told.get(what, -SECONDS_BETWEEN_WORDS) >= SECONDS_BETWEEN_WORDS:
            self._told[what] = now
            log.warning(what, times=self._counts.pop(what))


class Doorkeeper:
    """All connections of a process: counts them, and looks after them every second."""

    def __init__(self, limits: ConnectionLimits) -> None:
        """Begin with none."""
        self.limits = limits
        self.words = Words()
        self._addresses = Addresses(limits.proxies)
        self._most: int | None = None
        self._counts: Counter[str] = Counter()
        self._without_headers: dict[str, dict[Counted, None]] = {}  # by address, the oldest first
        self._is_looking = False

    def enter(self, connection: Counted, everybody: Collection[Any]) -> bool:
        """Count a connection; False if there is no room for it."""
        self._keep_looking(everybody)
        address = self.address(connection)
        if address and self._counts[address] >= self.limits.per_address:
            self.words.tell("too many connections of one address")
            if not self._make_room([address]):
                return False
        if len(everybody) > self.most:
            self.words.tell("too many connections: descriptors run out")
            if not self._make_room(list(self._without_headers)):
                return False
        self._counts[address] += 1
        self._without_headers.setdefault(address, {})[connection] = None
        return True

    def has_headers(self, connection: Counted) -> None:
        """Note that somebody has said what they want."""
        address = self.address(connection)
        self._without_headers.get(address, {}).pop(connection, None)
        if not self._without_headers.get(address):
            self._without_headers.pop(address, None)

    def leave(self, connection: Counted) -> None:
        """Count a connection no more."""
        self.has_headers(connection)
        address = self.address(connection)
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    def address(self, connection: Counted) -> str:
        """Return the address that is counted; nothing for a proxy."""
        return self._addresses.of_neighbour(connection.client[0] if connection.client else "")

    @property
    def most(self) -> int:
        """Return how many connections there may be with the descriptors of this process."""
        if self._most is None:
            self._most = max(1, raised_descriptors() - RESERVED)
        return self._most

    def _make_room(self, addresses: Collection[str]) -> bool:
        """Send away who has waited longest without headers at the fullest of these addresses."""
        lines = [self._without_headers.get(address, {}) for address in addresses]
        longest = max(lines, key=len, default={})
        for connection in longest:
            connection.send_away(CROWDED)
            return True
        return False

    def _keep_looking(self, everybody: Collection[Any]) -> None:
        """Look after connections for as long as there are any."""
        if not self._is_looking:
            self._is_looking = True
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look, everybody)

    def _look(self, everybody: Collection[Any]) -> None:
        """Look at all connections."""
        self._is_looking = False
        now = time.monotonic()
        for connection in tuple(everybody):
            connection.look(now, self.limits)
        if everybody:
            self._keep_looking(everybody)


def raised_descriptors() -> int:
    """Let this process have as many descriptors as it may; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard not in (soft, resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return hard
    return soft


class SlowReaders:
    """What HTTP and WebSockets have in common: whoever takes nothing is cut off."""

    transport: asyncio.Transport
    stuck_since: float | None = None  # there is no room for what is to be sent
    closing_since: float | None = None  # and the last of it is not taken

    def pause_writing(self) -> None:
        """Note that somebody does not take what is sent."""
        self.stuck_since = time.monotonic()
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        """Note that they do."""
        self.stuck_since = None
        super().resume_writing()  # type: ignore[misc]

    def look(self, now: float, limits: ConnectionLimits) -> None:
        """Cut off who takes nothing for too long, at the end as well."""
        if self.transport.is_closing() and self.closing_since is None:
            self.closing_since = now
        since = [moment for moment in (self.stuck_since, self.closing_since) if moment is not None]
        if since and now - min(since) >= limits.send_seconds:
            self.transport.abort()


def without_slow_readers(protocol: type[Any]) -> type[Any]:
    """Return a protocol of WebSockets, whichever uvicorn has, that cuts off who takes nothing."""
    return type("SocketConnection", (SlowReaders, protocol), {})


class HttpConnection(SlowReaders, H11Protocol):
    """A connection over which requests come."""

    until: float | None = None  # when what is expected must be there
    is_counted = False

    def __init__(self, *given: Any, **named: Any) -> None:
        """Read requests to the letter."""
        super().__init__(*given, **named)
        self.conn = StrictConnection(h11.SERVER)

    @property
    def door(self) -> Doorkeeper:
        """Return who looks after connections here."""
        door: Doorkeeper = self.config.door  # type: ignore[attr-defined]
        return door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for headers, if there is room."""
        super().connection_made(transport)
        self.is_counted = self.door.enter(self, self.connections)
        if self.is_counted:
            self.until = time.monotonic() + self.door.limits.header_seconds
        else:
            self.send_away(CROWDED)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what comes; more of the same gives no more time."""
        before = self.conn.their_state
        super().data_received(data)
        self._expect(before)

    def on_response_complete(self) -> None:
        """Wait for the next request, as long as uvicorn keeps a connection."""
        super().on_response_complete()
        self.until = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a WebSocket, which is counted elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def look(self, now: float, limits: ConnectionLimits) -> None:
        """Close if what is expected does not come, or what is sent is not taken."""
        super().look(now, limits)
        if self.until is not None and now >= self.until:
            self.door.words.tell("unfinished requests were given up")
            self.send_away(TIMED_OUT if self.conn.our_state is h11.IDLE else b"")

    def send_away(self, words: bytes) -> None:
        """Close with a word, and be counted no more."""
        self._leave()
        if words:
            self.transport.write(words)
        self.transport.close()

    def _expect(self, before: Any) -> None:
        """Note what is expected now, and until when."""
        state, limits = self.conn.their_state, self.door.limits
        if state is not h11.IDLE:
            self.door.has_headers(self)
        if state is h11.IDLE and self.until is None and self.is_counted:
            self.until = time.monotonic() + limits.header_seconds
        elif state is h11.SEND_BODY and before is not h11.SEND_BODY:
            self.until = time.monotonic() + limits.body_seconds
        elif state not in (h11.IDLE, h11.SEND_BODY):
            self.until = None

    def _leave(self) -> None:
        """Be counted no more."""
        self.until = None
        if self.is_counted:
            self.is_counted = False
            self.door.leave(self)
