"""How a match ends, what it scores, and how a series adds up (rules 3.6, 3.9, 3.10)."""

from gloaming.core.outcome import Outcome
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.options import MenhirsOptions
from tests.games.menhirs.matches import random_match


def first_won(options: MenhirsOptions) -> tuple[Outcome, int]:
    """Return the outcome of the first random match that somebody wins, and the mist left."""
    for seed in range(100):
        match = random_match(options, seed)
        if match.outcome is not None and match.outcome.winners:
            return match.outcome, int(size_of(match.state.mist))
    raise AssertionError


def test_the_winner_scores_the_mist_that_is_left() -> None:
    outcome, left = first_won(MenhirsOptions(scoring=True))

    assert max(outcome.scores) == left
    assert min(outcome.scores) == 0


def test_without_scoring_a_win_counts_one() -> None:
    outcome, _ = first_won(MenhirsOptions())

    assert sorted(outcome.scores) == [0, 1]


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert random_match(MenhirsOptions(), 1, most_plies=40).outcome is None


def test_only_a_match_that_scores_adds_up_points() -> None:
    assert GAME.adds_up_points(MenhirsOptions(scoring=True))
    assert not GAME.adds_up_points(MenhirsOptions())


def test_the_score_counts_menhirs_and_mist() -> None:
    match = random_match(MenhirsOptions(), 1, most_plies=60)
    state = match.state
    counts = GAME.score(match.states).common
    under = int(size_of(state.terms.menhirs & state.mist))
    assert counts["covered"] == under
    assert counts["free"] + under == int(size_of(state.terms.menhirs))
    assert counts["mist"] == int(size_of(state.mist))
    assert counts["supply"] == state.supply


def test_menhirs_out_of_sight_are_counted_by_how_many_were_dealt() -> None:
    match = random_match(MenhirsOptions(hide_menhirs=True), 1, most_plies=12)
    seen = GAME.view(match.states, 0)
    assert seen[0].terms.menhirs != match.state.terms.menhirs
    assert GAME.score(seen) == GAME.score(match.states)
