"""The score that goes out with every state, and the standings at the end."""

from typing import Any

import pytest

from gloaming.core.outcome import Outcome
from gloaming.games.finstere.state import OUT
from gloaming.server.tables.commands import Resign
from gloaming.server.tables.table import Verdict
from gloaming.server.tables.views.standings import places_of

from .driving import FINSTERE, ONE, TWO, Driven, running_finstere, running_toy


def score_of(driven: Driven, person: Any = None) -> Any:
    """Return the score that a person sees."""
    return driven.view(person).now.sights[0].score


def test_the_score_goes_out_with_what_a_seat_sees() -> None:
    driven = running_finstere(3)
    driven.table.match.state.floor.cell_of[4:6] = OUT
    for person in (ONE, None):
        score = score_of(driven, person)
        assert score.common == {"needed": 3}
        assert [seat["out"] for seat in score.seats] == [0, 2, 0]


def test_every_moment_has_the_score_of_its_state() -> None:
    driven = running_finstere()
    driven.act(0, driven.table.match.legal_actions(0)[0])
    sight = driven.view(ONE).now.sights[0]
    assert sight.moments
    assert all(moment.score == sight.score for moment in sight.moments)


def test_a_game_that_counts_nothing_has_no_score() -> None:
    assert score_of(running_toy(), ONE) is None


def played(driven: Driven, winners: tuple[int, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places in a match that was played to its end."""
    driven.table.match.game = ended(scores)
    return places_of(driven.table, Verdict("played", winners))


def ended(scores: tuple[int, ...]) -> Any:
    """Return a game whose matches are over."""

    class Ended:
        entry_points = FINSTERE.entry_points

        def outcome(self, _: Any) -> Outcome:
            return Outcome("", (), scores)

    return Ended()


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((0,), (3, 1, 2), (1, 3, 2)),
        ((1,), (2, 2, 2), (2, 1, 2)),  # the first to reach a number wins a tie
        ((), (0, 0, 0), ()),
    ],
)
def test_the_others_follow_by_what_they_scored(
    winners: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert played(running_finstere(3), winners, scores) == places


def test_who_gave_up_comes_last() -> None:
    driven = running_finstere(3)
    driven.ask(Resign(0), ONE)
    assert played(driven, (1,), (3, 2, 0)) == (3, 1, 2)


def test_the_verdict_tells_the_places() -> None:
    driven = running_finstere()
    driven.ask(Resign(1), TWO)
    assert driven.view(None).now.verdict.places == (1, 2)
    assert driven.table.match.game is FINSTERE
