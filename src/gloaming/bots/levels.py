"""Six levels for every game, by the same names: the weakest first.

What each is like is said in four languages by the client's words, and in `docs/bots.md`.
"""

from collections.abc import Mapping, Sequence

from .bot import Bot

LEVELS = ("moth", "hedgehog", "bat", "badger", "fox", "owl")

# How long a bot may think on a slow machine; on others its simulations are used up sooner.
SECONDS, TOP_SECONDS = 0.45, 2.7


def by_level(bots: Sequence[Bot]) -> Mapping[str, Bot]:
    """Name the bots of a game by their levels."""
    return dict(zip(LEVELS, bots, strict=True))
