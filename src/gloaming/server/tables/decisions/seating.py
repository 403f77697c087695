"""Taking seats, leaving them, and starting when all are ready."""

from gloaming.server.tables.commands import Asking, PutBot, Ready, RemoveBot, Sit, StandUp
from gloaming.server.tables.events import Event, Readied, Sat, Started, StoodUp
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Program, Someone
from gloaming.server.tables.table import Table

from .permission import need_open, need_own_seat, need_seat, person_of


def sit(table: Table, command: Sit, asking: Asking) -> list[Event]:
    """Take an empty seat; one person may take several."""
    need_empty(table, command.seat)
    return [Sat(command.seat, person_of(asking), command.is_first_match)]


def stand_up(table: Table, command: StandUp, asking: Asking) -> list[Event]:
    """Leave one's seat."""
    need_open(table)
    need_own_seat(table, asking, command.seat)
    return [StoodUp(command.seat)]


def put_bot(table: Table, command: PutBot, asking: Asking) -> list[Event]:
    """Let a bot sit down; only who opened the table may."""
    need_opener(table, person_of(asking))
    need_empty(table, command.seat)
    if command.bot not in table.context.bots:
        known = ", ".join(table.context.bots)
        raise Refusal("no-such-bot", f"there is no bot {command.bot!r} here; there is {known}")
    return [Sat(command.seat, Program(command.bot))]


def remove_bot(table: Table, command: RemoveBot, asking: Asking) -> list[Event]:
    """Send a bot away; only who opened the table may."""
    need_opener(table, person_of(asking))
    need_open(table)
    need_seat(table, command.seat)
    if not isinstance(table.seats[command.seat].occupant, Program):
        raise Refusal("seat-empty", "no bot sits there", "seat")
    return [StoodUp(command.seat)]


def ready(table: Table, command: Ready, asking: Asking) -> list[Event]:
    """Want to start, or not yet."""
    need_open(table)
    person = person_of(asking)
    if person.id not in {*table.people, table.opened_by.id}:
        raise Refusal("not-yours", "take a seat first")
    if is_told(table, person.id, is_ready=command.is_ready):
        return []
    return [Readied(person.id, command.is_ready)]


def is_told(table: Table, person: str, *, is_ready: bool) -> bool:
    """Tell whether a person's wish to start is known already, at all of their seats."""
    told = [table.seats[seat].is_ready for seat in table.seats_of(person)]
    told += [table.opener_is_ready] if person == table.opened_by.id else []
    return all(known == is_ready for known in told)


def need_empty(table: Table, seat: int) -> None:
    """Refuse a seat that somebody has."""
    need_open(table)
    need_seat(table, seat)
    if table.seats[seat].occupant is not None:
        raise Refusal("seat-taken", "somebody sits there already", "seat")


def need_opener(table: Table, person: Someone) -> None:
    """Refuse everybody but who opened the table."""
    if person.id != table.opened_by.id:
        raise Refusal("not-yours", "only who opened the table can do this")


def start_when_all_are_ready(table: Table, _: Asking) -> list[Event]:
    """Start when every seat is filled and every person is ready."""
    if table.phase != "open" or any(seat.occupant is None for seat in table.seats):
        return []
    waiting = [seat for seat in table.seats if seat.person and not seat.is_ready]
    only_bots = not table.people
    if waiting or (only_bots and not table.opener_is_ready):
        return []
    return [Started()]
