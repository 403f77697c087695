"""The arena: pairings are fair, results are kept, ratings are true, verdicts are right."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from gloaming.bots.arena.pairing import Arena, Contest, pairings, round_robin
from gloaming.bots.arena.playing import Finished, play_contest
from gloaming.bots.arena.ratings import rate, shares
from gloaming.bots.arena.report import draw_ratings, rating_rows, report_of, share_rows
from gloaming.bots.arena.results import Results
from gloaming.bots.arena.running import on_cores, run
from gloaming.bots.arena.sprt import Hypotheses, expected
from gloaming.core.errors import NotationError

MENHIRS = Arena("menhirs", (("mist", "6"),), ("moth", "bat"), 2)


def won(lineup: tuple[str, ...], winner: int | None, seed: int = 1) -> Finished:
    """Return a match that somebody won, or nobody."""
    winners = () if winner is None else (winner,)
    return Finished(Contest("finstere", (), lineup, seed), winners, 10)


def drawn_matches(strengths: dict[str, float], players: int, count: int) -> list[Finished]:
    """Return matches won as often as strengths in Elo say, one challenger among others."""
    generator, names = np.random.default_rng(1), list(strengths)
    matches = []
    for number in range(count):
        one, other = generator.choice(names, 2, replace=False)
        lineup = [str(other)] * players
        lineup[number % players] = str(one)
        powers = np.array([10 ** (strengths[name] / 400) for name in lineup])
        winner = int(generator.choice(players, p=powers / powers.sum()))
        matches.append(won(tuple(lineup), winner, number))
    return matches


def test_in_a_set_the_challenger_takes_every_seat_with_the_same_chance() -> None:
    arena = Arena("finstere", (("players", "3"),), ("moth", "owl"), 3, seed=5)
    contests = round_robin(arena, 2, ladder=False)
    assert [contest.lineup.index("owl") for contest in contests] == [0, 1, 2, 0, 1, 2]
    assert [contest.seed for contest in contests] == [5, 5, 5, 6, 6, 6]
    assert len({contest.key for contest in contests}) == 6


def test_all_pairs_meet() -> None:
    assert pairings(("a", "b", "c"), ladder=False) == [("b", "a"), ("c", "a"), ("c", "b")]


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_strengths_again(players: int) -> None:
    strengths = {"moth": 0.0, "bat": 150.0, "owl": 320.0}
    ratings = rate(drawn_matches(strengths, players, 1500), list(strengths))
    for rating in ratings:
        assert abs(rating.elo - strengths[rating.bot]) <= 2 * rating.margin + 1
    assert 20 < ratings[2].margin < 60
    assert ratings[0].margin == 0.0


def test_a_draw_is_a_part_of_a_win_for_everybody() -> None:
    matches = [won(("moth", "owl"), None), won(("owl", "moth"), None)]
    assert rate(matches, ("moth", "owl"))[1].elo == pytest.approx(0.0, abs=1e-6)
    (share,) = shares(matches, [("owl", "moth")])
    assert (share.wins, share.share) == (1.0, 0.5)


def test_who_always_wins_has_a_rating_too() -> None:
    matches = [won(("moth", "owl"), 1, seed) for seed in range(20)]
    assert 400 < rate(matches, ("moth", "owl"))[1].elo < 3000
    one, other = shares(matches, [("owl", "moth"), ("moth", "owl")])
    assert (one.difference, other.difference) == ("+∞", "-∞")


def test_shares_count_only_the_challenger_alone_at_the_table() -> None:
    matches = [won(("owl", "fox", "fox"), 0), won(("owl", "owl", "fox"), 0)]
    (share,) = shares(matches, [("owl", "fox")])
    assert (share.matches, share.wins, share.players) == (1, 1.0, 3)


def test_a_sequential_test_ends_when_it_is_clear() -> None:
    test = Hypotheses(0, 100)
    assert test.verdict([1.0, 0.0] * 3) == "open"
    assert test.verdict([1.0, 1.0, 1.0, 0.0] * 30) == "stronger"
    assert test.verdict([1.0, 0.0] * 60) == "not stronger"
    assert expected(400, 2) == pytest.approx(10 / 11)


def test_an_arena_is_resumed_where_it_was(tmp_path: Path) -> None:
    contests = round_robin(MENHIRS, 2, ladder=False)
    path = tmp_path / "deep" / "results.jsonl"
    first = run(contests[:3], Results(path), on_cores(1))
    told: list[int] = []
    again = run(contests, Results(path), on_cores(1), told.append)
    assert told == [3, 1]
    assert again[:3] == first
    assert len(path.read_bytes().splitlines()) == 4
    assert again == run(contests, Results(path), no_runner)


def no_runner(contests: Sequence[Contest]) -> Iterator[Finished]:
    """Refuse to play."""
    assert not contests
    return iter(())


def test_the_same_contest_always_ends_the_same() -> None:
    contest = round_robin(MENHIRS, 1, ladder=False)[0]
    assert play_contest(contest) == play_contest(contest)


def test_more_processes_give_the_same_results() -> None:
    contests = round_robin(MENHIRS, 1, ladder=False)
    assert run(contests, Results(None), on_cores(2)) == run(contests, Results(None), on_cores(1))


def test_a_damaged_file_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(NotationError) as refusal:
        Results(path)
    assert str(refusal.value).startswith(f"{path}:1: is no result of the arena")


def test_a_report_is_a_table_json_and_a_drawing() -> None:
    matches = drawn_matches({"moth": 0.0, "owl": 200.0}, 2, 100)
    arena = Arena("finstere", (), ("moth", "owl"), 2)
    report = report_of(arena, matches, [("owl", "moth")])
    assert [row[0] for row in rating_rows(report)] == ["owl", "moth"]
    assert share_rows(report)[0][:2] == ("owl", "moth")
    assert msgspec.json.decode(msgspec.json.encode(report))["matches"] == 100
    drawing = draw_ratings(report)
    assert drawing.startswith("<svg")
    assert drawing.count("<circle") == 2
