"""The end of a match that was played out."""

from gloaming.core.outcome import Outcome
from gloaming.server.tables.commands import Asking
from gloaming.server.tables.events import Ended, Event
from gloaming.server.tables.table import Table


def end_when_played_out(table: Table, _: Asking) -> list[Event]:
    """End when the rules say so."""
    if table.phase != "running" or table.to_act:
        return []
    outcome = table.match.outcome
    return [Ended("played", winners_of(table, outcome))] if outcome else []


def winners_of(table: Table, outcome: Outcome) -> tuple[int, ...]:
    """Return the winners among those who can win; the best of them, if none of them won."""
    hopeful = [number for number, seat in enumerate(table.seats) if not seat.forfeit]
    winners = tuple(seat for seat in outcome.winners if seat in hopeful)
    if winners or not outcome.winners or not hopeful:
        return winners
    best = max(outcome.scores[seat] for seat in hopeful)
    return tuple(seat for seat in hopeful if outcome.scores[seat] == best)
