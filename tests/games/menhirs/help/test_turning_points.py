"""What decided a match: wins missed or let in, and menhirs freed or covered at once."""

from gloaming.core.match import Match
from gloaming.core.turning_points import TurningPoint
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.matches import match_from, play, random_match

ONE_COVERED = """
             .
         .       .
     .       M       .
 .       .       .       .
     .       .       .
 .       .       .       .
     .       ~       .
 .       .       .       .
     .       .       .
         .       .
             .
"""
TWO_COVERED = ONE_COVERED.replace("~", "M")
TWO_FREE = """
             .
         .       .
     .       .       M
 .       .       .       .
     .       ~       .
 .       ~       .       .
     .       m       .
 M       m       .       .
     .       .       .
         .       .
             .
"""


def told(match: Match) -> list[TurningPoint]:
    """Return the turning points of a match."""
    return match.game.turning_points(match.options, match.moments, match.states)


def test_a_win_that_was_there_is_missed() -> None:
    match = play(match_from(ONE_COVERED), "cluster (4,4)", "go S")
    assert told(match) == [TurningPoint(1, "missed", 0)]


def test_a_win_that_was_not_there_is_let_in() -> None:
    match = play(match_from(TWO_COVERED), "cluster (4,4)", "go S", "cluster (4,2)", "go N")
    assert match.outcome is not None
    assert told(match) == [TurningPoint(2, "let-in", 0, 1)]


def test_a_win_in_the_first_turn_was_let_in_by_nobody() -> None:
    match = play(match_from(ONE_COVERED), "cluster (4,2)", "go N")
    assert match.outcome is not None
    assert told(match) == []


def test_many_menhirs_covered_and_freed_at_once_are_told() -> None:
    match = play(match_from(TWO_FREE), "cluster (3,3)", "go S", "cluster (3,4)", "go SE")
    assert told(match) == [TurningPoint(2, "covered", 0, 2), TurningPoint(4, "freed", 1, 2)]


def test_a_turn_that_was_not_finished_is_none() -> None:
    assert told(play(match_from(ONE_COVERED), "cluster (4,4)")) == []


def test_whole_matches_have_at_most_three_in_order() -> None:
    for seed in range(5):
        points = told(random_match(MenhirsOptions(), seed))
        assert 0 < len(points) <= 3
        assert [point.at for point in points] == sorted(point.at for point in points)
