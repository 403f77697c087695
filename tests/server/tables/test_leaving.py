"""Those who leave and come back."""

from gloaming.server.tables.commands import Act, BotAct, ComeBack, GoAway, Regain, Resign
from gloaming.server.tables.decisions.deadlines import BOT_PATIENCE, deadline
from gloaming.server.tables.events import BotTookOver, CameBack, SeatRegained, WentAway
from gloaming.server.tables.settings import Correspondence

from .driving import ONE, SPOT_A, START, THREE, TWO, running_toy, toy_table


def test_after_a_countdown_a_bot_takes_the_seat() -> None:
    driven = running_toy(away_seconds=60)
    assert driven.ask(GoAway(ONE.id)) == [WentAway(ONE.id)]
    assert driven.ask(GoAway(ONE.id)) == []
    assert driven.view(TWO).now.seats[0].is_away
    assert driven.view(TWO).now.seats[0].stand_in_at == START + 60
    assert deadline(driven.table) == START + 60
    driven.now += 59
    assert driven.tick() == []
    driven.now += 1
    assert driven.tick() == [BotTookOver(0)]
    assert driven.table.seats[0].bot == "random"
    assert driven.view(TWO).now.seats[0].stand_in_at is None
    assert deadline(driven.table) == driven.now + BOT_PATIENCE
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "not-yours"


def test_who_comes_back_plays_again() -> None:
    driven = running_toy(away_seconds=60)
    driven.ask(GoAway(ONE.id))
    driven.now += 60
    driven.tick()
    assert driven.ask(ComeBack(ONE.id)) == [CameBack(ONE.id)]
    assert driven.ask(ComeBack(ONE.id)) == []
    assert driven.act(0, SPOT_A)


def test_a_seat_that_a_bot_plays_is_offered_no_actions() -> None:
    driven = running_toy(away_seconds=60)
    assert driven.view(ONE).now.sights[0].actions
    driven.ask(GoAway(ONE.id))
    driven.now += 60
    driven.tick()
    assert driven.view(ONE).now.sights[0].actions == ()
    assert not driven.view(ONE).now.sights[0].can_undo
    driven.ask(Regain(0), ONE)
    assert driven.view(ONE).now.sights[0].actions


def test_who_gave_up_and_comes_back_finds_the_bot_at_their_seat() -> None:
    driven = running_toy(3, away_seconds=60)
    driven.ask(Resign(0), ONE)
    driven.ask(GoAway(ONE.id))
    assert driven.ask(ComeBack(ONE.id)) == [CameBack(ONE.id)]
    assert driven.table.seats[0].bot == "random"
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "not-yours"
    assert driven.view(ONE).now.sights[0].actions == ()
    assert driven.ask(BotAct(0, (SPOT_A, 0), driven.table.turning))


def test_a_seat_can_be_asked_for() -> None:
    driven = running_toy(away_seconds=60)
    driven.ask(GoAway(ONE.id))
    driven.now += 60
    driven.tick()
    assert driven.code_of(Regain(0), TWO) == "not-yours"
    assert driven.ask(Regain(0), ONE) == [SeatRegained(0)]
    assert driven.ask(Regain(0), ONE) == []


def test_who_is_back_in_time_is_not_replaced() -> None:
    driven = running_toy(away_seconds=60)
    driven.ask(GoAway(ONE.id))
    driven.ask(ComeBack(ONE.id))
    driven.now += 100
    assert driven.tick() == []


def test_leaving_matters_only_to_those_who_play_live() -> None:
    assert toy_table().ask(GoAway(ONE.id)) == []
    assert running_toy().ask(GoAway(THREE.id)) == []
    assert running_toy(clock=Correspondence(days=1)).ask(GoAway(ONE.id)) == []


def test_nobody_is_replaced_when_nobody_waits() -> None:
    driven = running_toy(away_seconds=60)
    driven.ask(GoAway(ONE.id))
    driven.ask(GoAway(TWO.id))
    driven.now += 100
    assert deadline(driven.table) is None
    assert driven.tick() == []
    driven.ask(ComeBack(TWO.id))
    assert driven.tick() == [BotTookOver(0)]


def test_a_table_may_wait_for_ever() -> None:
    driven = running_toy(away_seconds=None)
    driven.ask(GoAway(ONE.id))
    assert deadline(driven.table) is None
    assert driven.view(TWO).now.seats[0].stand_in_at is None
