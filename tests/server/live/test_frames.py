"""Texts over bare frames: quick or slow, whole or in pieces, the server hears the same."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bench.line import frames, head_of
from gloaming.server.live.frames import lone_text
from gloaming.server.messages.from_server import VERSION
from tests.patience import PATIENCE

from .serving import Served, serving

HELLO = json.dumps({"type": "hello", "version": VERSION}).encode()
MASK = b"\x01\x02\x03\x04"
TEXT, MORE, END, PING = 0x81, 0x01, 0x80, 0x89


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    with serving() as running:
        yield running


def frame(content: bytes, kind: int = TEXT, mask: bytes = MASK) -> bytes:
    """Return a masked frame."""
    size = len(content)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE, *size.to_bytes(2, "big")))
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes((kind,)) + length + mask + masked


async def answers_to(served: Served, *pieces: bytes, count: int) -> list[dict[str, Any]]:
    """Send bytes piece by piece, and return the texts that come back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(head_of(served.port, "/live", {}))
    await reader.readuntil(b"\r\n\r\n")
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.02)
    heard: list[bytes] = []
    buffer = b""
    async with asyncio.timeout(PATIENCE):
        while len(heard) < count:
            buffer += await reader.read(1 << 16)
            found = list(frames(buffer))
            heard = [buffer[start:end] for kind, start, end in found if kind == TEXT]
    writer.close()
    return [json.loads(text) for text in heard]


def types_of(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


PING_MESSAGE = b'{"type": "ping"}'
PIECES = {
    "one frame": [frame(HELLO)],
    "byte by byte": [frame(HELLO)[place : place + 1] for place in range(len(frame(HELLO)))],
    "its head alone": [frame(HELLO)[:2], frame(HELLO)[2:]],
    "in two frames": [frame(HELLO[:9], MORE), frame(HELLO[9:], END)],
    "a long one": [frame(HELLO + b" " * 300)],
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=list(PIECES))
def test_a_text_is_heard_however_it_comes(served: Served, pieces: list[bytes]) -> None:
    heard = asyncio.run(answers_to(served, *pieces, frame(PING_MESSAGE), count=2))
    assert types_of(heard) == ["welcome", "pong"]


def test_several_texts_at_once_are_heard_in_order(served: Served) -> None:
    heard = asyncio.run(answers_to(served, frame(HELLO) + frame(PING_MESSAGE) * 3, count=4))
    assert types_of(heard) == ["welcome", "pong", "pong", "pong"]


def test_a_ping_between_texts_disturbs_nothing(served: Served) -> None:
    pieces = (frame(HELLO), frame(b"x", PING), frame(PING_MESSAGE))
    assert types_of(asyncio.run(answers_to(served, *pieces, count=2))) == ["welcome", "pong"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(HELLO)[:-1],
        frame(HELLO) + b"\x81",
        frame(b"hello", MORE),
        frame(b"\xff\xfe"),
        b"\x81\x05hello",
        b"\x81\xff" + bytes(12),
    ],
)
def test_only_a_whole_text_alone_takes_the_short_way(data: bytes) -> None:
    assert lone_text(data) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 5000])
def test_texts_of_all_sizes_take_the_short_way(size: int) -> None:
    assert lone_text(frame(b"x" * size)) == "x" * size
