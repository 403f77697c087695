"""Small ghosts merge into bigger ones (rules 7)."""

import pytest

from tests.games.spokenchaos.tables import Table

from .test_plans import seal_all


def merging(*lines: str, card: str = "10") -> Table:
    """Let two players plan who merge ghosts."""
    return Table(*lines, players="2", merging="true").plan(card)


def test_only_small_ghosts_leave_the_start_side() -> None:
    table = merging()
    assert "only small ghosts" in table.why_not(0, "ghost m1")
    assert "only small ghosts" in table.why_not(0, "ghost l1")


def test_two_small_ones_become_a_medium_one_where_its_owner_wants() -> None:
    table = merging("blue-s1 2.5 1.5")
    table.do(0, "ghost s2, enter 3, N, spot 0.5,0.625")
    seal_all(table, 0, 1)
    assert table.where("blue-m1") == "2.5 1.625"
    assert table.where("blue-s1") == table.where("blue-s2") == "beside"


def test_a_small_and_a_medium_one_become_a_large_one() -> None:
    table = merging("blue-m1 2.5 1.5")
    table.do(0, "ghost s1, enter 3, N, spot 0.5,0.5")
    seal_all(table, 0, 1)
    assert table.where("blue-l1") == "2.5 1.5"
    assert table.where("blue-m1") == "supply"
    assert table.where("blue-s1") == "beside"


def test_a_medium_one_that_comes_to_a_small_one_merges_too() -> None:
    table = merging("blue-m1 2.5 0.5", "blue-s1 2.5 1.5")
    seal_all(table.do(0, "ghost m1, N, spot 0.5,0.5"), 0, 1)
    assert table.ghosts_inside() == {"blue-l1"}


def test_two_medium_ones_never_merge() -> None:
    table = merging("blue-m1 2.28125 1.28125", "blue-m2 2.5 2.5")
    seal_all(table.do(0, "ghost m2, S, spot 0.71875,0.71875"), 0, 1)
    assert table.ghosts_inside() == {"blue-m1", "blue-m2"}


def test_a_large_one_merges_with_nobody() -> None:
    table = merging("blue-l1 2.5 2.5", "blue-s1 2.21875 1.21875", "blue-m1 0.5 0.5")
    assert table.do(0, "ghost l1, S").may(0, "spot 0.5,0.5") is False
    assert table.do(0, "E").may(0, "spot 0.5,0.5")


def test_one_merge_per_field_and_round() -> None:
    table = merging("blue-s1 2.5 1.5")
    table.do(0, "ghost s2, enter 3, N, spot 0.3125,0.3125, ghost s3, enter 3, N")
    table.do(0, "spot 0.78125,0.78125")
    seal_all(table, 0, 1)
    assert table.ghosts_inside() == {"blue-m1", "blue-s3"}


def test_the_result_may_not_move_but_its_small_parts_may_set_out_again() -> None:
    table = merging("blue-s1 2.5 1.5").do(0, "ghost s2, enter 3, N, spot 0.5,0.5")
    assert "may not move any more" in table.why_not(0, "ghost m1")
    table.do(0, "ghost s1, enter 1, spot 0.5,0.5, ghost s2, enter 6")
    assert "there are no steps left" in table.do(0, "N, N, N, N, N, S").why_not(0, "N")
    table.do(0, "spot 0.5,0.5")
    assert "all steps are used up" in table.why_not(0, "ghost s3")
    seal_all(table, 0, 1)
    assert table.where("blue-m1") == "2.5 1.5"
    assert table.where("blue-s1") == "0.5 0.5"
    assert table.where("blue-s2") == "5.5 4.5"


def test_one_that_sets_out_again_has_just_entered() -> None:
    table = merging("blue-s1 2.5 0.5", card="9").do(0, "ghost s2, enter 3, spot 0.5,0.5")
    table.do(0, "ghost s1, enter 3, N, N, N, N, N")
    assert "come in and go out" in table.why_not(0, "N")


def test_one_that_sets_out_again_may_merge_again_elsewhere() -> None:
    table = merging("blue-s1 2.5 0.5", "blue-s3 4.5 0.5")
    table.do(0, "ghost s2, enter 3, spot 0.5,0.5, ghost s2, enter 5, spot 0.5,0.5")
    table.do(0, "ghost s2, enter 1, spot 0.5,0.5")
    seal_all(table, 0, 1)
    assert table.ghosts_inside() == {"blue-m1", "blue-m2", "blue-s2"}
    assert table.where("blue-s1") == table.where("blue-s3") == "beside"


def test_in_the_first_edition_the_parts_did_not_set_out_again() -> None:
    table = Table("blue-s1 2.5 1.5", players="2", merging="true", edition="1").plan("10")
    table.do(0, "ghost s2, enter 3, N, spot 0.5,0.5")
    assert "may not move any more" in table.why_not(0, "ghost s1")
    seal_all(table, 0, 1)
    assert table.ghosts_inside() == {"blue-m1"}


def test_a_ghost_that_has_moved_can_be_merged_with() -> None:
    table = merging().do(0, "ghost s1, enter 3, spot 0.5,0.5, ghost s2, enter 3, spot 0.5,0.5")
    assert table.state.plans[0].count == 1
    seal_all(table, 0, 1)
    assert table.ghosts_inside() == {"blue-m1"}
    assert table.where("blue-s1") == "beside"


def test_other_moves_stay_in_the_plan() -> None:
    table = merging().do(0, "ghost s3, enter 1, spot 0.5,0.5, ghost s1, enter 3, spot 0.5,0.5")
    seal_all(table.do(0, "ghost s2, enter 3, spot 0.5,0.5"), 0, 1)
    assert table.ghosts_inside() == {"blue-s3", "blue-m1"}


def test_no_merge_without_the_bigger_ghost_in_the_box() -> None:
    table = merging("blue-m1 0.5 5.5", "blue-m2 1.5 5.5", "blue-s1 2.21875 1.21875")
    table.do(0, "ghost s2, enter 3, N, spot 0.75,0.75")
    seal_all(table, 0, 1)
    assert {"blue-s1", "blue-s2"} <= table.ghosts_inside()


def test_no_merge_where_the_bigger_ghost_does_not_fit() -> None:
    """With own ghosts all around there is no room for a large one, but for a small one."""
    others = ("blue-s2 2.21875 1.78125", "blue-s3 2.78125 1.78125", "blue-s4 2.78125 1.21875")
    table = merging("blue-m1 2.28125 1.28125", "blue-m2 0.5 5.5", *others)
    table.do(0, "ghost s1, enter 3, N")
    assert table.listed(0)[-1] == "stay"


def test_a_partner_whose_bigger_ghost_does_not_fit_is_passed_over() -> None:
    others = ("blue-s2 2.78125 1.78125", "blue-m2 2.28125 1.28125", "blue-m1 0.5 5.5")
    table = merging(*others, "blue-l1 1.5 5.5")
    seal_all(table.do(0, "ghost s1, enter 3, N, spot 0.78125,0.21875"), 0, 1)
    assert table.where("blue-s1") == "2.78125 1.21875"


def without_a_spot(*lines: str, **options: str) -> Table:
    """Let a merge of two small ghosts find its field taken when it is revealed."""
    taken = ("blue-s1 2.21875 2.21875", "orange-m2 2.71875 2.71875", "orange-m1 2.5 3.5")
    table = Table(*taken, *lines, players="2", merging="true", **options)
    table.plan("10")
    table.state.holder = table.state.to_move = 1
    table.do(1, "ghost m1, S, spot 0.28125,0.28125")
    return table.do(0, "ghost s2, enter 3, N, N, spot 0.28125,0.28125")


@pytest.mark.parametrize("later", ["", "ghost s1, enter 1, spot 0.5,0.5"])
def test_a_merge_that_finds_no_spot_leaves_both_where_they_were(later: str) -> None:
    """And what one of them does afterwards comes to nothing."""
    table = without_a_spot()
    if later:
        table.do(0, later)
    seal_all(table, 1, 0)
    assert table.where("blue-s1") == "2.21875 2.21875"
    assert table.where("blue-s2") == "beside"
    assert table.where("blue-m2") == "supply"
    assert table.where("orange-m1") == "2.5 3.5"


def test_only_what_would_have_merged_is_held_up_by_that() -> None:
    table = without_a_spot().do(0, "ghost s1, enter 1, spot 0.5,0.5, ghost s3, enter 2")
    seal_all(table.do(0, "spot 0.5,0.5"), 1, 0)
    assert table.where("blue-s1") == "2.21875 2.21875"
    assert table.where("blue-s3") == "1.5 0.5"


def test_in_the_first_edition_a_merge_could_find_no_spot_either() -> None:
    table = without_a_spot(edition="1")
    seal_all(table, 1, 0)
    assert table.where("blue-s1") == "2.21875 2.21875"


def test_a_second_merge_of_one_that_did_not_merge_fails_with_the_first() -> None:
    table = without_a_spot("blue-s3 0.5 0.5").do(0, "ghost s1, enter 1, spot 0.5,0.5")
    table.do(0, "ghost s3, enter 5, spot 0.5,0.5")
    assert table.state.plans[0].count == 3
    seal_all(table, 1, 0)
    assert table.where("blue-s1") == "2.21875 2.21875"
    assert table.where("blue-s3") == "0.5 0.5"
    assert "blue-m2" not in table.ghosts_inside()


def test_a_caught_medium_ghost_keeps_its_size_and_enters_for_one_step() -> None:
    table = Table("blue-m1 beside", players="2", merging="true").plan()
    seal_all(table.do(0, "ghost m1, enter 1, spot 0.5,0.5"), 0, 1)
    assert table.where("blue-m1") == "0.5 0.5"


def test_with_no_small_ghost_left_one_that_is_out_may_be_taken_back() -> None:
    away = ("blue-s1 out", "blue-s2 out", "blue-s3 out")
    table = merging(*away)
    assert "can come back" in table.why_not(0, "back s1")
    table = merging(*away, "blue-s4 0.5 5.5")
    assert not table.may(0, "back s4")
    table.do(0, "back s1")
    assert not table.may(0, "back s2")
    seal_all(table.do(0, "ghost s1, enter 1, spot 0.5,0.5"), 0, 1)
    assert table.where("blue-s1") == "0.5 0.5"
    assert table.where("blue-s2") == "out"


def test_one_that_is_taken_back_and_left_is_beside() -> None:
    table = merging("blue-s1 out", "blue-s2 out", "blue-s3 out", "blue-s4 out")
    seal_all(table.do(0, "back s1"), 0, 1)
    assert table.where("blue-s1") == "beside"


def test_nothing_is_taken_back_without_points_or_without_merging() -> None:
    table = merging("blue-s1 out", "blue-s2 out", "blue-s3 out", "blue-s4 out")
    table.state.plans[0].points = 0
    assert not table.may(0, "back s1")
    assert not Table("blue-s1 out", players="2").plan().may(0, "back s1")
