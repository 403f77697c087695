"""From a position to a floor and back."""

import pytest

from gloaming.core.errors import PositionError
from gloaming.games.finstere.exchange.position import Blood
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.to_position import pools_among, to_position
from gloaming.games.finstere.text.drawing import draw
from tests.games.finstere.positions import read, window

FULL = window(2, 2, """
    A   .   #   o   r   u   .    .
    .   .   .   ~   ~   .   .    .
    B   .   .   ~C  ~#  .   y>   .
    .   .   .   .   .   .   .    b<
    yv  .   .   ~   ~   ~   ~o   .
    .   b^  .   .   M<  .   .    .
    waiting: D E
    rulings: en corner_tiles=off
""")  # fmt: skip


def test_a_position_round_trips_over_the_floor() -> None:
    position = read(FULL)

    back = to_position(to_floor(position)[0], position.names(), position.rulings)

    assert draw(back) == FULL


def test_the_monster_stands_on_a_teleporter() -> None:
    drawing = window(4, 4, "y>M^ . y<")
    position = read(drawing)

    assert draw(to_position(to_floor(position)[0], [])) == drawing


def test_rulings_come_onto_the_floor() -> None:
    floor = to_floor(read(window(4, 4, "M>\nrulings: en push_into_teleporter=destroys")))[0]

    assert not floor.sight_across_blood
    assert not floor.corner_keeps_tiles
    assert floor.teleporter_takes_tiles


def rows(*lines: str) -> list[tuple[int, int]]:
    """Return the cells of blood in a few rows."""
    return [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "~"]


@pytest.mark.parametrize(
    ("blood", "count"),
    [
        pytest.param(rows(), 0, id="none"),
        pytest.param(rows("~~~~"), 1, id="long"),
        pytest.param(rows("~", "~", "~", "~"), 1, id="tall"),
        pytest.param(rows("~~", "~~"), 1, id="square"),
        pytest.param(rows("~~~~", "~~~~"), 2, id="eight in a block"),
        pytest.param(rows("~~~", "~~~", "~..", "~.."), 2, id="a tall one beside a square"),
        pytest.param(rows("~~..", "~~~~", "..~~"), 2, id="two squares, touching"),
        pytest.param(rows("~~~~~", "~....", "~....", "~...."), 2, id="a corner"),
    ],
)
def test_blood_is_divided_into_pools(blood: list[tuple[int, int]], count: int) -> None:
    pools = pools_among(blood)

    assert len(pools) == count
    assert sorted(cell for pool in pools for cell in pool.cells) == sorted(blood)


@pytest.mark.parametrize(
    "blood", [rows("~"), rows("~~~"), rows("~~~", ".~~"), rows("~~~~", "~~~.", "~...")]
)
def test_blood_that_is_no_pools_is_refused(blood: list[tuple[int, int]]) -> None:
    with pytest.raises(PositionError, match="the blood cannot be divided into pools"):
        pools_among(blood)


def test_pools_may_be_given_where_they_are_known() -> None:
    floor = to_floor(read(window(4, 4, "~ ~ ~ ~\n~ ~ ~ ~")))[0]
    upright = [
        Blood(((x, 4), (x + 1, 4), (x, 5), (x + 1, 5))) for x in (4, 6)
    ]  # fmt: skip

    assert to_position(floor, [], pools=upright).pools() == upright
