"""Options are read from texts and written back; mistakes name the key."""

from typing import Annotated, Literal

import msgspec
import pytest

from gloaming.core.errors import OptionsError
from gloaming.core.options import Options, read_options, write_options


class Menu(Options, frozen=True, kw_only=True):
    """One option of each kind."""

    guests: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    drink: Literal["tea", "milk"] = "tea"
    is_hot: bool = True
    courses: tuple[Literal["soup", "pie"], ...] = ()
    sugar: int | None = None

    def check(self) -> None:
        """Refuse hot milk."""
        if self.drink == "milk" and self.is_hot:
            raise OptionsError("milk is drunk cold", "drink")


FULL = Menu(guests=8, drink="milk", is_hot=False, courses=("pie", "soup"), sugar=3)


def test_nothing_said_means_the_defaults() -> None:
    assert read_options(Menu, {}) == Menu()


@pytest.mark.parametrize("menu", [Menu(), FULL, Menu(courses=("soup",)), Menu(sugar=0)])
def test_options_round_trip_through_text(menu: Menu) -> None:
    assert read_options(Menu, write_options(menu)) == menu


def test_texts_are_those_that_people_type() -> None:
    assert write_options(FULL) == {
        "guests": "8",
        "drink": "milk",
        "is_hot": "false",
        "courses": "pie soup",
        "sugar": "3",
    }


def test_options_that_say_nothing_are_left_out() -> None:
    assert list(write_options(Menu())) == ["guests", "drink", "is_hot"]


def test_an_unknown_key_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(OptionsError, match=r"^guest: unknown option; there is courses, drink") as e:
        read_options(Menu, {"guest": "2"})
    assert e.value.place == "guest"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("guests", "9"),
        ("guests", "0"),
        ("guests", "two"),
        ("guests", "2.5"),
        ("guests", ""),
        ("drink", "rum"),
        ("is_hot", "perhaps"),
        ("courses", "soup cake"),
        ("sugar", "much"),
    ],
)
def test_a_bad_value_is_refused_with_its_key(key: str, text: str) -> None:
    with pytest.raises(OptionsError, match=f"^{key}: '{text}' does not fit"):
        read_options(Menu, {key: text})


def test_values_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(OptionsError, match=r"^drink: milk is drunk cold$"):
        read_options(Menu, {"drink": "milk"})
    assert read_options(Menu, {"drink": "milk", "is_hot": "false"}).drink == "milk"


def test_options_that_check_nothing_are_fine() -> None:
    Options().check()
