"""Glicko-2 comes to the numbers of the paper, which has several results in a period."""

from math import exp, log, pi, sqrt
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gloaming.puzzles.glicko import LOSS, UNKNOWN, WIN, Rating, rated, rating_of_grade

SCALE = 173.7178
TAU = 0.5


class Result(NamedTuple):
    """Against whom, and what came of it."""

    rating: float
    deviation: float
    score: float


def oracle(before: Rating, results: list[Result]) -> Rating:
    """Return the rating after a period, step by step as the paper says it; bisecting step 5."""
    mu, phi, sigma = (before.rating - 1500) / SCALE, before.deviation / SCALE, before.volatility
    weights = [1 / sqrt(1 + 3 * (one.deviation / SCALE) ** 2 / pi**2) for one in results]
    expected = [
        1 / (1 + exp(-g * (mu - (one.rating - 1500) / SCALE)))
        for g, one in zip(weights, results, strict=True)
    ]
    v = 1 / sum(g**2 * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    gain = sum(g * (one.score - e) for g, e, one in zip(weights, expected, results, strict=True))
    surprise = (v * gain) ** 2 - phi**2 - v
    low, high = -40.0, log(surprise) if surprise > 0 else log(sigma**2)
    while high - low > 1e-9:
        x = (low + high) / 2
        whole = phi**2 + v + exp(x)
        falls = exp(x) * ((v * gain) ** 2 - whole) / (2 * whole**2)
        low, high = (x, high) if falls > (x - log(sigma**2)) / TAU**2 else (low, x)
    sigma = exp(low / 2)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return Rating(1500 + SCALE * (mu + phi**2 * gain), SCALE * phi, sigma)


def test_the_oracle_comes_to_the_example_of_the_paper() -> None:
    results = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    found = oracle(Rating(1500, 200, 0.06), results)
    assert found == pytest.approx((1464.0507, 151.5165, 0.059996), rel=1e-5)


@given(
    before=some.builds(
        Rating, some.floats(900, 2100), some.floats(30, 350), some.floats(0.02, 0.1)
    ),
    against=some.builds(Rating, some.floats(900, 2100), some.floats(30, 350), some.just(0.06)),
    score=some.sampled_from([LOSS, 0.5, WIN]),
)
def test_one_result_is_a_period_of_one(before: Rating, against: Rating, score: float) -> None:
    found = rated(before, against, score)
    results = [Result(against.rating, against.deviation, score)]
    assert found == pytest.approx(oracle(before, results), rel=1e-4)


def test_a_win_raises_and_a_loss_lowers() -> None:
    hard = rating_of_grade(9)
    assert rated(UNKNOWN, hard, WIN).rating > UNKNOWN.rating
    assert rated(UNKNOWN, hard, LOSS).rating < UNKNOWN.rating


def test_who_changes_much_is_found_to_change_even_more() -> None:
    before = Rating(1500, 30, 3.0)
    found = rated(before, Rating(2100, 30, 0.06), WIN)
    assert found == pytest.approx(oracle(before, [Result(2100, 30, WIN)]), rel=1e-4)
    assert found.volatility > 1.5 * before.volatility
