"""Resigning, drawing and abandoning."""

from gloaming.core.outcome import Outcome
from gloaming.core.series import Tally
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
from gloaming.server.tables.decisions.ending import winners_of
from gloaming.server.tables.decisions.series import standing_of
from gloaming.server.tables.events import AbandonVoted, Ended, Resigned
from gloaming.server.tables.table import Takeback
from gloaming.server.tables.thoughts import BotThought, Chances, shared_among

from .driving import ONE, SPOT_A, THREE, TWO, Driven, running_finstere, running_toy, toy_table


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


def against_two_bots() -> Driven:
    """Return a running match of one person and two bots."""
    driven = toy_table(3)
    driven.ask(Sit(0), ONE)
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(PutBot(2, "random"), ONE)
    driven.ask(Ready(), ONE)
    return driven


def test_bots_win_when_nobody_else_can() -> None:
    driven = against_two_bots()
    assert driven.ask(Resign(0), ONE)[-1] == Ended("resigned", (1, 2))
    verdict = driven.view(ONE).now.verdict
    assert (verdict.how, verdict.winners) == ("resigned", (1, 2))
    assert standing_of(driven.table).tallies == (Tally(1), Tally(1, 1), Tally(1, 1))


def test_the_last_person_who_resigns_leaves_it_to_the_bots() -> None:
    driven = toy_table(3)
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1), TWO)
    driven.ask(PutBot(2, "random"), ONE)
    for person in (ONE, TWO):
        driven.ask(Ready(), person)
    assert driven.ask(Resign(1), TWO) == [Resigned(1)]
    assert driven.ask(Resign(0), ONE)[-1] == Ended("resigned", (2,))


def test_who_resigned_sees_no_chances_and_no_offers() -> None:
    driven = running_toy(3)
    driven.ask(Resign(0), ONE)
    thought = BotThought(0.5, (0.5, 0.25, 0.25))
    driven.ask(BotAct(0, (SPOT_A, 0), driven.table.turning, thought))
    driven.plan(1)
    driven.plan(2)
    driven.ask(VoteAbandon(1), TWO)
    gone, playing, watching = (driven.view(person).now for person in (ONE, THREE, None))
    assert gone.chances is None
    assert gone.abandon_votes == ()
    assert [seat.thought for seat in gone.seats] == [None, None, None]
    for others in (playing, watching):
        assert others.chances == Chances(0, (0.0, 0.5, 0.5))
        assert others.abandon_votes == (1,)
        assert others.seats[0].thought is not None


def test_who_resigned_is_not_told_of_offers_either() -> None:
    driven = running_finstere(3)
    driven.ask(Resign(0), ONE)
    driven.table.takeback = Takeback(1, 0)
    assert driven.view(ONE).now.takeback is None
    assert driven.view(TWO).now.takeback is not None


def test_without_hope_for_anybody_there_are_no_chances() -> None:
    toy = running_toy().table.match.game
    assert shared_among(toy, (1.0, 0.0), {0}) == ()
    assert shared_among(toy, (0.5, 0.25, 0.25), {0}) == (0.0, 0.5, 0.5)


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
