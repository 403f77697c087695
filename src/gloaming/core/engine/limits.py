"""Limits of time: a computation in the engine that runs away is stopped.

    with limited(seconds=5):
        game.guide(options, states, seat)      # TimeLimitError after five seconds

Code that can be stopped looks at a clock in every loop, which costs a fifth of its speed, so there
are two machines, and a module is compiled for the second one only where limits are set.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from gloaming.core.errors import EngineError

TICK_SECONDS = 0.05


class Deadline:
    """When all that is computed within a limit must be done."""

    def __init__(self, seconds: float) -> None:
        """Give so many seconds from now on."""
        self._end = time.monotonic() + seconds

    def ticks(self) -> int:
        """Return how many ticks of a machine's clock are left."""
        return max(0, ceil((self._end - time.monotonic()) / TICK_SECONDS))


class Limit(threading.local):
    """The deadline of this thread; None: its computations cannot be stopped."""

    deadline: Deadline | None = None


LIMIT = Limit()


class TimeLimitError(EngineError):
    """A computation that was stopped, since it took longer than it may."""

    def __init__(self, name: str) -> None:
        """Say that it was stopped."""
        super().__init__(name, "it takes too long, and was stopped")


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Let all calls of this thread together take no more than so many seconds."""
    before, LIMIT.deadline = LIMIT.deadline, Deadline(seconds)
    try:
        yield
    finally:
        LIMIT.deadline = before
