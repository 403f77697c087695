"""Plans of Spokenchaos that are made at the same time: each is a turn, and none is called luck."""

import pytest

from gloaming.analysis.analysing import Analysing
from gloaming.analysis.judging import Judge
from gloaming.analysis.turns import Turn, turns_of
from gloaming.bots import BOTS
from gloaming.core.match import Match
from gloaming.core.record import read_record
from gloaming.games import find
from gloaming.games.spokenchaos.actions import DONE
from tests.games.playthroughs import FOLDER

from .idle_round import idle_round

FEW = 2  # ways to put furniture that are weighed
MUCH = 0.05  # of the win


@pytest.fixture(scope="module")
def played() -> Match:
    """Return a match at random."""
    record = (FOLDER / "spokenchaos-two.record").read_text(encoding="utf-8")
    return read_record(record, find)


@pytest.fixture(scope="module")
def idle() -> Match:
    """Return a first round in which nobody moves a ghost, and both plan by turns."""
    return idle_round()


def secret(match: Match) -> list[Turn]:
    """Return the plans of a match."""
    return [turn for turn in turns_of(match) if turn.is_secret]


def judge_of(match: Match) -> Judge:
    """Return the strongest bot, which weighs but little."""
    return Judge(match.game, 2, BOTS["spokenchaos"]["owl"], FEW)


def test_a_turn_that_is_done_again_leads_where_it_led(played: Match) -> None:
    judge = judge_of(played)
    for turn in turns_of(played):
        assert judge.played(turn, turn.actions).tobytes() == turn.after.tobytes()


def test_plans_of_a_round_begin_and_end_alike(played: Match) -> None:
    plans = secret(played)
    for one, other in zip(plans[::2], plans[1::2], strict=True):
        assert {one.seat, other.seat} == {0, 1}
        assert one.before is other.before
        assert one.after is other.after
        assert not one.meets_chance  # the other plan comes first
    assert any(turn.meets_chance for turn in plans)


def test_a_plan_that_others_interrupt_is_one_turn(idle: Match) -> None:
    first, second = secret(idle)[-2:]
    assert (first.seat, second.seat) == (0, 1)
    assert second.start == first.start + 1
    assert len(first.actions) > 1
    assert first.actions[-1] == DONE
    assert second.actions == (DONE,)


def test_who_moves_nobody_gives_something_away_and_has_no_bad_luck(idle: Match) -> None:
    analysing = Analysing(idle, judge_of(idle))
    number = next(at for at, turn in enumerate(analysing.turns) if turn.actions == (DONE,))
    found = analysing.judged(number)
    assert found
    assert found.cost > MUCH
    assert "done" in found.better[0]
    assert "ghost" in found.better[0]
