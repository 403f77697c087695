"""Those who cannot be reached: a countdown, then a bot plays for them until they come back."""

from gloaming.server.tables.commands import Asking, ComeBack, GoAway, Regain
from gloaming.server.tables.events import BotTookOver, CameBack, Event, SeatRegained, WentAway
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import Correspondence
from gloaming.server.tables.table import Table

from .permission import need_own_seat, need_running


def go_away(table: Table, command: GoAway, _: Asking) -> list[Event]:
    """Begin the countdown; where a move may take days, being away is no matter."""
    if table.phase != "running" or isinstance(table.settings.clock, Correspondence):
        return []
    if command.person not in table.people or command.person in table.away:
        return []
    return [WentAway(command.person)]


def come_back(table: Table, command: ComeBack, _: Asking) -> list[Event]:
    """Stop the countdown, or send the bot away."""
    return [CameBack(command.person)] if command.person in table.away else []


def regain(table: Table, command: Regain, asking: Asking) -> list[Event]:
    """Play again for oneself."""
    need_running(table)
    need_own_seat(table, asking, command.seat)
    seat = table.seats[command.seat]
    if seat.forfeit:
        raise Refusal("not-yours", f"you {seat.forfeit}, so the bot plays on", "seat")
    return [SeatRegained(command.seat)] if seat.stand_in else []


def gone_at(table: Table, person: str) -> float | None:
    """Return when a bot comes for somebody who is away, while somebody else waits."""
    patience = table.settings.away_seconds
    if table.phase != "running" or patience is None or person not in table.away:
        return None
    if all(other in table.away for other in table.people):
        return None
    if not any(table.seats[seat].has_player for seat in table.seats_of(person)):
        return None
    return table.away[person] + patience


def replaced(table: Table, now: float) -> list[Event]:
    """Let bots play for all whose countdown has ended."""
    return [
        BotTookOver(seat)
        for person in table.away
        if (due := gone_at(table, person)) is not None and due <= now
        for seat in table.seats_of(person)
        if table.seats[seat].has_player
    ]
