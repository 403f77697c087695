"""The series of matches that rematches make: it goes on with the people, seat by seat.

Nothing but ids is kept of them: names are those of the seats.
"""

from typing import NamedTuple

from gloaming.core.series import Tally, tallies_after
from gloaming.server.tables.events import How, SeatTally
from gloaming.server.tables.seats import Occupant, Someone
from gloaming.server.tables.table import Table

# Endings that leave no result behind.
UNCOUNTED: tuple[How, ...] = ("abandoned", "expired")


class Standing(NamedTuple):
    """How a series stands: everybody's tally, by seat."""

    matches: int
    tallies: tuple[Tally, ...]


def standing_of(table: Table) -> Standing:
    """Return how the series stands, with the match of this table if it counts."""
    tallies = tuple(carried(table, seat) for seat in range(len(table.seats)))
    verdict, outcome = table.verdict, table.match.outcome
    if verdict is not None and verdict.how not in UNCOUNTED:
        is_played = verdict.how == "played" and outcome is not None
        scores = outcome.scores if is_played and outcome else ()
        tallies = tallies_after(tallies, verdict.winners, scores)
    return Standing(max(tally.matches for tally in tallies), tallies)


def carried(table: Table, seat: int) -> Tally:
    """Return what the one on a seat brought along: from this seat, or after changing seats."""
    who = key_of(table.seats[seat].occupant)
    here = table.series[seat : seat + 1]
    kept = next((one for one in (*here, *table.series) if who and one.who == who), None)
    return kept.tally if kept else Tally()


def series_after(table: Table) -> tuple[SeatTally, ...]:
    """Return the series as it goes on at the next table, by the seats of this one."""
    pairs = zip(table.seats, standing_of(table).tallies, strict=True)
    return tuple(SeatTally(key_of(seat.occupant), tally) for seat, tally in pairs)


def key_of(occupant: Occupant | None) -> str:
    """Return by what somebody is known in a series: a person's id, or a bot's name."""
    if occupant is None:
        return ""
    return occupant.id if isinstance(occupant, Someone) else f"bot {occupant.name}"
