"""Going back by consent."""

from gloaming.server.tables.commands import AnswerTakeback, AskTakeback, PutBot, Ready, Sit
from gloaming.server.tables.events import TakebackAsked, TakenBack
from gloaming.server.tables.settings import TableSettings

from .driving import FINSTERE, ONE, TWO, Driven, running_finstere, running_toy


def move_token(driven: Driven, seat: int) -> None:
    """Let a seat move one token as far as it likes."""
    turn = driven.table.match.turn_number
    while driven.table.match.turn_number == turn and seat in driven.table.to_act:
        driven.act(seat, driven.table.match.legal_actions(seat)[-1])


def test_a_takeback_needs_the_consent_of_the_others() -> None:
    driven = running_finstere()
    start = len(driven.table.match.moments)
    move_token(driven, 0)
    assert driven.ask(AskTakeback(0), ONE) == [TakebackAsked(0, start)]
    assert driven.view(TWO).now.takeback.waiting_for == (1,)
    happened = driven.ask(AnswerTakeback(1, agrees=True), TWO)
    assert happened[-1] == TakenBack(start)
    assert driven.table.to_act == (0,)
    assert len(driven.table.match.moments) == start


def test_a_takeback_takes_the_answers_of_others_with_it() -> None:
    driven = running_finstere()
    start = len(driven.table.match.moments)
    move_token(driven, 0)
    move_token(driven, 1)
    driven.ask(AskTakeback(0), ONE)
    driven.ask(AnswerTakeback(1, agrees=True), TWO)
    assert len(driven.table.match.moments) == start


def test_one_no_keeps_everything() -> None:
    driven = running_finstere()
    move_token(driven, 0)
    moments = len(driven.table.match.moments)
    driven.ask(AskTakeback(0), ONE)
    driven.ask(AnswerTakeback(1, agrees=False), TWO)
    assert driven.table.takeback is None
    assert len(driven.table.match.moments) == moments


def test_an_action_makes_the_question_void() -> None:
    driven = running_finstere()
    move_token(driven, 0)
    driven.ask(AskTakeback(0), ONE)
    move_token(driven, 1)
    assert driven.code_of(AnswerTakeback(1, agrees=True), TWO) == "nothing-asked"


def test_it_is_asked_once_and_the_asker_cannot_agree() -> None:
    driven = running_finstere()
    assert driven.code_of(AskTakeback(0), ONE) == "no-takeback"
    move_token(driven, 0)
    driven.ask(AskTakeback(0), ONE)
    assert driven.code_of(AskTakeback(1), TWO) == "no-takeback"
    assert driven.code_of(AnswerTakeback(0, agrees=True), ONE) == "nothing-asked"
    driven.ask(AnswerTakeback(0, agrees=False), ONE)
    assert driven.table.takeback is None


def test_bots_never_mind() -> None:
    settings = TableSettings(game="finstere", options={"players": "2", "layout": "random"})
    driven = Driven(settings, FINSTERE)
    driven.ask(Sit(0), ONE)
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(Ready(), ONE)
    start = len(driven.table.match.moments)
    move_token(driven, 0)
    assert driven.ask(AskTakeback(0), ONE)[-1] == TakenBack(start)


def test_nothing_is_taken_back_across_chance() -> None:
    driven = running_finstere()
    cards = driven.table.match.state.rounds_played
    while driven.table.match.state.rounds_played == cards:
        move_token(driven, driven.table.to_act[0])
    assert driven.code_of(AskTakeback(0), ONE) == "no-takeback"


def test_revealed_plans_are_never_taken_back() -> None:
    driven = running_toy()
    driven.plan(0)
    driven.plan(1)
    assert driven.code_of(AskTakeback(0), ONE) == "no-takeback"
