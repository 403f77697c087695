"""Playing again with the same people: a new table, where everybody moves up unless all stay.

Who plays against bots alone has nobody to wait for: their next match starts at once.
"""

from typing import TypeVar

from gloaming.core.seeds import commitment
from gloaming.server.tables.commands import Asking, AskRematch
from gloaming.server.tables.events import (
    Dressed,
    Event,
    Opened,
    Readied,
    RematchAsked,
    RematchOpened,
    Sat,
    Started,
)
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import COLOURS, with_colours
from gloaming.server.tables.table import Table

from .permission import need_over, person_of
from .series import series_after

T = TypeVar("T")


def ask(table: Table, command: AskRematch, asking: Asking) -> list[Event]:
    """Want to play again."""
    need_over(table)
    person = person_of(asking)
    if person.id not in table.people:
        raise Refusal("not-yours", "only those who played can play again")
    if table.rematch or person.id in table.rematch_asked:
        return []
    return [RematchAsked(person.id, command.keeps_seats)]


def open_when_all_want_it(table: Table, asking: Asking) -> list[Event]:
    """Open a new table when everybody has asked."""
    if table.rematch or not table.rematch_asked or not asking.fresh_table:
        return []
    people = set(table.people)
    if not table.rematch_asked >= people:
        return []
    return [RematchOpened(asking.fresh_table, table.seat_keepers >= people)]


def first_events(table: Table, seed: str) -> list[Event]:
    """Return the events that open the table of a rematch, with those who sit there."""
    seats, series = table.seats, series_after(table)
    settings = table.settings
    if not table.rematch_keeps_seats:
        seats, series = moved_up(seats), moved_up(series)
        if COLOURS in settings.options:
            settings = with_colours(settings, moved_up(table.match.seat_names))
    opening = Opened(settings, table.opened_by, commitment(seed), series, table.context.id)
    taken = [Sat(number, seat.occupant) for number, seat in enumerate(seats) if seat.occupant]
    return [opening, *taken, *started_at_once(table)]


def started_at_once(table: Table) -> list[Event]:
    """Return the start of a rematch against bots, with all that was put together before."""
    if len(table.people) != 1:
        return []
    dressed: list[Event] = [Dressed(dict(table.look))] if table.look else []
    return [*dressed, Readied(table.people[0], is_ready=True), Started()]


def moved_up(seats: tuple[T, ...]) -> tuple[T, ...]:
    """Return what belongs to each seat after everybody has moved up one."""
    return (*seats[-1:], *seats[:-1])
