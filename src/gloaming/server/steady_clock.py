"""The server's time: the machine's clock at the start, and what has really passed since.

    machine's clock   20:00 ... 20:10 | 21:11  21:12        set forward by an hour
    server's time     20:00 ... 20:10 | 20:11  20:12

All processes of a server get one and the same clock, so they agree however often they are started.
"""

import time


def passed() -> float:
    """Return seconds that pass steadily in all processes of a machine, also while it is asleep."""
    if hasattr(time, "clock_gettime"):
        return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))
    return time.monotonic()


class SteadyClock:
    """A clock that nobody can set."""

    def __init__(self) -> None:
        """Begin at what the machine's clock shows."""
        self._begun_at = time.time() - passed()

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._begun_at + passed()
