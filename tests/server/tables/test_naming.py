"""Several players at one screen: one person has their seats, and says who plays them."""

import msgspec

from gloaming.server.storage.names_at_tables import parts_of
from gloaming.server.tables.commands import NameSeat, Ready, Resign, Sit, StandUp
from gloaming.server.tables.decisions.rematch import first_events
from gloaming.server.tables.events import SeatNamed
from gloaming.server.tables.seats import Someone

from .driving import ONE, TWO, Driven, running_toy, toy_table

ANNA = Someone(ONE.id, "Anna", is_guest=True)


def at_one_screen() -> Driven:
    """Return an open table at which one person has both seats."""
    driven = toy_table()
    for seat in (0, 1):
        driven.ask(Sit(seat), ONE)
    return driven


def test_who_has_several_seats_says_who_plays_them() -> None:
    driven = at_one_screen()
    assert driven.ask(NameSeat(1, " Anna "), ONE) == [SeatNamed(1, ANNA)]
    assert driven.ask(NameSeat(1, "Anna"), ONE) == []
    seats = driven.view(ONE).now.seats
    assert [(seat.player, seat.is_guest, seat.is_yours) for seat in seats] == [
        ("one", False, True),
        ("Anna", True, True),
    ]
    assert driven.table.seats_of(ONE.id) == (0, 1)


def test_a_name_can_change_in_the_match_but_not_after_it() -> None:
    driven = at_one_screen()
    driven.ask(Ready(), ONE)
    driven.ask(NameSeat(0, "Anna"), ONE)
    assert driven.table.phase == "running"
    assert driven.ask(NameSeat(0), ONE) == [SeatNamed(0, ONE)]
    driven.ask(Resign(0), ONE)
    assert driven.code_of(NameSeat(1, "Anna"), ONE) == "not-running"


def test_nobody_is_called_what_the_server_calls_others() -> None:
    driven = at_one_screen()
    for name in ("0wl", "x", "Gl\u043eaming", "a\u202eb"):
        assert driven.code_of(NameSeat(0, name), ONE) == "name-refused"


def test_only_own_seats_are_named_and_only_if_they_are_several() -> None:
    driven = running_toy()
    assert driven.code_of(NameSeat(1, "Anna"), ONE) == "not-yours"
    assert driven.code_of(NameSeat(0, "Anna"), ONE) == "not-yours"
    assert driven.code_of(NameSeat(0, "Anna"), TWO) == "not-yours"


def test_who_stands_up_takes_the_name_along() -> None:
    driven = at_one_screen()
    driven.ask(NameSeat(1, "Anna"), ONE)
    driven.ask(StandUp(1), ONE)
    driven.ask(Sit(1), TWO)
    assert driven.view(ONE).now.seats[1].player == "two"


def test_names_go_along_to_the_next_match() -> None:
    driven = at_one_screen()
    driven.ask(NameSeat(1, "Anna"), ONE)
    driven.ask(Ready(), ONE)
    driven.ask(Resign(0), ONE)
    _, first, second, *_ = first_events(driven.table, "again")
    assert (first.occupant, second.occupant) == (ANNA, ONE)  # type: ignore[union-attr]


def test_names_can_be_forgotten_with_the_person_who_gave_them() -> None:
    driven = at_one_screen()
    driven.ask(NameSeat(1, "Anna"), ONE)
    parts = list(parts_of(msgspec.json.decode(driven.log[-1].event)))
    assert {"id": ONE.id, "name": "Anna"}.items() <= parts[1].items()
