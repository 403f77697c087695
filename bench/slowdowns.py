"""Rows of the page that have fallen to half: levels that think far more slowly than the others.

    share of a level   what it does here / what the page says, on another machine perhaps
    usual share        the median of all: how much slower this machine is
    too slow           a share below half of the usual one

Time is the processor's, so that it does not matter what else runs.
"""

import re
import time
from statistics import median

from gloaming.bots import BOTS

from .thinking import ROW, WHOLE_MOST, WHOLE_SEEDS, TooSlowError, position, simulations_of

SECONDS = 0.1
ROUNDS = 2  # of which the better one counts
LEAST_SHARE = 0.5  # of the usual one
LEVELS = [(game, level) for game, levels in BOTS.items() for level in levels]


def check_rates(page: str) -> None:
    """Raise if a level makes less than half of the simulations that the page says."""
    shares = {ROW.format(game=game, level=level): 0.0 for game, level in LEVELS}
    rates = {name: rate_on(page, name) for name in shares}
    for _ in range(ROUNDS):
        for (game, level), name in zip(LEVELS, shares, strict=True):
            shares[name] = max(shares[name], simulations_per_second(game, level) / rates[name])
    usual = median(shares.values())
    slow = {name: share / usual for name, share in shares.items() if share < LEAST_SHARE * usual}
    if slow:
        words = ", ".join(f"{name}: {share:.2f} x" for name, share in slow.items())
        raise TooSlowError(f"beside the other rows of docs/benchmarks.md, {words}")


def rate_on(page: str, name: str) -> float:
    """Return the rate in a row of the page."""
    found = re.search(rf"^\| {re.escape(name)} \| ([\d,]+)/s", page, re.MULTILINE)
    if found is None:
        raise LookupError(f"docs/benchmarks.md has no row {name!r}: run `make bench`")
    return float(found[1].replace(",", ""))


def simulations_per_second(game: str, level: str) -> float:
    """Let a level think as the whole measurement does, for a moment."""
    found, count = [position(game, seed) for seed in WHOLE_SEEDS], 0
    start = time.thread_time()
    while time.thread_time() - start < SECONDS:
        count += sum(simulations_of(game, level, one, WHOLE_MOST) for one in found)
    return count / (time.thread_time() - start)
