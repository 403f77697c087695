"""Playing again with the same people: a new table, where the next seat begins."""

from typing import TypeVar

from gloaming.core.seeds import commitment

from .commands import Asking, AskRematch
from .events import Event, Opened, RematchAsked, RematchOpened, Sat
from .permission import need_over, person_of
from .refusal import Refusal
from .series import series_after
from .table import Table

T = TypeVar("T")


def ask(table: Table, _: AskRematch, asking: Asking) -> list[Event]:
    """Want to play again."""
    need_over(table)
    person = person_of(asking)
    if person.id not in table.people:
        raise Refusal("not-yours", "only those who played can play again")
    if table.rematch or person.id in table.rematch_asked:
        return []
    return [RematchAsked(person.id)]


def open_when_all_want_it(table: Table, asking: Asking) -> list[Event]:
    """Open a new table when everybody has asked."""
    if table.rematch or not table.rematch_asked or not asking.fresh_table:
        return []
    return [RematchOpened(asking.fresh_table)] if table.rematch_asked >= set(table.people) else []


def first_events(table: Table, seed: str) -> list[Event]:
    """Return the events that open the table of a rematch: everybody moves up one seat."""
    seats, series = moved_up(table.seats), moved_up(series_after(table))
    opening = Opened(table.settings, table.opened_by, commitment(seed), series)
    taken = [Sat(number, seat.occupant) for number, seat in enumerate(seats) if seat.occupant]
    return [opening, *taken]


def moved_up(seats: tuple[T, ...]) -> tuple[T, ...]:
    """Return what belongs to each seat after everybody has moved up one."""
    return (*seats[-1:], *seats[:-1])
