"""Batches for learners: steps a second on one thread and on two, in the engine and natively."""

import time
from collections.abc import Callable
from functools import cache

import numpy as np

from gloaming.core.streams import many_streams
from gloaming.research.batch import BatchEnvironment
from gloaming.research.choosing import choose_any
from gloaming.research.variant import NO_FAVOURITE, variant_of

from .extent import extent
from .measure import Rate, best_of_rounds
from .native import Native
from .report import Row

GAME = extent("finstere", "menhirs")  # whose rules natively are compiled soon
MATCHES = extent(4096, 64)
SECONDS = extent(1.0, 0.01)  # that each measurement takes
THREADS = extent((1, 2), (1,))
TWICE = 1.8  # as much on two threads as on one, nearly


@cache
def stepper(threads: int | None = None) -> Callable[[], int]:
    """Return what takes a step in every match of a batch: choices, masks and observations."""
    environment = BatchEnvironment(variant_of(GAME), MATCHES, 1, NO_FAVOURITE, threads)
    streams, choices = many_streams(MATCHES, 2), np.zeros(MATCHES, np.int64)

    def step() -> int:
        choose_any(environment.masks, streams, choices)
        environment.step(choices)
        return MATCHES

    return step


def steps(threads: str) -> Rate:
    """Take steps for about a second on so many threads: the rate of steps."""
    step, start, count = stepper(int(threads)), time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        count += step()
    return Rate(count, time.perf_counter() - start)


def rows(native: Native) -> list[Row]:
    """Measure batches beside native ones, and two threads beside one."""
    works: dict[str, Callable[[], Rate]] = {}
    for threads in map(str, THREADS):
        steps(threads)
        works[f"engine {threads}"] = lambda threads=threads: steps(threads)  # type: ignore[misc]
        works[f"native {threads}"] = native.work("batches.steps", threads)
    rates = best_of_rounds(works)
    found = [beside_native(rates, threads) for threads in THREADS]
    if len(THREADS) > 1:
        one, two = rates["engine 1"], rates["engine 2"]
        found.append(Row("the same on two threads", told(two), "on one", two / one, TWICE))
    return found


def beside_native(rates: dict[str, float], threads: int) -> Row:
    """Return the row of batches on so many threads."""
    ours, theirs = rates[f"engine {threads}"], rates[f"native {threads}"]
    what = f"batch of {MATCHES} for learners, {threads} thread{'s' * (threads > 1)}"
    beside = f"the same rules compiled natively by numba, {told(theirs)}"
    return Row(what, told(ours), beside, ours / theirs, 1.0)


def told(rate: float) -> str:
    """Return a rate of steps as text."""
    return f"{rate:,.0f} steps/s"
