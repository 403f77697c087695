"""A WebSocket client as light as can be, so that the server is what is measured.

byte 0   1000 0001   last frame of a text (0x89 ping, 0x8A pong, 0x88 close)
byte 1   MLLL LLLL   masked?, length; 126 and 127: two or eight bytes of it follow
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)  # a client must mask; zeros leave the bytes as they are
LENGTH_BYTES = {126: 2, 127: 8}
MOST_SHORT, MOST_OF_TWO_BYTES = 125, 0xFFFF
HERE = "127.0.0.1"
END_OF_HEAD = b"\r\n\r\n"


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        """Hand every text on."""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    async def open(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        """Connect to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, HERE, port)
        self._write(head_of(port, path, headers))
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what to write to."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Take the head of the answer first, then frames."""
        self._buffer += data
        if not self._opened.done():
            head, end, rest = self._buffer.partition(END_OF_HEAD)
            if not end:
                return
            self._buffer = rest
            self._begin(head)
        taken = 0
        for kind, start, end_of_frame in frames(self._buffer):
            self._take(kind, self._buffer[start:end_of_frame])
            taken = end_of_frame
        self._buffer = self._buffer[taken:]

    def connection_lost(self, _: Exception | None) -> None:
        """Tell whoever waits that nobody answers."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionRefusedError("the server hung up"))

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()

    def _begin(self, head: bytes) -> None:
        """Note whether the server upgrades."""
        status = head.partition(b"\r\n")[0].decode()
        if " 101 " in status:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionRefusedError(status))

    def _take(self, kind: int, content: bytes) -> None:
        """Hand a text on, and answer a ping."""
        if kind == TEXT:
            self._hear(content)
        elif kind == PING:
            self._send(PONG, content)

    def _send(self, kind: int, content: bytes) -> None:
        """Send one frame."""
        size = len(content)
        if size <= MOST_SHORT:
            head = bytes((kind, MASKED | size))
        elif size <= MOST_OF_TWO_BYTES:
            head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | 127)) + size.to_bytes(8, "big")
        self._write(head + NO_MASK + content)

    def _write(self, data: bytes) -> None:
        """Write bytes, if anybody is there."""
        if self._transport:
            self._transport.write(data)


def frames(buffer: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the kind, start and end of every frame that is there as a whole."""
    start = 0
    while len(buffer) >= start + 2:
        kind, size, begin = buffer[start], buffer[start + 1], start + 2
        if size in LENGTH_BYTES:
            begin += LENGTH_BYTES[size]
            size = int.from_bytes(buffer[start + 2 : begin], "big")
        if len(buffer) < begin + size:
            return
        yield kind, begin, begin + size
        start = begin + size


def head_of(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    """Return the request that asks for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {HERE}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: YSBnbG9hbWluZyBiZW5jaA==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join(lines).encode() + END_OF_HEAD
