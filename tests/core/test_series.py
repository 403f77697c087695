"""Tallies of a series grow match by match."""

from gloaming.core.series import Tally, tallies_after


def test_winners_and_scores_are_added() -> None:
    first = tallies_after([Tally(), Tally()], winners=(0,), scores=(7, 0))
    assert first == (Tally(1, 1, 7), Tally(1, 0, 0))
    assert tallies_after(first[::-1], (1,), (0, 4)) == (Tally(2, 0, 0), Tally(2, 2, 11))


def test_a_draw_and_a_match_that_was_given_up_bring_no_points() -> None:
    assert tallies_after([Tally(1, 1, 5), Tally(1)], (), ()) == (Tally(2, 1, 5), Tally(2))
