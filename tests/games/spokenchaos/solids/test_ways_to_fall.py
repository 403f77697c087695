"""The way by which a piece would go over is one, also where several are as near."""

import numpy as np

from gloaming.games.spokenchaos.solids.resting import precedes


def test_of_lines_as_near_the_one_to_the_west_or_south_is_taken() -> None:
    west, east, north = 0, 1, 2
    points = np.array([[1.0, 1.0], [2.0, 1.0], [2.0, 3.0]])
    assert precedes(points, west, north, east, west)
    assert not precedes(points, north, west, east, north)
    assert precedes(points, east, west, east, north)
    assert not precedes(points, east, west, east, west)
