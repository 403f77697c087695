"""How things are measured: in turns, several times over, keeping each one's best.

The machines are noisy, so peers are measured alternately and the best of several rounds
stands for each; ratios are taken between numbers of the same run.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .extent import extent

ROUNDS = extent(5, 1)


@dataclass(frozen=True)
class Rate:
    """How many of something were done in a time."""

    count: float
    seconds: float

    @property
    def per_second(self) -> float:
        """Return how many a second."""
        return self.count / self.seconds


def timed(work: Callable[[], float]) -> Rate:
    """Do some work that tells how much it did."""
    start = time.perf_counter()
    count = work()
    return Rate(count, time.perf_counter() - start)


def best_of_rounds(
    works: Mapping[str, Callable[[], Rate]], rounds: int = ROUNDS
) -> dict[str, float]:
    """Return the best rate of each work, all measured in turns."""
    best: dict[str, float] = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            best[name] = max(best[name], work().per_second)
    return best
