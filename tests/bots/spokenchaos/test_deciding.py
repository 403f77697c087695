"""Deciding step by step: in whatever haste, and with an answer whenever one is asked."""

import math

import pytest

from gloaming.bots.decision import Decision
from gloaming.bots.spokenchaos.bot import PACKAGE, REST, SpokenchaosBot
from gloaming.bots.spokenchaos.deciding import begin_decision, decide, decision_at
from gloaming.bots.spokenchaos.desk import Desk, make_desk
from gloaming.bots.spokenchaos.mind import CALLED_OFF, OVER, UNHURRIED, mind
from gloaming.core.encoding import told
from gloaming.core.engine.limits import limited
from gloaming.core.engine.rooms import room_for
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.actions import PASSING
from gloaming.games.spokenchaos.course.legality import is_legal
from gloaming.games.spokenchaos.seating import DOORS
from tests.games.spokenchaos.tables import Table

LOBBY = ("mirror 1 1", "table 3 3", "blue-l1 2.5 2.5", "orange-m1 4.5 2.5")
QUICK = {"grid": 16, "turns": 3, "polishings": 1}
MOST = 3  # ways to put furniture


def begun(table: Table, **habits: float) -> Desk:
    """Return the desk of blue, who has not thought yet."""
    minds = mind(**{**QUICK, **habits})
    desk = make_desk(room_for(PACKAGE), minds[0])
    begin_decision(table.states, 0, minds, MOST, desk)
    return desk


def decided(desk: Desk) -> Decision:
    """Return what is decided so far."""
    decision: Decision = told(Decision, decision_at, desk, 1)
    return decision


def plan_in(haste: int) -> Desk:
    """Return the desk of blue after it has planned in some haste."""
    desk = begun(Table(*LOBBY, players="2").plan("8"))
    assert decide(desk, stream_from(1), haste, REST)
    return desk


def test_who_has_time_looks_through_all_doors_and_takes_all_turns_of_thought() -> None:
    musing = plan_in(UNHURRIED).prospect.musings[0]
    assert (musing.door, musing.turn, musing.polishing) == (DOORS, QUICK["turns"], 1)


def test_whose_time_is_over_still_looks_but_takes_a_single_turn_of_thought() -> None:
    desk = plan_in(OVER)
    assert desk.prospect.doors.any()
    assert (desk.prospect.musings[0].turn, desk.prospect.musings[0].polishing) == (1, 0)


def test_who_is_called_off_looks_through_no_more_doors() -> None:
    desk = plan_in(CALLED_OFF)
    assert not desk.prospect.doors.any()
    assert decided(desk).actions


def test_steps_of_any_number_decide_the_same() -> None:
    whole = decided(plan_in(UNHURRIED))
    desk, stream, calls = begun(Table(*LOBBY, players="2").plan("8")), stream_from(1), 1
    while not decide(desk, stream, UNHURRIED, 1):
        calls += 1
    assert calls > DOORS
    assert decided(desk) == whole


def test_the_best_way_to_put_furniture_so_far_is_told_meanwhile() -> None:
    table = Table(*LOBBY, players="2").furnish("7 mirror+table")
    desk, stream, heard = begun(table, candidates=8, finalists=2), stream_from(4), [0]
    while not decide(desk, stream, UNHURRIED, 1):
        so_far = decided(desk)
        if so_far.simulations > heard[-1]:
            heard.append(so_far.simulations)
            assert is_legal(table.state, 0, so_far.actions[0])
            assert sum(so_far.shares) == pytest.approx(1.0)
    assert heard == [0, 1, 2, MOST]
    assert decided(desk).simulations == MOST


def test_all_is_left_as_it_is_if_no_way_is_possible() -> None:
    table = Table(*LOBBY, players="2").furnish("7 mirror+table")
    desk = begun(table, candidates=1)
    decide(desk, stream_from(1), UNHURRIED, 1)
    desk.errands[0].tried = 1  # the only way, and it was not possible
    assert decide(desk, stream_from(1), UNHURRIED, REST)
    assert decided(desk).actions == (PASSING,)


def test_to_who_has_not_thought_all_are_as_likely_to_win() -> None:
    decision = decided(begun(Table(players="4")))
    assert decision.shares == (0.25,) * 4
    assert not decision.actions


def test_a_bot_keeps_its_desk_and_decides_on_it_as_on_a_new_one() -> None:
    """One decision leaves nothing behind that the next one reads."""
    tables = [
        Table(*LOBBY, players="2").plan("8"),
        Table(*LOBBY, players="2").furnish("7 mirror+table"),
        Table(*LOBBY, "blue-s1 1.5 4.5", players="2").midnight("big-brother"),
        Table("blue-s1 2.5 5.5", players="2").plan("10"),
    ]
    habits = {**QUICK, "candidates": MOST}
    bot = SpokenchaosBot(mind(**habits), seconds=math.inf)
    for table in [*tables, *reversed(tables)]:
        alone = SpokenchaosBot(mind(**habits), seconds=math.inf)
        told_by = [one.plan(GAME, table.states, 0, stream_from(1)) for one in (bot, alone)]
        assert told_by[0] == told_by[1]
    desk = bot.kept.desk
    bot.plan(GAME, tables[0].states, 0, stream_from(1))
    assert bot.kept.desk is desk is not None
    with limited(seconds=60):
        bot.plan(GAME, tables[0].states, 0, stream_from(1))
    assert bot.kept.desk is desk  # whoever can be stopped had another one
