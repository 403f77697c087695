"""States as plain values."""

import pytest

from gloaming.core.layout import as_plain
from gloaming.server.tables.plain import plain_state
from tests.core.toy.playing import random_match

from .driving import Driven, running_finstere, running_toy


@pytest.mark.parametrize("driven", [running_finstere(), running_toy(3)])
def test_the_fast_way_gives_the_same_as_the_slow_one(driven: Driven) -> None:
    match = driven.table.match
    assert plain_state(match.states) == as_plain(match.state)


@pytest.mark.parametrize("plies", range(0, 20, 3))
def test_it_does_so_at_any_moment(plies: int) -> None:
    match = random_match(3, 2, 9, plies)
    assert plain_state(match.states) == as_plain(match.state)
