"""Moods: how far a judgement strays, either way; a bot multiplies that by its mood."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import BITS, Stream, next_word

MOST_WAVERING = 0.5  # what a thing has that no mood can hide: nothing looks better by mood alone


@compiled
def wavering(stream: Stream) -> float:
    """Return how far a judgement strays this time."""
    return next_word(stream) / (1 << BITS) - MOST_WAVERING
