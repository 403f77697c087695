"""Clocks, pure and at a table."""

import pytest

from gloaming.server.tables.clock import MOST_LAG, TIME_TO_LEARN
from gloaming.server.tables.commands import Act, Ready, Sit, Tick
from gloaming.server.tables.decisions.deadlines import BOT_PATIENCE, deadline
from gloaming.server.tables.events import Ended, TimedOut
from gloaming.server.tables.fold import folded
from gloaming.server.tables.settings import (
    DAY,
    Clock,
    Correspondence,
    PerMove,
    PerPlayer,
    TableSettings,
)

from .driving import ONE, SPOT_A, START, TWO, Driven, running_finstere, running_toy
from .test_takeback import move_token


def left(driven: Driven, seat: int) -> float:
    """Return what a seat has left."""
    return driven.table.clocks[seat].left


def test_only_who_is_to_act_is_on_the_clock() -> None:
    driven = running_finstere(clock=PerPlayer(seconds=60, increment=2))
    assert driven.table.flag(0) == START + 60
    assert driven.table.flag(1) is None
    driven.now += 10
    move_token(driven, 0)
    assert left(driven, 0) == 52
    assert driven.table.flag(0) is None
    assert driven.table.flag(1) == START + 70


def test_the_clock_runs_through_a_whole_turn() -> None:
    driven = running_finstere(clock=PerPlayer(seconds=60))
    driven.now += 10
    driven.act(0, driven.table.match.legal_actions(0)[0])
    assert driven.table.flag(0) == START + 60


def test_all_who_plan_are_on_the_clock_until_they_seal() -> None:
    driven = running_toy(clock=PerMove(seconds=30))
    assert driven.table.flag(0) == driven.table.flag(1) == START + 30
    driven.now += 20
    driven.plan(0)
    assert driven.table.flag(0) is None
    driven.plan(1)
    assert driven.table.flag(0) == driven.table.flag(1) == START + 50


@pytest.mark.parametrize(("lag", "expected"), [(0.5, 50.5), (10.0, 50 + MOST_LAG), (-3.0, 50.0)])
def test_lag_is_given_back_within_limits(lag: float, expected: float) -> None:
    driven = running_toy(clock=PerPlayer(seconds=60))
    driven.now += 10
    driven.act(0, SPOT_A, 0, lag=lag)
    assert left(driven, 0) == expected


def test_time_runs_out_only_when_nothing_can_be_on_its_way() -> None:
    driven = running_toy(clock=PerMove(seconds=30))
    assert deadline(driven.table) == START + 30 + MOST_LAG
    driven.now = START + 30.5
    assert driven.tick() == []
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "out-of-time"
    driven.act(0, SPOT_A, 0, lag=0.6)
    driven.now = START + 30 + MOST_LAG
    assert driven.tick() == [TimedOut(1), Ended("timed out", (0,))]


def test_all_who_are_late_lose() -> None:
    driven = running_toy(clock=PerMove(seconds=30))
    driven.now += 60
    assert driven.tick() == [TimedOut(0), TimedOut(1), Ended("timed out")]


def test_among_more_a_bot_plays_on_without_a_clock() -> None:
    driven = running_toy(3, clock=PerMove(seconds=30))
    driven.plan(1)
    driven.plan(2)
    driven.now += 60
    assert driven.tick() == [TimedOut(0)]
    assert driven.table.seats[0].bot == "random"
    assert deadline(driven.table) == driven.now + BOT_PATIENCE


def test_days_come_first_and_then_the_vacation() -> None:
    driven = running_toy(clock=Correspondence(days=2, vacation_days=3))
    assert driven.table.flag(0) == START + 5 * DAY
    driven.now += 1 * DAY
    driven.plan(0)
    assert left(driven, 0) == 3 * DAY
    driven.now += 2 * DAY
    driven.plan(1)
    assert left(driven, 1) == 2 * DAY
    assert driven.table.flag(1) == driven.now + 4 * DAY


def test_deadlines_follow_from_the_log_alone() -> None:
    driven = running_toy(clock=PerPlayer(seconds=60, increment=1))
    driven.now += 7
    driven.plan(0)
    assert deadline(folded(driven.context, driven.log)) == deadline(driven.table)


def test_the_end_stops_all_clocks() -> None:
    driven = running_toy(clock=PerMove(seconds=30))
    driven.now += 60
    driven.ask(Tick())
    assert deadline(driven.table) is None


def first_match(clock: Clock) -> Driven:
    """Start a match at a table to which one of two comes for the first time."""
    driven = Driven(TableSettings(game="toy", clock=clock))
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1, is_first_match=True), TWO)
    driven.ask(Ready(), ONE)
    driven.ask(Ready(), TWO)
    return driven


@pytest.mark.parametrize("clock", [PerMove(seconds=30), PerPlayer(seconds=30)])
def test_everybody_has_more_time_where_somebody_plays_for_the_first_time(clock: Clock) -> None:
    driven = first_match(clock)
    assert driven.table.flag(0) == driven.table.flag(1) == START + 30 + TIME_TO_LEARN
    assert [seat.is_first_match for seat in driven.view(ONE).now.seats] == [False, True]
    driven.now += 100
    driven.plan(0)
    used = 100 - (30 if isinstance(clock, PerMove) else 0)
    begun = TIME_TO_LEARN + (0 if isinstance(clock, PerMove) else 30)
    assert left(driven, 0) == begun - used
    assert folded(driven.context, driven.log).clocks == driven.table.clocks


def test_days_are_enough_for_a_first_match() -> None:
    driven = first_match(Correspondence(days=1))
    assert driven.table.flag(1) == START + DAY
