"""Levels and spots: under, in and on furniture (rules 4)."""

import math

import pytest

from gloaming.core.layout import blank
from gloaming.games.spokenchaos.assumptions import SIZES, Size
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import Ghost, empty_lobby
from tests.games.spokenchaos.ghosts import as_one_array, levels_at, spots_in_field
from tests.games.spokenchaos.scenes import scene


def heights(size: Size, x: int, y: int, *furniture: str) -> list[float]:
    """Return the heights at a spot in 1/32 field among furniture."""
    return [
        round(height, 9) for height in levels_at(scene(*furniture).lobbies, new_ghost(size, x, y))
    ]


@pytest.mark.parametrize(
    ("furniture", "size", "spot", "wanted"),
    [
        pytest.param("table 3 3", "small", (96, 96), [0.0, 0.7], id="under and on a table"),
        pytest.param("table 3 3", "medium", (96, 96), [0.7], id="too high to go under"),
        pytest.param("table 3 3", "small", (96, 64), [0.0], id="beside it"),
        pytest.param("trolley 3 3", "small", (90, 96), [0.2, 0.9], id="in and on the trolley"),
        pytest.param("trolley 3 3", "medium", (90, 96), [0.9], id="too high to go in"),
        pytest.param("desk 3 3", "medium", (96, 97), [0.0, 0.96], id="in the kneehole"),
        pytest.param("desk 3 3", "large", (96, 97), [0.96], id="too high for the kneehole"),
        pytest.param("desk 3 3", "small", (72, 96), [0.96], id="not in the drawers"),
        pytest.param("piano 3 3", "small", (96, 107), [0.0, 0.78], id="under and on the keys"),
        pytest.param("piano 3 3", "small", (96, 90), [1.4], id="on the piano"),
        pytest.param("armchair 3 3", "small", (96, 100), [0.42], id="on the seat"),
        pytest.param("armchair 3 3", "large", (96, 104), [0.42], id="between the arms"),
        pytest.param("armchair 3 3", "small", (96, 90), [], id="neither on seat nor back"),
        pytest.param("mirror 3 3 on left", "small", (96, 96), [0.9], id="on a lying mirror"),
    ],
)
def test_levels(furniture: str, size: Size, spot: tuple[int, int], wanted: list[float]) -> None:
    assert heights(size, *spot, furniture) == wanted


def test_the_trolley_has_room_for_two_small_ghosts() -> None:
    lobby = scene("trolley 3 3", "small 2.75 3.25", "small 3.25 3.25")

    assert [round(float(ghost.bottom), 9) for ghost in lobby.ghosts] == [0.2, 0.2]


def test_levels_of_a_pile() -> None:
    """Floor, table, and the mirror that lies on it: 0.70 + 0.90."""
    pile = ("table 3 3", "mirror 3 3 on left")

    assert heights("small", 96, 96, *pile) == [0.0, 1.6]
    assert heights("small", 96, 86, *pile) == [0.0, 0.7]


def test_two_tops_at_one_height_are_one_level() -> None:
    """The middle is over a post and over the upper shelf, both 0.90 high."""
    assert heights("small", 76, 84, "trolley 3 3") == [0.9]


def test_a_sloping_top_is_no_level() -> None:
    leaning = ("table 3 3", "mirror 3 2.0625 lean front")

    assert heights("small", 96, 64, *leaning) == []
    assert heights("small", 96, 96, *leaning) == [0.0, 0.7]


@pytest.mark.parametrize(
    ("size", "first", "last"), [("small", 7, 25), ("medium", 9, 23), ("large", 12, 20)]
)
def test_a_ghost_is_wholly_inside_one_field(size: Size, first: int, last: int) -> None:
    inside = [x for x in range(32) if is_in_one_field(new_ghost(size, x, 16)[0])]
    inside_up = [y for y in range(32) if is_in_one_field(new_ghost(size, 16, y)[0])]

    assert inside == inside_up == list(range(first, last + 1))


@pytest.mark.parametrize(
    ("size", "first", "last"), [("small", 9, 23), ("medium", 12, 20), ("large", 16, 16)]
)
def test_a_lying_ghost_needs_its_length(size: Size, first: int, last: int) -> None:
    along = [x for x in range(32) if is_in_one_field(new_ghost(size, x, 16, "E")[0])]
    up = [y for y in range(32) if is_in_one_field(new_ghost(size, 16, y, "S")[0])]

    assert along == up == list(range(first, last + 1))


def test_spots_of_an_empty_field() -> None:
    spots = spots_in_field(empty_lobby(), blank(Ghost, 0), "large", (5, 0))

    assert [spot.x for spot in spots[:2]] == [172, 173]
    assert {spot.level for spot in spots} == {0}
    assert len(spots) == 81


def test_spots_under_and_on_a_table() -> None:
    """Every spot on the top, but under it only where the legs leave room."""
    lobbies = scene("table 3.5 3.5").lobbies
    spots = spots_in_field(lobbies, blank(Ghost, 0), "small", (3, 3))

    assert {spot.level for spot in spots} == {0, 1}
    assert len([spot for spot in spots if spot.height > 0]) == 19 * 19
    assert len([spot for spot in spots if spot.height == 0]) == 19 * 19 - 4 * 6


def test_spots_beside_another_ghost() -> None:
    """Small ghosts are 0.40 wide, so their middles are at least 12.8 / 32 apart."""
    others = as_one_array([new_ghost("small", 7, 7)])
    free = spots_in_field(empty_lobby(), others, "small", (0, 0))

    assert {(spot.x, spot.y) for spot in free} == {
        (x, y) for x in range(7, 26) for y in range(7, 26) if math.dist((x, y), (7, 7)) > 12.8
    }


@pytest.mark.parametrize("size", SIZES)
def test_levels_do_not_move_the_ghost(size: Size) -> None:
    ghost = new_ghost(size, 96, 96)
    ghost[0].bottom = 0.3

    levels_at(empty_lobby(), ghost)

    assert ghost[0].bottom == 0.3
