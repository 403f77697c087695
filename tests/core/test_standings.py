"""Who came where, and what is left of chances where somebody gave up."""

import numpy as np
import pytest

from gloaming.games import NAMES, find


@pytest.mark.parametrize("game", NAMES)
def test_winners_come_first_and_those_who_left_last(game: str) -> None:
    merits = np.array([(0, 1, 7), (1, 1, 2), (0, 0, 9), (0, 1, 7)], np.int64)
    places = np.empty(4, np.int64)
    find(game).entry_points.write_places(merits, places)
    assert places.tolist() == [2, 1, 4, 2]


@pytest.mark.parametrize("game", NAMES)
def test_the_others_share_what_a_seat_cannot_win(game: str) -> None:
    shares, may_win = np.array([0.5, 0.25, 0.25]), np.array([0, 1, 1])
    assert find(game).entry_points.share_among(shares, may_win) == 0.5
    assert shares.tolist() == [0.0, 0.5, 0.5]
    assert find(game).entry_points.share_among(shares, np.array([1, 0, 0])) == 0
    assert shares.tolist() == [0, 0, 0]
