"""Tries: how often somebody may attempt something in a minute, counted in this process."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TypeAlias

MINUTE = 60.0
MOST_KEYS = 100_000  # the oldest are forgotten, so that strangers cannot fill the memory

MayTry: TypeAlias = Callable[[str], bool]  # the hook: a key such as "address 192.0.2.1"


class Tries:
    """Counts attempts for each key over the last minute."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow so many in any minute."""
        self.per_minute = per_minute
        self.clock = clock
        self.times: OrderedDict[str, deque[float]] = OrderedDict()

    def __call__(self, key: str) -> bool:
        """Count an attempt and tell whether it may go on."""
        now = self.clock()
        times = self.times.setdefault(key, deque())
        self.times.move_to_end(key)
        if len(self.times) > MOST_KEYS:
            self.times.popitem(last=False)
        while times and times[0] <= now - MINUTE:
            times.popleft()
        if len(times) >= self.per_minute:
            return False
        times.append(now)
        return True
