"""The documented interface is the one that is there."""

import re
from pathlib import Path

import pytest

import gloaming

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text()


def test_the_page_tells_of_everything_that_is_offered_and_of_nothing_else() -> None:
    told = {
        name
        for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
        for name in re.findall(r"`(\w+)", row)
    }
    assert told == set(gloaming.__all__) - {"__version__"}


@pytest.mark.parametrize("name", gloaming.__all__)
def test_whatever_is_offered_is_there(name: str) -> None:
    assert getattr(gloaming, name) is not None


def test_what_is_not_offered_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'find_house'"):
        _ = gloaming.find_house
