"""Limits of time: a computation in the engine that runs away is stopped.

    with limited(seconds=5):
        game.guide(options, states, seat)      # EngineError after five seconds

Code that can be stopped looks at a clock in every loop, which costs a fifth of its speed, so there
are two machines, and a module is compiled for the second one only where limits are set.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

TICK_SECONDS = 0.05


class Limit(threading.local):
    """How many ticks computations of this thread may take; None: they cannot be stopped."""

    ticks: int | None = None


LIMIT = Limit()


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Let every call of this thread take no more than so many seconds."""
    before, LIMIT.ticks = LIMIT.ticks, max(1, ceil(seconds / TICK_SECONDS))
    try:
        yield
    finally:
        LIMIT.ticks = before
