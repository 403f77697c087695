"""What the server must do by itself, and when."""

from gloaming.server.tables.clock import MOST_LAG
from gloaming.server.tables.commands import Asking, Tick
from gloaming.server.tables.events import Ended, Event, TimedOut
from gloaming.server.tables.settings import DAY
from gloaming.server.tables.table import Table

from .leaving import gone_at, replaced

OPEN_FOR = DAY  # a table at which no match starts is closed
BOT_PATIENCE = 10.0  # a bot that has not acted by then is woken, by whatever process finds it


def deadline(table: Table) -> float | None:
    """Return when the server must act next, if nothing else happens before."""
    if table.phase == "open":
        return table.created_at + OPEN_FOR
    flags = [flag_of(table, seat) for seat in table.to_act]
    gone = [gone_at(table, person) for person in table.away]
    bots = [table.turned_at + BOT_PATIENCE] if table.bots_to_act() else []
    return min([due for due in (*flags, *gone, *bots) if due is not None], default=None)


def flag_of(table: Table, seat: int) -> float | None:
    """Return when a seat loses on time: a command may still be on its way until then."""
    flag = table.flag(seat)
    return None if flag is None or table.phase != "running" else flag + MOST_LAG


def tick(table: Table, _: Tick, asking: Asking) -> list[Event]:
    """Do whatever is due."""
    if table.phase == "open" and asking.now >= table.created_at + OPEN_FOR:
        return [Ended("expired")]
    late = [
        TimedOut(seat)
        for seat in table.to_act
        if (due := flag_of(table, seat)) is not None and due <= asking.now
    ]
    return [*late] or replaced(table, asking.now)
