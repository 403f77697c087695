"""Sealed plans come in one by one, from the first seat or a favourite."""

import numpy as np
import pytest

from gloaming.core.match import Match
from tests.core.toy import TOY
from tests.core.toy.game import ToyOptions
from tests.core.toy.rules import SPOT, WAGER


def awaited(match: Match, favourite: int) -> int:
    """Return the seat that is awaited."""
    seats, offered = np.zeros(1, np.int64), np.zeros((1, TOY.most_actions), np.int64)
    masks, seen = np.zeros((1, TOY.most_actions), np.int8), np.zeros((1, 0), np.int8)
    TOY.entry_points.await_all(match.states, favourite, seats, offered, masks, seen)
    return int(seats[0])


@pytest.mark.parametrize(
    ("sealed", "favourite", "expected"),
    [((), -1, 0), ((), 2, 2), ((0,), -1, 1), ((0,), 0, 1), ((0, 1), 1, 2), ((1,), 1, 0)],
)
def test_who_is_awaited(sealed: tuple[int, ...], favourite: int, expected: int) -> None:
    match = Match(TOY, ToyOptions(players=3), "1")
    match.settle()
    for seat in sealed:
        match.play(seat, SPOT)
        match.play(seat, WAGER)
    assert awaited(match, favourite) == expected
