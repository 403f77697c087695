"""States as JSON, piece by piece: what has been written before is not written again.

    {"floor":{"ground":[...],"monster":7},"tokens":[{...},{...}],"phase":2}
                       ~~~~~           ~            ~~~~~ ~~~~~          ~   pieces

A piece is a number, an array of numbers, or one of many records.  From one state to the
next only few of them change, and the text of a piece depends on nothing but its bytes.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from .layout import Records, array, bare, plain_values

MOST_KNOWN = 4096  # texts of one kind of piece

Known: TypeAlias = dict[bytes, bytes]


class Piece(NamedTuple):
    """A part of a state, and what stands before it in the text."""

    before: bytes
    start: int
    stop: int
    dtype: np.dtype[Any]
    known: Known


class Leaf(NamedTuple):
    """Where the bytes of a piece are, and what they are."""

    offset: int
    dtype: np.dtype[Any]
    known: Known


class Writer:
    """Writes the states of one layout."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        """Cut states into pieces."""
        self.pieces: list[Piece] = []
        before = b""
        for part in parts_of(dtype, 0):
            if isinstance(part, bytes):
                before += part
            else:
                stop = part.offset + part.dtype.itemsize
                self.pieces.append(Piece(before, part.offset, stop, part.dtype, part.known))
                before = b""
        self._end = before

    def write(self, state: bytes) -> bytes:
        """Return a state as JSON."""
        texts: list[bytes] = []
        for before, start, stop, dtype, known in self.pieces:
            content = state[start:stop]
            text = known.get(content)
            if text is None:
                text = learn(known, dtype, content)
            texts += (before, text)
        return b"".join((*texts, self._end))


def parts_of(dtype: np.dtype[Any], offset: int) -> Iterator[bytes | Leaf]:
    """Yield the text of a record in order: what is always the same, and pieces."""
    between = b"{"
    for name, (kind, place, *_) in dict(dtype.fields or {}).items():
        yield between + msgspec.json.encode(name) + b":"
        yield from parts_of_field(kind, offset + place)
        between = b","
    yield b"}"


def parts_of_field(dtype: np.dtype[Any], offset: int) -> Iterator[bytes | Leaf]:
    """Yield the text of one field."""
    if dtype.subdtype and dtype.subdtype[0].names and len(dtype.shape) == 1:
        item, known = dtype.subdtype[0], Known()
        for place in range(dtype.shape[0]):
            yield b"," if place else b"["
            yield Leaf(offset + place * item.itemsize, item, known)
        yield b"]"
    elif dtype.names:
        yield from parts_of(dtype, offset)
    else:
        yield Leaf(offset, dtype, Known())


def learn(known: Known, dtype: np.dtype[Any], content: bytes) -> bytes:
    """Write a piece, and remember it."""
    if len(known) >= MOST_KNOWN:
        known.clear()
    kind = bare(dtype) if dtype.names else dtype
    text = known[content] = msgspec.json.encode(plain_values(np.frombuffer(content, kind))[0])
    return text


@cache
def writer_for(dtype: np.dtype[Any]) -> Writer:
    """Return the writer for states of a dtype."""
    return Writer(dtype)


def write_state(states: Records[Any]) -> bytes:
    """Return the first of some states as JSON."""
    records = array(states)
    return writer_for(records.dtype).write(records.tobytes())
