"""Random numbers as data: a stream is four words that compiled rules advance.

The generator is sfc32 (small fast counter), which needs only sums and shifts of
32-bit words and so gives the same numbers compiled, interpreted and in any other
language.  Nothing in Gloaming draws from a global generator.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled

Stream: TypeAlias = NDArray[np.int64]
Streams: TypeAlias = Annotated[NDArray[np.int64], 2]  # one row for each match of a batch

WORDS = 4
BITS = 32
MASK = (1 << BITS) - 1
WARM_UP = 12


@compiled
def next_word(stream: Stream) -> int:
    """Advance a stream and return 32 random bits."""
    first, second, third, counter = stream[0], stream[1], stream[2], stream[3]
    word = (first + second + counter) & MASK
    stream[0] = second ^ (second >> 9)
    stream[1] = (third + (third << 3)) & MASK
    stream[2] = ((((third << 21) | (third >> 11)) & MASK) + word) & MASK
    stream[3] = (counter + 1) & MASK
    return word


@compiled
def below(stream: Stream, bound: int) -> int:
    """Return a number from 0 to bound - 1, each exactly as likely (Lemire's method).

    The bound is at most 2**31, so that the product fits into 64 bits with its sign.
    """
    product = next_word(stream) * bound
    if (product & MASK) < bound:
        unfair = (1 << BITS) % bound
        while (product & MASK) < unfair:
            product = next_word(stream) * bound
    return product >> BITS


@compiled
def weighted(stream: Stream, weights: NDArray[np.int64], count: int) -> int:
    """Return an index from 0 to count - 1 with chances as the weights."""
    total = 0
    for index in range(count):
        total += weights[index]
    ticket = below(stream, total)
    chosen = 0
    while ticket >= weights[chosen]:
        ticket -= weights[chosen]
        chosen += 1
    return chosen


@compiled
def open_stream(stream: Stream, first: int, second: int, third: int) -> None:
    """Start a stream from three words of seed."""
    stream[0], stream[1], stream[2], stream[3] = first & MASK, second & MASK, third & MASK, 1
    for _ in range(WARM_UP):
        next_word(stream)


def stream_from(*words: int) -> Stream:
    """Return a fresh stream for up to three words of seed."""
    first, second, third = (*words, 0, 0, 0)[:3]
    stream = np.zeros(WORDS, np.int64)
    open_stream(stream, first, second, third)
    return stream


def many_streams(count: int, seed: int) -> Streams:
    """Return a row of streams, one for each match of a batch."""
    streams = np.zeros((count, WORDS), np.int64)
    fill_streams(streams, seed)
    return streams


@compiled
def fill_streams(streams: Streams, seed: int) -> None:
    """Start every stream of a batch from the same seed and its own number."""
    for index in range(len(streams)):
        open_stream(streams[index], seed, seed >> BITS, index)
