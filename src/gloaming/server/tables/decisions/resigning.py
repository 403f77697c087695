"""Giving up: a match of two ends, in a larger one a bot plays on and cannot win.

When only bots are left that can win, they have won.
"""

from gloaming.server.tables.commands import Asking, Resign
from gloaming.server.tables.events import Ended, Event, How, Resigned
from gloaming.server.tables.table import Table

from .permission import need_player


def resign(table: Table, command: Resign, asking: Asking) -> list[Event]:
    """Give up a seat."""
    need_player(table, asking, command.seat)
    return [Resigned(command.seat)]


def end_when_given_up(table: Table, _: Asking) -> list[Event]:
    """End when one seat remains that can win, or no person is left to play on."""
    forfeits = [seat.forfeit for seat in table.seats if seat.forfeit]
    if not forfeits or table.phase != "running":
        return []
    hopeful = tuple(number for number, seat in enumerate(table.seats) if not seat.forfeit)
    how: How = "timed out" if "timed out" in forfeits else "resigned"
    has_people = any(table.seats[number].person for number in hopeful)
    return [] if has_people and len(hopeful) > 1 else [Ended(how, hopeful)]
