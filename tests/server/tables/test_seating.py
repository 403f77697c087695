"""Taking seats and starting."""

import pytest

from gloaming.server.tables.commands import PutBot, Ready, RemoveBot, Sit, StandUp, Tick
from gloaming.server.tables.decisions.deadlines import OPEN_FOR, deadline
from gloaming.server.tables.events import Ended, Readied, Sat, Started
from gloaming.server.tables.seats import Program

from .driving import ONE, START, THREE, TWO, is_bound, running_toy, toy_table


def test_a_person_takes_an_empty_seat() -> None:
    driven = toy_table()
    assert driven.ask(Sit(1), TWO) == [Sat(1, TWO)]
    assert driven.table.seats_of(TWO.id) == (1,)


def test_a_taken_seat_is_refused() -> None:
    driven = toy_table()
    driven.ask(Sit(1), TWO)
    assert driven.code_of(Sit(1), ONE) == "seat-taken"
    assert driven.code_of(Sit(2), ONE) == "no-such-seat"


def test_only_its_person_leaves_a_seat() -> None:
    driven = toy_table()
    driven.ask(Sit(1), TWO)
    assert driven.code_of(StandUp(1), ONE) == "not-yours"
    driven.ask(StandUp(1), TWO)
    assert driven.table.people == ()


def test_only_the_opener_puts_and_removes_bots() -> None:
    driven = toy_table()
    assert driven.code_of(PutBot(0, "random"), TWO) == "not-yours"
    assert driven.code_of(PutBot(0, "clever"), ONE) == "no-such-bot"
    assert driven.ask(PutBot(0, "random"), ONE) == [Sat(0, Program("random"))]
    assert driven.code_of(RemoveBot(1), ONE) == "seat-empty"
    driven.ask(RemoveBot(0), ONE)
    assert driven.table.seats[0].occupant is None


def test_the_match_starts_when_all_are_ready() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Ready(), ONE)
    driven.ask(Sit(1), TWO)
    assert driven.ask(Ready(), TWO) == [Readied(TWO.id, is_ready=True), Started()]
    assert driven.table.phase == "running"


def test_who_is_ready_may_think_better_of_it() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Ready(), ONE)
    driven.ask(Ready(is_ready=False), ONE)
    driven.ask(Sit(1), TWO)
    driven.ask(Ready(), TWO)
    assert driven.table.phase == "open"


def test_a_new_seat_needs_a_new_ready() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Ready(), ONE)
    assert driven.ask(Sit(1), ONE) == [Sat(1, ONE)]
    assert driven.ask(Ready(), ONE)[-1] == Started()


def test_bots_alone_start_when_the_opener_is_ready() -> None:
    driven = toy_table()
    driven.ask(PutBot(0, "random"), ONE)
    driven.ask(PutBot(1, "other"), ONE)
    assert driven.code_of(Ready(), THREE) == "not-yours"
    assert driven.ask(Ready(), ONE)[-1] == Started()


@pytest.mark.parametrize("command", [Sit(0), StandUp(0), PutBot(0, "random"), Ready()])
def test_nothing_of_this_can_be_done_later(command: object) -> None:
    assert running_toy().code_of(command, ONE) == "not-open"


def test_the_commitment_is_shown_from_the_start_and_the_seed_is_not() -> None:
    driven = toy_table()
    assert is_bound(driven)
    assert driven.view(ONE).now.verdict is None


def test_a_table_where_nothing_happens_is_closed() -> None:
    driven = toy_table()
    assert deadline(driven.table) == START + OPEN_FOR
    assert driven.tick() == []
    driven.now += OPEN_FOR
    assert driven.ask(Tick()) == [Ended("expired")]
