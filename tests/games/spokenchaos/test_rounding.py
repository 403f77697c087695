"""Rounding in compiled rules: as Python does it, to the last bit."""

from math import copysign, nextafter

from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.spokenchaos.rounding import in_parts, rounded

DECIMALS = {2: 100, 3: 1000}
LARGEST = 1000.0


def check(number: float) -> None:
    """Compare with Python's own rounding, the sign of a zero included."""
    for digits, parts in DECIMALS.items():
        found, wanted = rounded(number, parts), round(number, digits)
        assert (found, copysign(1, found)) == (wanted, copysign(1, wanted)), number


@given(st.floats(-LARGEST, LARGEST))
def test_any_number_is_rounded_as_python_does_it(number: float) -> None:
    check(number)


def test_what_lies_between_two_decimals_is_rounded_as_python_does_it() -> None:
    for halves in range(4000):
        for parts in DECIMALS.values():
            number = halves / (2 * parts)
            for near in (number, nextafter(number, LARGEST), nextafter(number, -LARGEST), -number):
                check(near)


def test_of_two_decimals_as_near_the_even_one_is_taken() -> None:
    assert [in_parts(eighths / 8, 100) for eighths in (1, 3, 5, 7)] == [12, 38, 62, 88]
