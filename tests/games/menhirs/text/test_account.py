"""What an action does, as values."""

from typing import Any

import msgspec
import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.game import Moment, Ply
from gloaming.core.match import Match
from gloaming.games.menhirs.actions import PASSING
from gloaming.games.menhirs.clusters.board import set_of
from gloaming.games.menhirs.options import TURNS, MenhirsOptions
from gloaming.games.menhirs.text.account import Account, Dealt, Moved, Placed, Removed, recalled
from tests.games.menhirs.matches import match_from, play, random_match

# Two menhirs are covered, (3,3) and (7,1); (5,3) is free.
BOARD = """
 1   2   3   4   5   6   7
             .
         .       .
     .       .       .
 .       .       .       M
     .       .       .
 .       M       m       .
     .       .       .
 .       ~       .       .
     .       .       .
         .       .
             .
"""


def told(match: Match) -> list[Any]:
    """Return the account of what was done in a match, as JSON has it."""
    accounts = [match.game.account(match.options, moment) for moment in match.moments]
    return [msgspec.json.decode(msgspec.json.encode(account)) for account in accounts]


def test_choosing_and_moving_is_told_with_what_comes_of_the_menhirs() -> None:
    match = match_from(BOARD)
    play(match, "cluster (3,3)", "go SE")

    assert told(match) == [
        {"kind": "cluster", "seat": 0, "tiles": [[3, 3], [3, 4]]},
        {"kind": "go", "seat": 0, "freed": [[3, 3]], "tiles": [[3, 3], [3, 4]], "direction": "SE"},
    ]


def test_a_menhir_that_is_covered_is_told() -> None:
    match = match_from(BOARD)
    play(match, "cluster (3,3)", "go SE", "cluster (4,4)", "go NE")

    assert told(match)[-1]["covered"] == [[5, 3]]


def test_a_win_is_told() -> None:
    match = match_from(BOARD.replace("m ", ". "))
    play(match, "cluster (3,3)", "go SE", "cluster (7,1)", "go S")

    assert told(match)[-1]["ending"] == "free"


def test_a_removal_that_is_due_is_told_and_one_that_lifts_the_ban() -> None:
    match = match_from(BOARD)
    match.states[0].turn = 3  # "move and remove"
    play(match, "cluster (3,3)", "go SE", "remove (4,4)")

    moved, removed = told(match)[1:]
    assert moved["removal"] == "due"
    assert removed == {"kind": "remove", "seat": 0, "tile": [4, 4], "lifts_ban": True}


def test_a_removal_that_nobody_may_make_is_told() -> None:
    """The one tile left lies on the last menhir (rules 3.7)."""
    match = match_from(BOARD)
    state = match.states[0]
    state.turn, state.mist = 3, set_of([(3, 3)])
    state.terms.menhirs = set_of([(3, 3), (4, 4)])
    play(match, "cluster (3,3)", "go SE")

    moved = told(match)[-1]
    assert (moved["freed"], moved["covered"], moved["removal"]) == ([[3, 3]], [[4, 4]], "none")
    words = match.game.explain(match.options, match.moments[-1])
    assert words[-2:] == ["covers (4,4)", "no mist tile may be removed"]


def test_at_the_end_of_the_rounds_nothing_is_said_of_a_removal() -> None:
    match = match_from(BOARD)
    state = match.states[0]
    state.turn, state.mist = TURNS, set_of([(3, 3)])
    state.terms.menhirs = set_of([(3, 3), (4, 4)])
    play(match, "cluster (3,3)", "go SE")

    moved = told(match)[-1]
    assert (moved["removal"], moved["ending"]) == ("none", "rounds")
    assert match.game.explain(match.options, match.moments[-1])[-1] == "covers (4,4)"


def test_the_last_round_ends_the_match() -> None:
    match = match_from(BOARD)
    state = match.states[0]
    state.turn, state.terms.removals = TURNS, 0
    play(match, "cluster (3,3)", "go SE")

    assert told(match)[-1]["ending"] == "rounds"


def test_a_pass_is_told_with_whether_it_was_forced() -> None:
    match = match_from(BOARD)
    passed = Moment(match.states, Ply(0, PASSING))

    assert msgspec.to_builtins(match.game.account(match.options, passed)) == {
        "kind": "pass",
        "seat": 0,
        "is_forced": True,
    }


def test_the_deal_tells_land_and_the_menhirs_in_play_at_its_end() -> None:
    match = random_match(MenhirsOptions(), seed=3, most_plies=31)
    dealt = [one for one in told(match) if one["kind"] == "deal"]

    assert sum(one["land"] == "menhir" for one in dealt) == 7
    assert [one["face_down"] for one in dealt if "face_down" in one] == [3, 5]
    assert [one.get("standing") for one in dealt[-2:]] == [None, 5]
    assert all(moment.ply.actor == CHANCE for moment in match.moments[: len(dealt)])


@pytest.mark.parametrize("may_pass", [False, True])
def test_an_account_has_only_values_of_its_types(may_pass: bool) -> None:
    match = random_match(MenhirsOptions(may_pass=may_pass, schedule="rr " * 12), seed=5)
    accounts = [match.game.account(match.options, moment) for moment in match.moments]

    assert {account.__class__ for account in accounts} >= {Dealt, Placed, Moved, Removed}
    for account in accounts:
        assert msgspec.convert(msgspec.to_builtins(account), Account) == account


def test_what_lies_under_mist_now_is_not_recalled() -> None:
    match = match_from(BOARD)
    play(match, "cluster (3,3)", "go SE")
    picked, moved = match.moments
    mist = int(picked.before[0].mist)

    assert recalled(picked, mist) == match.game.account(match.options, picked)
    assert match.game.sentences(match.options, recalled(moved, mist)) == [
        "player 1 moves (3,3) (3,4) SE",
    ]
