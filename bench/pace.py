"""When tables act, and how long they wait for an acknowledgement."""

import asyncio
import time
from collections.abc import Callable
from random import Random


class Pace:
    """How fast tables act, and what they measured."""

    def __init__(self, seconds: float, seed: int = 1) -> None:
        """Let every table act once in so many seconds; 0: as soon as it may."""
        self.seconds = seconds
        self.waits: list[float] = []  # seconds until an action was acknowledged
        self.has_begun = asyncio.Event()  # set by the first acknowledgement: rules are compiled
        self.has_counted = asyncio.Event()
        self.is_counting = False
        self.is_over = False
        self.random = Random(seed)

    def acknowledged(self, sent_at: float) -> None:
        """Note how long an action took."""
        self.has_begun.set()
        if self.is_counting:
            self.waits.append(time.perf_counter() - sent_at)
            self.has_counted.set()

    def choose(self, count: int) -> int:
        """Return one of so many."""
        return int(self.random.random() * count)


class Turns:
    """When one table acts, whoever's turn it is."""

    def __init__(self, pace: Pace) -> None:
        """Begin somewhere in time: tables do not all act together."""
        self.pace = pace
        self._due = time.perf_counter() + pace.random.random() * pace.seconds

    def act(self, act: Callable[[], None]) -> None:
        """Act when it is due."""
        now = time.perf_counter()
        late, self._due = now - self._due, max(self._due, now) + self.pace.seconds
        if self.pace.is_over:
            return
        if late >= 0:
            act()
        else:
            asyncio.get_running_loop().call_later(-late, act)
