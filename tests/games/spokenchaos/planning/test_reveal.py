"""Plans are revealed together; conflicts over spots are resolved in order (rules 3.3)."""

import pytest

from gloaming.core.layout import same
from tests.games.spokenchaos.tables import Table

from .test_plans import seal_all

TO_THE_MIDDLE = {
    0: "ghost s1, enter 3, N, N, spot 0.25,0.25",
    1: "ghost s1, enter 3, E, E, spot 0.25,0.25",
    2: "ghost s1, enter 3, S, S, S, spot 0.25,0.25",
}


def planned(order: tuple[int, ...]) -> Table:
    """Let three seats plan for the same spot, in some order of arrival."""
    table = Table(players="3").plan()
    for seat in order:
        table.do(seat, TO_THE_MIDDLE[seat])
    return seal_all(table, *order)


def test_the_die_holder_comes_first_and_later_ghosts_shift_to_the_nearest_spot() -> None:
    table = planned((0, 1, 2))
    assert table.where("blue-s1") == "2.25 2.25"
    assert len({table.where(f"{colour}-s1") for colour in ("blue", "orange", "red")}) == 3


@pytest.mark.parametrize("order", [(1, 2, 0), (2, 1, 0)])
def test_the_order_in_which_plans_arrive_does_not_matter(order: tuple[int, ...]) -> None:
    assert same(planned(order).states, planned((0, 1, 2)).states)


def test_the_nearest_spot_goes_by_distance_then_y_then_x() -> None:
    table = Table(players="2").plan()
    table.do(0, "ghost s1, enter 3, N, N, spot 0.25,0.25")
    table.do(1, "ghost s1, enter 3, S, S, S, spot 0.25,0.25")
    seal_all(table, 0, 1)
    ghost = table.figure("orange-s1").body
    x, y = int(ghost.x) - 72, int(ghost.y) - 72
    apart = [
        (a * a + b * b, b, a)
        for a in range(-1, 18)
        for b in range(-1, 18)
        if (a * a + b * b) ** 0.5 / 32 >= 0.4 - 1e-6
    ]
    assert (x * x + y * y, y, x) == min(apart)


def test_a_ghost_without_any_spot_stays_where_it_was_and_keeps_that_spot() -> None:
    """Blue's large ghost fills the field; orange's has to stay, so red's way is barred."""
    table = Table("orange-l1 2.5 3.5", players="3").plan()
    table.do(0, "ghost l1, enter 3, N, N, spot 0.5,0.5")
    table.do(1, "ghost l1, S, spot 0.5,0.5")
    table.do(2, "ghost l1, enter 3, S, S, spot 0.5,0.5")
    seal_all(table, 0, 1, 2)
    assert table.where("blue-l1") == "2.5 2.5"
    assert table.where("orange-l1") == "2.5 3.5"
    assert table.where("red-l1") == "beside"


def test_a_spot_that_somebody_leaves_is_free() -> None:
    table = Table("blue-l1 2.5 2.5", "orange-l1 2.5 3.5", players="2").plan()
    table.do(0, "ghost l1, N, spot 0.5,0.5").do(1, "ghost l1, S, spot 0.5,0.5")
    seal_all(table, 0, 1)
    assert table.where("blue-l1") == "2.5 3.5"
    assert table.where("orange-l1") == "2.5 2.5"


def test_the_order_within_a_plan_counts_too() -> None:
    table = Table("orange-s1 2.25 2.25", players="2").plan()
    table.do(0, "ghost s1, enter 3, N, N, spot 0.25,0.25, ghost s2, enter 3, N, N, spot 0.75,0.25")
    seal_all(table, 0, 1)
    assert table.where("orange-s1") == "2.25 2.25"
    assert table.where("blue-s1") == "2.5625 2.5"
    assert table.where("blue-s2") != "2.75 2.25"
