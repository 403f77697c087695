"""Chat, mute and rematch."""

from gloaming.server.tables.commands import AskRematch, Mute, Resign, Say
from gloaming.server.tables.events import Opened, RematchAsked, RematchOpened, Said, Sat
from gloaming.server.tables.rematch import first_events

from .driving import ONE, THREE, TWO, running_toy


def test_a_seat_says_something_to_all() -> None:
    driven = running_toy()
    assert driven.ask(Say(0, " good \n luck "), ONE) == [Said(0, "good luck")]
    assert driven.view(None).now.sayings[0].text == "good luck"


def test_only_those_who_sit_here_talk() -> None:
    driven = running_toy()
    assert driven.code_of(Say(0, "hello"), TWO) == "not-yours"
    assert driven.code_of(Say(0, "\x00 \n"), ONE) == "malformed"


def test_not_too_much_at_once() -> None:
    driven = running_toy()
    for _ in range(5):
        driven.ask(Say(0, "hello"), ONE)
    assert driven.code_of(Say(0, "hello"), ONE) == "too-fast"
    driven.ask(Say(1, "hello"), TWO)
    driven.now += 11
    driven.ask(Say(0, "hello"), ONE)


def test_not_too_much_in_a_minute() -> None:
    driven = running_toy()
    driven.table.makings = driven.table.makings._replace(chat_per_minute=3)
    for _ in range(3):
        driven.ask(Say(0, "hello"), ONE)
        driven.now += 15
    assert driven.code_of(Say(0, "hello"), ONE) == "too-fast"
    driven.now += 16
    driven.ask(Say(0, "hello"), ONE)


def test_who_mutes_somebody_hears_nothing_of_them() -> None:
    driven = running_toy()
    driven.ask(Say(1, "tease"), TWO)
    driven.ask(Mute(1), ONE)
    assert driven.view(ONE).now.sayings == ()
    assert len(driven.view(TWO).now.sayings) == 1
    driven.ask(Mute(1, is_muted=False), ONE)
    assert len(driven.view(ONE).now.sayings) == 1


def test_only_those_who_sit_here_mute() -> None:
    assert running_toy().code_of(Mute(0), THREE) == "not-yours"


def test_a_rematch_opens_when_all_want_it() -> None:
    driven = running_toy()
    assert driven.code_of(AskRematch(), ONE) == "not-over"
    driven.ask(Resign(0), ONE)
    assert driven.code_of(AskRematch(), THREE) == "not-yours"
    assert driven.ask(AskRematch(), ONE) == [RematchAsked(ONE.id)]
    assert driven.ask(AskRematch(), ONE) == []
    assert driven.ask(AskRematch(), TWO)[-1] == RematchOpened("fresh")
    assert driven.view(ONE).now.rematch == "fresh"
    assert driven.view(THREE).now.rematch == ""


def test_in_a_rematch_everybody_moves_up_one_seat() -> None:
    opening, *seats = first_events(running_toy().table, "other seed")
    assert isinstance(opening, Opened)
    assert seats == [Sat(0, TWO), Sat(1, ONE)]
