"""What a command needs before anything else: the right phase, seat and person."""

from gloaming.server.tables.commands import Asking
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.table import Table


def person_of(asking: Asking) -> Someone:
    """Return the person who asks."""
    if asking.person is None:
        raise Refusal("forbidden", "only a person can ask for this")
    return asking.person


def need_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", f"this table has seats 0 to {len(table.seats) - 1}", "seat")


def need_own_seat(table: Table, asking: Asking, seat: int) -> None:
    """Refuse a seat that belongs to somebody else."""
    need_seat(table, seat)
    if seat not in table.seats_of(person_of(asking).id):
        raise Refusal("not-yours", "this seat is not yours", "seat")


def need_player(table: Table, asking: Asking, seat: int) -> None:
    """Refuse a seat for which its person does not play at the moment."""
    need_running(table)
    need_own_seat(table, asking, seat)
    if not table.seats[seat].has_player:
        raise Refusal("not-yours", "a bot plays for this seat", "seat")


def need_open(table: Table) -> None:
    """Refuse what can only be done before the match."""
    if table.phase != "open":
        raise Refusal("not-open", "the match has started already")


def need_running(table: Table) -> None:
    """Refuse what can only be done during the match."""
    if table.phase != "running":
        raise Refusal("not-running", "the match is not running")


def need_over(table: Table) -> None:
    """Refuse what can only be done after the match."""
    if table.phase != "over":
        raise Refusal("not-over", "the match is not over yet")
