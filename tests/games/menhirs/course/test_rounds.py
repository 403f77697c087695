"""Turns: the win, the removal, the ban, the pass and the end, each with a drawn position."""

import pytest

from gloaming.core.errors import IllegalActionError, MatchOverError
from gloaming.games.menhirs.clusters.board import places_in
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.state import MOVING, OVER, REMOVING
from tests.games.menhirs.matches import match_from, play, words
from tests.games.menhirs.positions import move

TWO_SINGLES = """
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


def test_freeing_the_last_menhir_wins_before_any_removal() -> None:
    match = play(match_from(TWO_SINGLES + "turn: 3"), "cluster (4,2)", "go N")

    assert match.state.phase == OVER
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    with pytest.raises(MatchOverError):
        play(match, "pass")


def test_player_two_wins_on_an_even_turn() -> None:
    match = play(match_from(TWO_SINGLES + "turn: 2"), "cluster (4,2)", "go N")

    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_a_move_that_covers_another_menhir_does_not_win() -> None:
    onto = TWO_SINGLES.replace("             .", "             m", 1)
    match = play(match_from(onto), "cluster (4,2)", "go N")

    assert match.outcome is None
    assert match.actor == 1


def test_a_move_only_turn_ends_with_the_move() -> None:
    match = play(match_from(TWO_SINGLES), "cluster (4,4)", "go N")

    assert (match.state.phase, match.state.turn, match.actor) == (MOVING, 2, 1)


def test_a_removal_is_compulsory_but_not_of_the_last_covering_tile() -> None:
    match = play(match_from(TWO_SINGLES + "turn: 3"), "cluster (4,4)", "go N")

    assert match.state.phase == REMOVING
    assert words(match) == ["remove (4,3)"]
    play(match, "remove (4,3)")
    assert places_in(match.state.mist) == [(4, 2)]
    assert match.state.turn == 4


def test_a_removal_is_skipped_where_none_is_possible() -> None:
    alone = TWO_SINGLES.replace("~", ".").replace("             .", "             m", 1)
    match = play(match_from(alone + "turn: 3"), "cluster (4,2)", "go N")

    assert (match.state.phase, match.state.turn) == (MOVING, 4)
    assert places_in(match.state.mist) == [(4, 1)]


def test_a_removal_may_free_a_menhir_that_is_not_the_last() -> None:
    both = TWO_SINGLES.replace("~", "M")
    match = play(match_from(both + "turn: 3"), "cluster (4,4)", "go S")

    assert words(match) == ["remove (4,5)"]
    three = both.replace("     .       M       .", "     M       M       .", 1)
    other = play(match_from(three + "turn: 3"), "cluster (4,2)", "go N")
    assert words(other) == ["remove (2,1)", "remove (4,1)", "remove (4,4)"]


def test_the_opponent_may_not_take_a_move_back() -> None:
    match = play(match_from(TWO_SINGLES), "cluster (4,4)", "go S", "cluster (4,5)")

    assert match.state.banned == move("45", "N")
    assert "go N" not in words(match)
    with pytest.raises(IllegalActionError, match="take back"):
        play(match, "go N")


def test_the_ban_holds_for_one_turn_only() -> None:
    match = play(match_from(TWO_SINGLES), "cluster (4,4)", "go S", "cluster (4,5)", "go SE")

    assert match.state.banned == move("55", "NW")


def test_a_tile_that_merged_is_banned_alone_but_its_cluster_may_go_that_way() -> None:
    match = play(match_from(TWO_SINGLES), "cluster (4,4)", "go N")

    assert match.state.banned == move("43", "S")
    assert "go S" in words(play(match, "cluster (4,2)"))


PAIR = TWO_SINGLES.replace("     .       ~       .", "     .       ~       ~", 1).replace(
    "     .       .       .\n         .", "     .       ~       .\n         .", 1
)


def test_removing_one_of_the_tiles_just_moved_voids_the_ban() -> None:
    match = play(match_from(PAIR + "turn: 3"), "cluster (4,4)", "go SW", "remove (3,5)")

    assert match.state.banned == PASS


def test_removing_another_tile_keeps_the_ban() -> None:
    match = play(match_from(PAIR + "turn: 3"), "cluster (4,4)", "go SW", "remove (6,3)")

    assert match.state.banned == move("34 35", "NE")


def test_no_ban_where_the_setting_says_so() -> None:
    match = play(match_from(TWO_SINGLES + "no_take_back: false"), "cluster (4,4)", "go N")

    assert match.state.banned == PASS
    assert "go S" in words(play(match, "cluster (4,3)"))


FULL = """
             M
         ~       ~
     ~       ~       ~
 ~       ~       ~       ~
     ~       ~       ~
 ~       ~       ~       ~
     ~       ~       ~
 ~       ~       ~       ~
     ~       ~       ~
         ~       ~
             ~
"""


def test_without_a_legal_move_one_passes() -> None:
    match = match_from(FULL)

    assert words(match) == ["pass"]
    play(match, "pass")
    assert (match.state.turn, match.state.banned) == (2, PASS)


def test_a_pass_does_not_spare_the_removal() -> None:
    match = play(match_from(FULL + "turn: 3"), "pass")

    assert match.state.phase == REMOVING
    assert "remove (4,1)" not in words(match)
    assert len(words(match)) == 29


def test_passing_is_not_allowed_while_there_is_a_move() -> None:
    match = match_from(TWO_SINGLES)

    assert "pass" not in words(match)
    with pytest.raises(IllegalActionError, match="can move mist must"):
        play(match, "pass")


def test_passing_is_allowed_where_the_setting_says_so() -> None:
    match = match_from(TWO_SINGLES + "may_pass: true\nbanned: (4,4) N")

    assert "pass" in words(match)
    assert play(match, "pass").state.banned == PASS


def test_a_pass_is_no_way_out_of_a_choice() -> None:
    match = play(match_from(TWO_SINGLES + "may_pass: true"), "cluster (4,4)")

    assert "pass" not in words(match)
    with pytest.raises(IllegalActionError):
        play(match, "pass")


ONLY_ONE_MOVE = """
             M
         ~       .
     ~       ~       ~
 ~       .       ~       ~
     ~       ~       ~
 ~       ~       .       ~
     ~       ~       ~
 ~       ~       ~       ~
     ~       ~       ~
         .       .
             ~
"""


def test_who_could_only_take_back_must_pass() -> None:
    free = match_from(ONLY_ONE_MOVE)
    assert words(free) == ["tile (2,4)", "tile (3,4)", "tile (4,4)"]

    match = match_from(ONLY_ONE_MOVE + "banned: (2,4) (3,4) (4,4) NE")
    assert words(match) == ["pass"]


def test_after_the_last_round_it_is_a_draw() -> None:
    match = play(match_from(TWO_SINGLES + "turn: 24"), "cluster (4,4)", "go N", "remove (4,3)")

    assert match.outcome is not None
    assert match.outcome.is_draw
    assert match.outcome.reason == "the rounds are over"
    assert match.outcome.scores == (0, 0)
