"""Chat, mute and rematch."""

from gloaming.server.tables.commands import AskRematch, Mute, PutBot, Ready, Resign, Say, Sit
from gloaming.server.tables.decisions.rematch import first_events
from gloaming.server.tables.events import (
    Dressed,
    Opened,
    Readied,
    RematchAsked,
    RematchOpened,
    Said,
    Sat,
    Started,
    enclosed,
)
from gloaming.server.tables.fold import folded

from .driving import ONE, START, THREE, TWO, running_finstere, running_toy, toy_table


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
    driven.table.context = driven.table.context._replace(chat_per_minute=3)
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


def test_a_rematch_keeps_the_seats_if_all_want_that() -> None:
    for wishes, keeps in (((True, True), True), ((True, False), False)):
        driven = running_toy()
        driven.ask(Resign(0), ONE)
        for person, wish in zip((ONE, TWO), wishes, strict=True):
            happened = driven.ask(AskRematch(keeps_seats=wish), person)
        assert happened[-1] == RematchOpened("fresh", keeps)
        _, *seats = first_events(driven.table, "again")
        assert seats == [Sat(0, ONE if keeps else TWO), Sat(1, TWO if keeps else ONE)]


def test_against_bots_the_next_match_starts_at_once() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(Ready(), ONE)
    driven.ask(Resign(0), ONE)
    assert driven.ask(AskRematch(), ONE)[-1] == RematchOpened("fresh")
    events = first_events(driven.table, "again")
    assert events[-2:] == [Readied(ONE.id, is_ready=True), Started()]
    again = folded(driven.context, enclosed(events, 0, START, ""))
    assert again.phase == "running"
    assert [seat.bot for seat in again.seats] == ["random", ""]
    assert again.before == "table"


def test_what_was_put_together_stays_so() -> None:
    driven = running_finstere()
    driven.table.look = {"head": 2}
    driven.table.people = (ONE.id,)
    assert Dressed({"head": 2}) in first_events(driven.table, "again")


def test_only_players_are_told_which_match_came_before() -> None:
    driven = running_toy()
    driven.table.before = "earlier"
    assert driven.view(ONE).about.before == "earlier"
    assert driven.view(THREE).about.before == ""


def test_in_a_rematch_everybody_moves_up_one_seat() -> None:
    opening, *seats = first_events(running_toy().table, "other seed")
    assert isinstance(opening, Opened)
    assert seats == [Sat(0, TWO), Sat(1, ONE)]
