"""By memory: what may be looked up of earlier moments while a match runs (rules 2.3)."""

from typing import cast

from gloaming.core.actors import CHANCE
from gloaming.core.game import Moment, Ply, Words
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.clusters.board import set_of
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.state import DEALING, OVER, State
from gloaming.games.menhirs.text.account import Account
from tests.games.menhirs.matches import match_from, play, random_match

HIDDEN = MenhirsOptions(hide_menhirs=True)

# Three menhirs: (3,3) and (7,1) are under mist, (5,3) is free.
COVERED = """
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


def hiding(state: State) -> None:
    """Play a drawn position by memory, in the middle of a match."""
    state.hide_menhirs, state.turns_made = True, 9
    state.menhirs_dealt = 3


def said(words: Words) -> str:
    """Return what an account says."""
    account = cast("Account", words.account)
    return "; ".join(GAME.sentences(HIDDEN, account))


def test_a_menhir_that_is_covered_again_is_not_shown_where_it_was_free() -> None:
    match = match_from(COVERED)
    hiding(match.states[0])
    covered = match.states
    play(match, "cluster (3,3)", "go SE")
    free = match.states
    assert GAME.view(free, 0)[0].terms.menhirs == set_of([(3, 3), (5, 3)])
    recalled = GAME.recall(HIDDEN, free, covered)
    assert GAME.view(recalled, 0)[0].terms.menhirs == set_of([(5, 3)])
    assert recalled[0].mist == free[0].mist


def test_words_name_only_menhirs_that_are_in_sight_now() -> None:
    match = match_from(COVERED)
    hiding(match.states[0])
    now = match.states
    play(match, "cluster (3,3)", "go SE")
    went = match.moments[-1]
    assert "frees (3,3)" in said(GAME.words(HIDDEN, went))
    recalled = GAME.recall_words(HIDDEN, went, now)
    assert recalled.text == "go SE"
    assert not any(word in said(recalled) for word in ("frees", "wins", "every menhir"))


def test_neither_the_deal_nor_the_placing_is_told() -> None:
    match = random_match(HIDDEN, seed=3, most_plies=40)
    placed = next(moment for moment in match.moments if moment.ply.actor != CHANCE)
    for moment in match.moments[:31]:
        words = GAME.recall_words(HIDDEN, moment, match.states)
        assert words.text == ("deal" if moment.ply.actor == CHANCE else "place")
        assert "menhir" not in said(words)
        state = GAME.recall(HIDDEN, moment.before, match.states)[0]
        assert (state.mist, state.terms.menhirs) == (0, 0)
        if moment.before[0].phase == DEALING:
            assert (state.dealt, state.menhirs_dealt) == (0, 0)
    assert said(GAME.recall_words(HIDDEN, placed, match.states)) == "player 1 places mist"


def test_everything_may_be_looked_up_before_anybody_acts_and_at_the_end() -> None:
    match = random_match(HIDDEN, seed=3, most_plies=30)
    then = match.moments[20].before
    assert GAME.recall(HIDDEN, then, match.states) is then
    now = random_match(HIDDEN, seed=3, most_plies=40).states
    assert GAME.recall(HIDDEN, then, now) is not then
    assert GAME.recall(MenhirsOptions(), then, now) is then
    now[0].phase = OVER
    assert GAME.recall(HIDDEN, then, now) is then
    deal = Moment(then, Ply(CHANCE, match.moments[20].ply.action))
    assert GAME.recall_words(HIDDEN, deal, now).text.startswith("deal ")


def test_only_the_option_makes_a_match_one_by_memory() -> None:
    assert GAME.is_by_memory(HIDDEN)
    assert not GAME.is_by_memory(MenhirsOptions())


def test_what_was_done_in_sight_is_not_hidden_though_menhirs_are() -> None:
    match = match_from(COVERED)
    hiding(match.states[0])
    play(match, "cluster (3,3)")
    (before, ply), other = match.moments[-1], 1 - match.moments[-1].ply.actor
    is_hidden = GAME.entry_points.is_hidden
    assert not is_hidden(before, *ply, other, False, GAME.most_actions)
