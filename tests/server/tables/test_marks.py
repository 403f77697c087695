"""Marks: an action is taken only in the state in which it was chosen."""

from collections.abc import Callable

from gloaming.server.tables.commands import (
    Act,
    AnswerTakeback,
    AskTakeback,
    Ready,
    Say,
    Sit,
    Undo,
)
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view

from .driving import ONE, SPOT_A, SPOT_B, TWO, Driven, running_finstere, running_toy, toy_table


def mark_of(driven: Driven, person: Someone | None) -> str:
    """Return the mark of what a person sees now."""
    return person_view(driven.table, person, ViewCache()).mark


def first_action(driven: Driven, seat: int) -> int:
    """Return a legal action of a seat."""
    return driven.table.match.legal_actions(seat)[0]


def last_action(driven: Driven, seat: int) -> int:
    """Return another one."""
    return driven.table.match.legal_actions(seat)[-1]


def move_token(driven: Driven, seat: int, choose: Callable[[Driven, int], int]) -> None:
    """Let a seat make a whole move."""
    turn = driven.table.match.turn_number
    while driven.table.match.turn_number == turn and seat in driven.table.to_act:
        driven.act(seat, choose(driven, seat))


def test_an_action_is_taken_once_in_the_state_it_was_chosen_in() -> None:
    driven = running_finstere()
    (seat,) = driven.table.to_act
    person = driven.table.seats[seat].person
    mark, action = mark_of(driven, person), first_action(driven, seat)
    assert driven.ask(Act(seat, (action,), mark), person)
    again = first_action(driven, seat)
    assert driven.code_of(Act(seat, (again,), mark), person) == "stale"
    assert driven.ask(Act(seat, (again,), mark_of(driven, person)), person)


def test_what_others_say_and_seal_makes_no_choice_stale() -> None:
    driven = running_toy()
    mark = mark_of(driven, ONE)
    driven.ask(Say(1, "hurry"), TWO)
    driven.plan(1)
    assert mark_of(driven, ONE) != mark, "there is something new to know"
    assert driven.ask(Act(0, (SPOT_A,), mark), ONE)
    assert driven.code_of(Act(0, (0,), mark), ONE) == "stale"


def test_marks_of_a_secret_plan_tell_others_nothing() -> None:
    plans = (SPOT_A, SPOT_B)
    driven = [running_toy() for _ in plans]
    for table, plan in zip(driven, plans, strict=True):
        table.plan(0, plan)
    assert len({mark_of(table, TWO) for table in driven}) == 1
    assert len({mark_of(table, None) for table in driven}) == 1
    assert len({mark_of(table, ONE) for table in driven}) == 2


def test_an_undone_plan_is_the_choice_before_it_again() -> None:
    driven = running_toy()
    before = mark_of(driven, ONE)
    driven.act(0, SPOT_A)
    during = mark_of(driven, ONE)
    driven.ask(Undo(0), ONE)
    assert driven.code_of(Act(0, (0,), during), ONE) == "stale"
    assert driven.ask(Act(0, (SPOT_B,), before), ONE)


def test_after_a_takeback_the_marks_of_what_never_was_are_stale() -> None:
    driven = running_finstere()
    before = mark_of(driven, ONE)
    move_token(driven, 0, last_action)
    late = mark_of(driven, TWO)
    driven.ask(AskTakeback(0), ONE)
    driven.ask(AnswerTakeback(1, agrees=True), TWO)
    move_token(driven, 0, first_action)
    assert driven.code_of(Act(1, (first_action(driven, 1),), late), TWO) == "stale"
    assert driven.code_of(Act(1, (first_action(driven, 1),), before), TWO) == "stale"
    assert driven.ask(Act(1, (first_action(driven, 1),), mark_of(driven, TWO)), TWO)


def test_who_has_several_seats_chooses_for_each() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1), ONE)
    driven.ask(Ready(), ONE)
    mark = mark_of(driven, ONE)
    assert driven.ask(Act(0, (SPOT_A,), mark), ONE)
    assert driven.ask(Act(1, (SPOT_A,), mark), ONE), "another seat's plan changes nothing here"


def test_a_mark_that_is_none_is_stale() -> None:
    driven = running_toy()
    for mark in ("x", ".", "0.0.0", mark_of(driven, TWO)[:-1]):
        assert driven.code_of(Act(0, (SPOT_A,), mark), ONE) == "stale"
