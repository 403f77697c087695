"""What rules write as a number stands for the right name."""

from typing import get_args

import pytest

from gloaming.core.writer import place_of
from gloaming.games.spokenchaos.solids.settle import EDGE_IN_THE_AIR, STICKS_OUT
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, OUT, SUPPLY
from gloaming.games.spokenchaos.text import refusal as reasons
from gloaming.games.spokenchaos.text.moved import Where
from gloaming.games.spokenchaos.text.refusal import OTHER_REASONS, OWN_REASONS, PUT_REASONS, REASONS


@pytest.mark.parametrize("place", range(len(REASONS)))
def test_every_reason_is_a_constant_of_its_name(place: int) -> None:
    assert getattr(reasons, REASONS[place].upper().replace("-", "_")) == place


def test_what_speaks_against_a_place_is_counted_by_verdicts() -> None:
    last = EDGE_IN_THE_AIR - STICKS_OUT
    assert PUT_REASONS[OWN_REASONS + last] == "edge-in-the-air"
    assert PUT_REASONS[OTHER_REASONS + last] == "other-edge-in-the-air"


def test_places_of_ghosts_are_counted_as_named() -> None:
    names = {"box": SUPPLY, "beside": BESIDE, "inside": INSIDE, "out": OUT}
    assert {name: place_of(Where, name) for name in get_args(Where)} == names
