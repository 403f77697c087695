"""The sequential test: play only until it is clear whether a bot is so much stronger.

Wald's test of two hypotheses about the challenger's share of the wins, in the approximation
that takes the matches' results as normally distributed.
"""

from collections.abc import Sequence
from math import log
from typing import Literal

import msgspec
import numpy as np

from .ratings import ELO, chances_of

ERROR = 0.05  # how often either verdict may be wrong
FEWEST = 8  # results before the spread of them is known

Verdict = Literal["stronger", "not stronger", "open"]


class Hypotheses(msgspec.Struct, frozen=True):
    """The hypotheses: the challenger is stronger by so many points, or only by so many."""

    low_elo: float
    high_elo: float
    players: int = 2

    @property
    def bound(self) -> float:
        """Return the log-likelihood ratio at which a verdict falls."""
        return log((1 - ERROR) / ERROR)

    def ratio(self, results: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the results, each the challenger's part of a win."""
        count = len(results)
        mean = sum(results) / count if count else 0.0
        spread = sum((result - mean) ** 2 for result in results) / count if count else 0.0
        if count < FEWEST or spread == 0:
            return 0.0
        low, high = expected(self.low_elo, self.players), expected(self.high_elo, self.players)
        return count * (high - low) * (2 * mean - low - high) / (2 * spread)

    def verdict(self, results: Sequence[float]) -> Verdict:
        """Say whether it is clear."""
        ratio = self.ratio(results)
        if ratio >= self.bound:
            return "stronger"
        return "not stronger" if ratio <= -self.bound else "open"


def expected(elo: float, players: int) -> float:
    """Return the share of wins of a bot that is so much stronger than all others at its table.

    >>> round(expected(100, 2), 2), round(expected(0, 4), 2)
    (0.64, 0.25)
    """
    return float(chances_of(np.array([elo / ELO] + [0.0] * (players - 1)))[0])
