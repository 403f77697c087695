"""Those who cannot win any more: they are shown no chances, and asked for nothing."""

from collections.abc import Collection

from msgspec.structs import replace

from gloaming.server.tables.table import Table

from .shown import TableNow


def hopeless_seats(table: Table) -> frozenset[int]:
    """Return the seats that cannot win any more, whatever happens on the board."""
    return frozenset([number for number, seat in enumerate(table.seats) if seat.forfeit])


def has_given_up(table: Table, own: Collection[int]) -> bool:
    """Tell whether somebody sits at a running match and cannot win it any more."""
    return table.phase == "running" and bool(own) and hopeless_seats(table).issuperset(own)


def without_hopes(now: TableNow) -> TableNow:
    """Return a table as those see it who gave up: no chances, and nothing to consent to."""
    seats = tuple([replace(seat, thought=None) for seat in now.seats])
    return replace(now, seats=seats, takeback=None, draw_offer=None, abandon_votes=(), chances=None)
