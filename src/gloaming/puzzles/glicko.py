"""Glicko-2 as Mark Glickman describes it (glicko.net/glicko/glicko2.pdf), for puzzles and people.

A rating, how far it may be off, and how steady somebody is.  The client has the same in
TypeScript for whoever is not signed in; both are held to the same numbers by their tests.
"""

from collections.abc import Callable, Sequence
from math import exp, hypot, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
MIDDLE = 1500.0
CHANGE = 0.5  # tau: how quickly volatility may change
CLOSE_ENOUGH = 1e-6
WIN, LOSS = 1.0, 0.0

# What the grade of a puzzle says of its rating before anybody has tried it.
EASIEST_RATING = 900.0
PER_GRADE = 150.0
GRADE_DEVIATION = 100.0


class Rating(NamedTuple):
    """How good somebody is, or how hard something."""

    rating: float
    deviation: float
    volatility: float


class Result(NamedTuple):
    """Against whom, and what came of it."""

    rating: float
    deviation: float
    score: float


class Weighed(NamedTuple):
    """A result: how much it counts, what was expected, and what came of it."""

    weight: float
    expected: float
    score: float


UNKNOWN = Rating(MIDDLE, 350.0, 0.06)


def rating_of_grade(grade: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried."""
    rating = EASIEST_RATING + PER_GRADE * (grade - 1)
    return Rating(rating, GRADE_DEVIATION, UNKNOWN.volatility)


def rated(before: Rating, results: Sequence[Result]) -> Rating:
    """Return the rating after a period with some results."""
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE
    if not results:
        return before._replace(deviation=hypot(phi, before.volatility) * SCALE)
    games = [weighed(mu, result) for result in results]
    variance = 1 / sum(one.weight**2 * one.expected * (1 - one.expected) for one in games)
    gain = sum(one.weight * (one.score - one.expected) for one in games)
    volatility = steadied(before.volatility, phi, variance, variance * gain)
    deviation = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    rating = MIDDLE + SCALE * (mu + deviation**2 * gain)
    return Rating(rating, SCALE * deviation, volatility)


def weighed(mu: float, result: Result) -> Weighed:
    """Return how much a result counts: g and E of the paper."""
    phi = result.deviation / SCALE
    weight = 1 / sqrt(1 + 3 * phi**2 / pi**2)
    expected = 1 / (1 + exp(-weight * (mu - (result.rating - MIDDLE) / SCALE)))
    return Weighed(weight, expected, result.score)


def steadied(volatility: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility: step 5 of the paper, by the Illinois algorithm."""
    start = log(volatility**2)

    def f(x: float) -> float:
        whole = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - start) / CHANGE**2

    low, high = start, lower_end(f, start, delta**2 - phi**2 - variance)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)


def lower_end(f: Callable[[float], float], start: float, surprise: float) -> float:
    """Return the other end of what is searched."""
    if surprise > 0:
        return log(surprise)
    end = start - CHANGE
    while f(end) < 0:
        end -= CHANGE
    return end
