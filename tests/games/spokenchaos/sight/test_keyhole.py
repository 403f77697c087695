"""The keyhole: doors, eye, opening and the grid over it (rules 5)."""

import numpy as np
import pytest

from gloaming.core.errors import NotationError
from gloaming.core.layout import blank
from gloaming.games.spokenchaos.sight.keyhole import (
    is_open,
    new_keyhole,
    open_columns,
    read_door,
    sample_u,
    sample_z,
)
from gloaming.games.spokenchaos.sight.look import from_view, keyhole_look
from gloaming.games.spokenchaos.solids.lobby import Ghost, empty_lobby
from tests.games.spokenchaos.scenes import GRID, scene, seen

KEYHOLE = new_keyhole()[0]


@pytest.mark.parametrize(
    ("door", "eye"),
    [
        ("N3", (2.5, 6.35, 0.70)),
        ("S3", (2.5, -0.35, 0.70)),
        ("W2", (-0.35, 1.5, 0.70)),
        ("E6", (6.35, 5.5, 0.70)),
    ],
)
def test_the_eye_is_behind_the_plate(door: str, eye: tuple[float, ...]) -> None:
    assert from_view(door, (0.0, KEYHOLE.eye, KEYHOLE.eye_height)) == pytest.approx(eye)


@pytest.mark.parametrize("door", ["N0", "N7", "X3", "N", "3", "", "n3", "N33", "N 3", "N\u0663"])
def test_what_is_no_door_is_refused(door: str) -> None:
    with pytest.raises(NotationError, match="a door is N1 to N6"):
        read_door(door)


@pytest.mark.parametrize(
    ("u", "z", "inside"),
    [
        (0.0, 0.97, True),  # the top of the circle
        (0.0, 0.9701, False),
        (0.1699, 0.80, True),  # beside its middle
        (0.1701, 0.80, False),
        (0.0, 0.35, True),  # the foot of the slot
        (0.0, 0.3499, False),
        (0.1399, 0.35, True),
        (0.1401, 0.35, False),
        (0.1149, 0.575, True),  # half way down it is 0.115 wide to either side
        (0.1151, 0.575, False),
        (-0.1149, 0.575, True),
        (0.16, 0.96, False),  # beside the top
    ],
)
def test_the_opening(u: float, z: float, inside: bool) -> None:
    assert is_open(KEYHOLE, u, z) == inside


def test_the_grid_is_the_square_around_the_opening() -> None:
    """0.35 to 0.97 high, so 0.62 wide too, with the cells' middles as samples."""
    half = 0.62 / 512

    assert sample_z(KEYHOLE, 0) == pytest.approx(0.97 - half)
    assert sample_z(KEYHOLE, 255) == pytest.approx(0.35 + half)
    assert sample_u(KEYHOLE, 0) == pytest.approx(-0.31 + half)
    assert sample_u(KEYHOLE, 255) == -sample_u(KEYHOLE, 0)


@pytest.mark.parametrize("grid", [1, 7, 16])
def test_open_columns_are_those_in_the_opening(grid: int) -> None:
    keyhole = new_keyhole(grid)[0]
    first = np.empty(grid, np.int64)
    open_columns(keyhole, first)

    for row in range(grid):
        wanted = [
            column
            for column in range(grid)
            if is_open(keyhole, sample_u(keyhole, column), sample_z(keyhole, row))
        ]
        assert list(range(first[row], grid - first[row])) == wanted


def test_an_empty_lobby_shows_the_opening_only() -> None:
    """At 12 samples each way one can see its shape."""
    shape = """
        . . . . # # # # . . . .
        . . . # # # # # # . . .
        . . . # # # # # # . . .
        . . . # # # # # # . . .
        . . . # # # # # # . . .
        . . . . # # # # . . . .
        . . . . # # # # . . . .
        . . . . # # # # . . . .
        . . . . # # # # . . . .
        . . . . # # # # . . . .
        . . . # # # # # # . . .
        . . . # # # # # # . . .
    """
    wanted = [[int(mark == "#") for mark in row.split()] for row in shape.strip().splitlines()]

    assert keyhole_look(empty_lobby(), blank(Ghost, 0), "N3", 12).picture.tolist() == wanted


def test_left_in_the_picture_is_left_of_the_looker() -> None:
    """Whoever looks south has the east on the left."""
    picture = seen(scene("small 3.25 3.5"), "N3").picture
    columns = np.nonzero((picture >= 16).any(axis=0))[0]
    rows = np.nonzero((picture >= 16).any(axis=1))[0]

    assert columns.max() < GRID / 2
    assert rows.min() > GRID / 4
