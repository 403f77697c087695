"""Points, and all ties (rules 8)."""

from gloaming.core.outcome import Outcome
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.state import OVER
from tests.games.spokenchaos.tables import Table


def over(*lines: str, **options: str) -> Outcome:
    """End a match with ghosts as described."""
    table = Table(*lines, **{"players": "2", **options})
    assert GAME.outcome(table.states) is None
    table.state.phase = OVER
    found = GAME.outcome(table.states)
    assert found
    return found


def test_ghosts_that_are_out_and_in_the_lobby_score_by_size() -> None:
    out = ("blue-s1 out", "blue-m1 out", "blue-l1 out")
    inside = ("orange-s1 0.5 0.5", "orange-m1 1.5 0.5", "orange-l1 2.5 0.5")
    found = over(*out, *inside)
    assert found.scores == (9, 4)
    assert found.winners == (0,)
    assert found.reason == "the cards are used up"


def test_at_a_tie_the_most_ghosts_out_win() -> None:
    found = over("blue-m1 out", "orange-s1 out", "orange-s2 out", "orange-s3 out")
    assert (found.scores, found.winners) == ((3, 3), (1,))


def test_then_the_fewest_beside_the_start_side() -> None:
    out, inside = ("blue-s1 out", "orange-s1 out"), ("orange-s2 0.5 0.5", "orange-s3 1.5 0.5")
    found = over(*out, *inside, "blue-l1 2.5 0.5")
    assert (found.scores, found.winners) == ((3, 3), (1,))


def test_who_waits_in_the_box_for_a_merge_is_beside_the_start_side_too() -> None:
    out, inside = ("blue-s1 out", "orange-s1 out"), ("orange-s2 0.5 0.5", "blue-m1 2.5 0.5")
    assert over(*out, *inside, merging="true").winners == (0, 1)
    assert over(*out, *inside, merging="true", edition="1").winners == (1,)


def test_then_the_win_is_shared() -> None:
    found = over("blue-s1 out", "orange-s1 out")
    assert found.winners == (0, 1)
    assert found.returns() == (0.0, 0.0)


def test_the_score_counts_points_and_ghosts_out() -> None:
    table = Table("blue-s1 out", "blue-m1 out", "orange-l1 2.5 0.5", players="2")
    score = GAME.score(table.states)
    assert [seat["out"] for seat in score.seats] == [2, 0]
    table.state.phase = OVER
    assert tuple(seat["points"] for seat in score.seats) == GAME.outcome(table.states).scores  # type: ignore[union-attr]
    assert score.common == {"ghosts": GHOSTS}
