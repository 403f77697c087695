"""Rounding to some decimals, exactly as Python's `round` does it: to the nearest, ties to even.

Multiplying rounds by itself: 0.015 is a little less than it is written, but 0.015 * 100 is 1.5.
So a number is split into two of few bits, of which the products are exact.
"""

import numpy as np

from gloaming.core.compiled import compiled

FINE = 2.0**20  # parts of 1 in the coarser half of a number


@compiled
def in_parts(number: float, parts: int) -> float:
    """Return how many 1/parts the nearest decimal to a number has: hundredths, say.

    Right for numbers up to a million and at most a thousand parts.

    >>> in_parts(0.285, 100), in_parts(0.125, 100), in_parts(-0.375, 100)
    (28.0, 12.0, -38.0)
    """
    size = abs(number)
    coarse = np.floor(size * FINE) / FINE
    whole = np.floor(coarse * parts)
    above = (coarse * parts - whole - 0.5) + (size - coarse) * parts
    is_odd = whole % 2.0 == 1.0
    if above > 0.0 or (above == 0.0 and is_odd):
        whole += 1.0
    return float(np.copysign(whole, number))


@compiled
def rounded(number: float, parts: int) -> float:
    """Return the nearest decimal to a number, so many parts to 1."""
    return in_parts(number, parts) / parts
