"""The data file: what it says holds, and what it may not say is refused by its place."""

from decimal import Decimal, localcontext
from importlib.resources import files

import pytest

from gloaming.core.errors import NotationError
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, read_assumptions
from gloaming.games.spokenchaos.solids.angles import cosine, sine
from gloaming.games.spokenchaos.solids.lobby import empty_lobby

TEXT = files("gloaming.games.spokenchaos").joinpath("assumptions.toml").read_text("utf-8")
DIGITS = 80


def arctangent_of_inverse(number: int) -> Decimal:
    """Return the arctangent of 1 / number by its power series."""
    term = total = Decimal(1) / number
    for odd in range(3, 4 * DIGITS, 2):
        term /= -number * number
        total += term / odd
    return total


def true_sine(degrees: int) -> Decimal:
    """Return a sine by its power series, with pi by Machin's formula."""
    pi = 4 * (4 * arctangent_of_inverse(5) - arctangent_of_inverse(239))
    angle = pi * degrees / 180
    term = total = angle
    for odd in range(3, DIGITS, 2):
        term *= -angle * angle / (odd * (odd - 1))
        total += term
    return total


def test_the_table_of_sines_holds_the_nearest_floats() -> None:
    with localcontext() as context:
        context.prec = DIGITS
        wanted = [float(true_sine(degrees)) for degrees in range(91)]

    assert list(ASSUMPTIONS.angles.sines) == [*wanted[:90], 1.0]


def test_quarter_turns_are_exact() -> None:
    sines = empty_lobby()[0].sines

    assert [sine(sines, degrees) for degrees in range(0, 450, 90)] == [0, 1, 0, -1, 0]
    assert [cosine(sines, degrees) for degrees in range(0, 450, 90)] == [1, 0, -1, 0, 1]


@pytest.mark.parametrize("degrees", range(0, 360, 7))
def test_sines_are_symmetric(degrees: int) -> None:
    sines = empty_lobby()[0].sines

    assert sine(sines, degrees) == -sine(sines, -degrees) == sine(sines, 180 - degrees)
    assert cosine(sines, degrees) == cosine(sines, -degrees) == -cosine(sines, 180 - degrees)
    assert sine(sines, degrees) ** 2 + cosine(sines, degrees) ** 2 == pytest.approx(1)


WRONG = {
    "no TOML": ("[doors]", "[doors", "assumptions.toml: "),
    "unknown key": ("[doors]", "[doors]\nfoo = 1", "assumptions.toml: Object contains unknown"),
    "flat ghost": ("height = 0.55", "height = 0.35", "ghosts: a ghost is at least as high"),
    "lost size": ("[ghosts.large]\ndiameter = 0.72\nheight = 0.98", "", "ghosts: every size"),
    "box inside out": ("0.00, 0.08]", "0.08, 0.00]", "furniture: a box is"),
    "pieces in disorder": ('name = "desk"', 'name = "table"', "furniture: the pieces are"),
    "box without a name": ('["foot", "plate"]', '["foot"]', "furniture: every box has a name"),
    "glass inside out": ("x = [-0.38, 0.38]", "x = [0.38, -0.38]", "glass: a range rises"),
    "slot upwards": ("slot_bottom = 0.35", "slot_bottom = 0.85", "keyhole: the slot goes down"),
    "card lost": ("[8, 9, 9, 10, 10]", "[8, 9, 9, 10]", "cards: each pair"),
    "pair twice": ('["mirror", "desk"]', '["mirror", "table"]', "cards: each pair"),
    "sines fall": ("0.01745240643728351,", "0.9,", "angles: the sines rise"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused(case: str) -> None:
    right, wrong, why = WRONG[case]

    with pytest.raises(NotationError) as caught:
        read_assumptions(TEXT.replace(right, wrong, 1))
    assert why in str(caught.value)
