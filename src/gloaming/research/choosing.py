"""Choosing at random among legal choices, for whole batches at once."""

import numpy as np

from gloaming.core.streams import BITS, MASK, Stream, Streams, next_word

from .variant import Masks, Numbers


def choose_any(masks: Masks, streams: Streams, out: Numbers) -> None:
    """Write a legal choice for every match, each as likely as another."""
    counted = masks.cumsum(axis=1, dtype=np.int32)
    tickets = below_each(streams, counted[:, -1].astype(np.int64))
    out[:] = (counted > tickets[:, None]).argmax(axis=1)


def below_each(streams: Streams, bounds: Numbers) -> Numbers:
    """Draw from every stream what `streams.below` draws, all at once."""
    products = np.asarray(next_word(streams.T)) * bounds
    unfair = (1 << BITS) % bounds
    for index in np.flatnonzero((products & MASK) < unfair):
        products[index] = drawn_again(streams[index], int(bounds[index]), int(unfair[index]))
    return products >> BITS


def drawn_again(stream: Stream, bound: int, unfair: int) -> int:
    """Draw until what is drawn is fair."""
    product = int(next_word(stream)) * bound
    while (product & MASK) < unfair:
        product = int(next_word(stream)) * bound
    return product
