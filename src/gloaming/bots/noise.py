"""Noise in a judgement, either way; a bot multiplies it by its mood."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import BITS, Stream, next_word

MOST_NOISE = 0.5  # what a thing has that no mood can hide: nothing looks better by mood alone


@compiled
def noise(stream: Stream) -> float:
    """Return the noise of one judgement."""
    return next_word(stream) / (1 << BITS) - MOST_NOISE
