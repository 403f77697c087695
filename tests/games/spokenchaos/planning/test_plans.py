"""Ghosts move by plans: entering, crossing, leaving, spots (rules 3.3 and 4)."""

import pytest

from gloaming.games.spokenchaos.state import LETTERS, ROLLING
from tests.games.spokenchaos.tables import Table


def seal_all(table: Table, *seats: int) -> Table:
    """Let seats be done, and the plans be revealed."""
    for seat in seats:
        table.do(seat, "done", go_on=False)
    table.go_on(until=ROLLING)
    return table


def test_a_ghost_enters_by_any_door_of_its_start_side_and_takes_a_spot() -> None:
    table = Table(players="2").plan()
    table.do(0, "ghost s1, enter 3, N, spot 0.5,0.25")
    seal_all(table, 0, 1)
    assert table.where("blue-s1") == "2.5 1.25"
    assert table.state.figures[0].has_entered


@pytest.mark.parametrize(
    ("seat", "door", "end"),
    [(0, "1", "0.5 0.5"), (1, "2", "0.5 1.5"), (2, "3", "2.5 5.5"), (3, "6", "5.5 5.5")],
)
def test_everybody_enters_on_the_field_behind_the_door(seat: int, door: str, end: str) -> None:
    table = Table().plan()
    table.do(seat, f"ghost m1, enter {door}, spot 0.5,0.5")
    seal_all(table, 0, 1, 2, 3)
    assert table.where(f"{table.options.seat_colours[seat]}-m1") == end


def test_ghosts_pass_through_furniture_and_ghosts() -> None:
    table = Table("piano 2.5 1.5", "orange-l1 2.5 2.5", players="2").plan()
    table.do(0, "ghost l1, enter 3, N, N, N, spot 0.5,0.5")
    seal_all(table, 0, 1)
    assert table.where("blue-l1") == "2.5 3.5"


@pytest.mark.parametrize(("seat", "place"), [(0, "2.5 5.5"), (1, "5.5 2.5"), (2, "2.5 0.5")])
def test_a_ghost_leaves_only_by_the_opposite_side(seat: int, place: str) -> None:
    table = Table(players="3")
    colour = table.options.seat_colours[seat]
    table.place(f"{colour}-l1 {place}")
    table.plan().do(seat, "ghost l1")
    leaving = LETTERS[(table.state.sides[seat] + 2) % 4]
    assert [letter for letter in "NESW" if table.may(seat, letter)] == list("NESW")
    table.do(seat, leaving)
    seal_all(table, 0, 1, 2)
    assert table.where(f"{colour}-l1") == "out"


def test_side_doors_and_ones_own_side_are_no_exits() -> None:
    table = Table("blue-s1 0.5 0.5", players="2").plan().do(0, "ghost s1")
    assert "opposite their start side" in table.why_not(0, "W")
    assert "opposite their start side" in table.why_not(0, "S")


def test_a_ghost_may_not_enter_and_leave_in_the_same_round() -> None:
    table = Table(players="2").plan("10")
    table.do(0, "ghost s1, enter 1, N, N, N, N, N")
    assert "come in and go out in the same round" in table.why_not(0, "N")


def test_points_are_spread_over_ghosts_and_may_be_left() -> None:
    table = Table(players="2").plan("5 mirror+desk")
    table.do(0, "ghost s1, enter 1, N, N, spot 0.5,0.5, ghost s2, enter 2")
    table.do(0, "N, spot 0.5,0.5")
    assert table.state.plans[0].points == 0
    assert "all steps are used up" in table.why_not(0, "ghost s3")
    seal_all(table, 0, 1)
    assert table.ghosts_inside() == {"blue-s1", "blue-s2"}


def test_steps_end_with_the_points() -> None:
    table = Table(players="2").plan("5 mirror+desk").do(0, "ghost s1, enter 1, N, N, N, N")
    assert "no steps left" in table.why_not(0, "N")
    assert table.may(0, "spot 0.5,0.5")


def test_a_ghost_that_stays_gets_its_steps_back() -> None:
    table = Table("blue-s1 2.5 2.5", players="2").plan().do(0, "ghost s1, N, N, stay")
    assert table.state.plans[0].points == 8
    seal_all(table, 0, 1)
    assert table.where("blue-s1") == "2.5 2.5"


def test_each_ghost_moves_once_and_at_least_a_field() -> None:
    table = Table("blue-s1 2.5 2.5", players="2").plan().do(0, "ghost s1")
    assert "at least" in table.why_not(0, "spot 0.5,0.5")
    assert "on its way" in table.why_not(0, "done")
    assert "on its way" in table.why_not(0, "ghost s2")
    assert "step, take a spot" in table.why_not(0, "enter 1")
    table.do(0, "N, spot 0.5,0.5")
    assert "may not move any more" in table.why_not(0, "ghost s1")
    assert "choose one of your ghosts" in table.why_not(0, "N")


def test_a_ghost_beside_the_board_enters_first() -> None:
    table = Table("blue-s2 out", players="2").plan().do(0, "ghost s1")
    assert "comes in by a door first" in table.why_not(0, "N")
    table.do(0, "stay")
    assert "is out" in table.why_not(0, "ghost s2")


def test_ghosts_stand_on_under_and_in_furniture() -> None:
    table = Table("table 2.5 1.5", "trolley 4.5 1.5", players="2").plan("10")
    table.do(0, "ghost s1, enter 3, N, spot 0.5,0.5")
    table.do(0, "ghost s2, enter 3, N, spot 0.5,0.5 level 1")
    table.do(0, "ghost s3, enter 5, N, spot 0.5,0.5")
    table.do(0, "ghost s4, enter 5, N, spot 0.5,0.5 level 1")
    seal_all(table, 0, 1)
    assert table.where("blue-s1") == "2.5 1.5"
    assert table.where("blue-s2") == "2.5 1.5 up 0.7"
    assert table.where("blue-s3") == "4.5 1.5 up 0.2"
    assert table.where("blue-s4") == "4.5 1.5 up 0.9"


def test_a_ghost_must_fit_where_it_ends() -> None:
    table = Table("armchair 2.5 1.5", "blue-s2 0.5 0.5", players="2").plan("10")
    table.do(0, "ghost s1, enter 3, N")
    assert "wholly inside one field" in table.why_not(0, "spot 0.125,0.5")
    assert "something is in the way" in table.why_not(0, "spot 0.75,0.25")
    assert "stand upright" in table.why_not(0, "spot 0.5,0.5 lying N")
    table.do(0, "stay, ghost s3, enter 1")
    assert "something is in the way" in table.why_not(0, "spot 0.5,0.5")
    assert "something is in the way" in table.why_not(0, "spot 0.5,0.5 level 3")


def test_fields_may_be_shared_if_all_fit() -> None:
    table = Table("blue-s1 2.75 2.75", players="2").plan()
    table.do(0, "ghost s2, enter 3, N, N")
    assert not table.may(0, "spot 0.5,0.5")
    seal_all(table.do(0, "spot 0.25,0.25"), 0, 1)
    assert table.ghosts_inside() == {"blue-s1", "blue-s2"}


def test_listed_spots_are_legal_and_staying_is_always_listed() -> None:
    table = Table("table 2.5 1.5", players="2").plan().do(0, "ghost s1")
    assert set(table.listed(0)) == {*(f"enter {door}" for door in range(1, 7)), "stay"}
    table.do(0, "enter 3, N")
    assert {"N", "E", "S", "W", "stay", "spot 0.5,0.5", "spot 0.5,0.5 level 1"} <= set(
        table.listed(0)
    )
    assert all(table.may(0, text) for text in table.listed(0))


def test_in_turn_plans_are_carried_out_one_after_the_other() -> None:
    table = Table("orange-s1 2.75 1.75", players="2", in_turn="true").plan()
    assert not table.may(1, "done")
    table.do(0, "ghost s1, enter 3, N")
    assert not table.may(0, "spot 0.5,0.5")
    table.do(0, "spot 0.21875,0.21875, done")
    assert table.where("blue-s1") == "2.21875 1.21875"
    assert table.state.to_move == 1
    table.do(1, "done")
    assert table.state.phase == ROLLING
