"""Families of actions: numbers and what they stand for."""

import pytest

from gloaming.core import actors
from gloaming.core.constants import in_order
from gloaming.core.families import (
    count_actions,
    family,
    first_numbers,
    parts_of_action,
)

FAMILIES = (family("go", direction=("N", "E")), family("stop"), family("at", x=3, y=2))


def test_every_number_stands_for_something_else() -> None:
    assert first_numbers(FAMILIES) == (0, 2, 3)
    assert count_actions(FAMILIES) == 9
    told = [parts_of_action(FAMILIES, action) for action in range(9)]
    assert told[:3] == [("go", {"direction": "N"}), ("go", {"direction": "E"}), ("stop", {})]
    assert [tuple(parts.values.values()) for parts in told[3:]] == [
        (x, y) for x in range(3) for y in range(2)
    ]


def test_names_of_constants_must_count_from_0_on() -> None:
    with pytest.raises(ValueError, match="do not count from 0 on"):
        in_order(actors, ["CHANCE"])
