"""Glicko-2 as Mark Glickman describes it (glicko.net/glicko/glicko2.pdf), for one result at a time.

Somebody has a rating, a deviation (how far the rating may be off) and a volatility (how much
their strength changes).  Compiled with the rules of every game, so that a server and a browser
come to the same numbers.  The letters are the paper's, whose scale is another one:

    mu, phi   rating and deviation
    v, delta  how much the result tells, and how much better it was than expected
"""

from math import exp, pi, sqrt

from .compiled import compiled

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5  # how quickly volatility may change
CLOSE_ENOUGH = 1e-6


def rate(
    rating: float, deviation: float, volatility: float, other: float, doubt: float, score: float
) -> tuple[float, float, float]:
    """Return rating, deviation and volatility after a score against a rating and its deviation."""
    mu, phi = (rating - MIDDLE) / SCALE, deviation / SCALE
    g = 1 / sqrt(1 + 3 * (doubt / SCALE) ** 2 / pi**2)
    expected = 1 / (1 + exp(-g * (mu - (other - MIDDLE) / SCALE)))
    v = 1 / (g**2 * expected * (1 - expected))
    surprise = g * (score - expected)
    sigma = volatility_after(volatility, phi, v, v * surprise)
    after = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return MIDDLE + SCALE * (mu + after**2 * surprise), SCALE * after, sigma


@compiled
def volatility_after(volatility: float, phi: float, v: float, delta: float) -> float:
    """Return the new volatility: step 5 of the paper, by the Illinois algorithm.

    The paper searches the logarithm of its square; this searches by how much that changes.
    """
    low, high = 0.0, TAU
    at_low = slope(low, volatility, phi, v, delta)
    if at_low < 0:
        high = -TAU
    while slope(high, volatility, phi, v, delta) * at_low > 0:
        high *= 2
    at_high = slope(high, volatility, phi, v, delta)
    while abs(high - low) > CLOSE_ENOUGH:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between, volatility, phi, v, delta)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return volatility * exp(low / 2)


@compiled
def slope(change: float, volatility: float, phi: float, v: float, delta: float) -> float:
    """Return f of the paper, whose zero is searched."""
    square = volatility**2 * exp(change)
    whole = phi**2 + v + square
    return square * (delta**2 - whole) / (2 * whole**2) - change / TAU**2
