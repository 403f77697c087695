"""Frames of a WebSocket: uvicorn's protocol, with a short way for what there is most of.

    byte 0   1000 0001   a whole text
    byte 1   MLLL LLLL   masked?, length; 126 and 127: two or eight bytes of it follow
             4 bytes of mask if it comes from a client, then the text

A short text that comes alone is read here, and texts go out together in one write.  All
else, from the greeting to broken frames, goes the library's way.  This reaches into private
parts of uvicorn and websockets; `websocket_protocol` finds out whether they are still the same.
"""

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from .websocket_protocol import TEXTS

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was not compiled
    from websockets.utils import apply_mask

WHOLE_TEXT, MASKED = 0x81, 0x80
MOST_SHORT, MOST_MIDDLE = 125, 0xFFFF  # bytes of text
MIDDLE, LONG = 126, 127
MASK_BYTES, MIDDLE_BYTES, LONG_BYTES = 4, 2, 8
SHORT_HEAD = 2 + MASK_BYTES
MIDDLE_HEAD = SHORT_HEAD + MIDDLE_BYTES
MOST_UNHEARD = 16  # texts that may wait before the network has to wait

BETWEEN_FRAMES = StreamReader.at_eof.__code__  # where the library waits for the next one


class Frames(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application how it can send several texts at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TEXTS] = self.send_texts

    def data_received(self, data: bytes) -> None:
        """Take in a text that comes alone and whole; anything else goes to the library."""
        text = lone_text(data) if self.is_between_messages() else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def is_between_messages(self) -> bool:
        """Tell whether a message may begin here."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.conn.extensions
        return is_open and not self.frames and waits_at(self.conn.parser) is BETWEEN_FRAMES

    async def send_texts(self, texts: Sequence[bytes], patience: float) -> None:
        """Send texts in one write; raise TimeoutError if there is no room for so many seconds."""
        if not self.writable.is_set():
            async with asyncio.timeout(patience):
                await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (head_of(text), text)]))


def waits_at(parser: Any) -> Any:
    """Return the code at which generators within generators wait."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return parser.gi_code


def lone_text(data: bytes) -> str | None:
    """Return the text, if data is one frame of a masked, short text, and nothing else."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, SHORT_HEAD
    if size == MIDDLE and len(data) >= MIDDLE_HEAD:
        size, start = int.from_bytes(data[2 : 2 + MIDDLE_BYTES], "big"), MIDDLE_HEAD
    if not 0 <= size == len(data) - start:
        return None
    try:
        return apply_mask(data[start:], data[start - MASK_BYTES : start]).decode()
    except UnicodeDecodeError:
        return None


def head_of(text: bytes) -> bytes:
    """Return what stands before a text."""
    size = len(text)
    if size <= MOST_SHORT:
        return bytes((WHOLE_TEXT, size))
    if size <= MOST_MIDDLE:
        return bytes((WHOLE_TEXT, MIDDLE)) + size.to_bytes(MIDDLE_BYTES, "big")
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(LONG_BYTES, "big")
