"""Resigning, drawing and abandoning."""

from gloaming.core.outcome import Outcome
from gloaming.server.tables.commands import (
    Act,
    AnswerDraw,
    BotAct,
    OfferDraw,
    PutBot,
    Ready,
    Regain,
    Resign,
    Sit,
    VoteAbandon,
)
from gloaming.server.tables.ending import winners_of
from gloaming.server.tables.events import AbandonVoted, Ended, Resigned

from .driving import ONE, SPOT_A, THREE, TWO, running_toy, toy_table


def test_a_match_of_two_ends_when_one_resigns() -> None:
    driven = running_toy()
    assert driven.ask(Resign(0), ONE) == [Resigned(0), Ended("resigned", (1,))]
    verdict = driven.view(TWO).now.verdict
    assert verdict.words == "b wins, a resigned"
    assert verdict.seed == "seed"


def test_among_more_a_bot_plays_on() -> None:
    driven = running_toy(3)
    assert driven.ask(Resign(0), ONE) == [Resigned(0)]
    assert driven.table.seats[0].bot == "random"
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "not-yours"
    assert driven.code_of(Regain(0), ONE) == "not-yours"
    driven.ask(BotAct(0, (SPOT_A, 0), driven.table.turning))
    assert driven.ask(Resign(1), TWO)[-1] == Ended("resigned", (2,))


def test_who_resigned_cannot_win() -> None:
    driven = running_toy(3)
    driven.ask(Resign(0), ONE)
    assert winners_of(driven.table, Outcome("", (0,), (9, 1, 4))) == (2,)
    assert winners_of(driven.table, Outcome("", (0, 1), (9, 9, 4))) == (1,)
    assert winners_of(driven.table, Outcome("", (), (4, 4, 4))) == ()


def test_bots_do_not_play_on_among_themselves() -> None:
    driven = toy_table(3)
    driven.ask(Sit(0), ONE)
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(PutBot(2, "random"), ONE)
    driven.ask(Ready(), ONE)
    assert driven.ask(Resign(0), ONE)[-1] == Ended("abandoned")


def test_a_draw_needs_both() -> None:
    driven = running_toy()
    driven.ask(OfferDraw(0), ONE)
    assert driven.code_of(OfferDraw(1), TWO) == "no-draw"
    assert driven.code_of(AnswerDraw(0, agrees=True), ONE) == "nothing-asked"
    assert driven.view(ONE).now.draw_offer.waiting_for == (1,)
    assert driven.ask(AnswerDraw(1, agrees=True), TWO)[-1] == Ended("draw agreed")


def test_a_draw_can_be_refused_and_withdrawn() -> None:
    driven = running_toy()
    driven.ask(OfferDraw(0), ONE)
    driven.ask(AnswerDraw(1, agrees=False), TWO)
    assert driven.code_of(AnswerDraw(1, agrees=True), TWO) == "nothing-asked"
    driven.ask(OfferDraw(1), TWO)
    driven.ask(AnswerDraw(1, agrees=False), TWO)
    assert driven.table.draw_offer is None


def test_a_draw_makes_no_sense_among_three() -> None:
    assert running_toy(3).code_of(OfferDraw(0), ONE) == "no-draw"


def test_all_who_play_must_want_to_abandon() -> None:
    driven = running_toy(3)
    assert driven.ask(VoteAbandon(0), ONE) == [AbandonVoted(0)]
    assert driven.ask(VoteAbandon(0), ONE) == []
    driven.ask(VoteAbandon(1), TWO)
    assert driven.ask(VoteAbandon(2), THREE)[-1] == Ended("abandoned")


def test_who_resigned_has_no_vote() -> None:
    driven = running_toy(3)
    driven.ask(VoteAbandon(0), ONE)
    driven.ask(Resign(0), ONE)
    driven.ask(VoteAbandon(1), TWO)
    assert driven.table.phase == "running"
