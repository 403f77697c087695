"""How long things take, as figures: quantiles of many, in milliseconds."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

MILLI = 1000


def quantile(seconds: Sequence[float], share: float) -> float:
    """Return the time within which such a share of all was done.

    >>> quantile([0.4, 0.1, 0.2, 0.3], 0.5), quantile([0.1], 0.99)
    (0.3, 0.1)
    """
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(seconds: float) -> str:
    """Write a time.

    >>> milliseconds(0.01234)
    '12.3 ms'
    """
    return f"{seconds * MILLI:.1f} ms"


def times(busy: float, idle: float) -> str:
    """Write how many times as long something took as when nothing else went on.

    >>> times(0.03, 0.02)
    '1.50 x idle (20.0 ms)'
    """
    return f"{busy / idle:.2f} x idle ({milliseconds(idle)})"


@asynccontextmanager
async def timed(into: list[float]) -> AsyncIterator[None]:
    """Note how long something takes."""
    start = time.perf_counter()
    yield
    into.append(time.perf_counter() - start)
