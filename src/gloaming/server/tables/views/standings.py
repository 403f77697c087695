"""Standings: who came first and who came where behind them, and how a series stands."""

import numpy as np

from gloaming.server.tables.decisions.series import standing_of
from gloaming.server.tables.table import Table, Verdict

from .hopes import hopeless_seats
from .shown import ShownSeries


def places_of(table: Table, verdict: Verdict) -> tuple[int, ...]:
    """Return the place of every seat, equals on the same one; nothing where nobody won.

    Winners come first and those who gave up last, whatever they scored.
    """
    if not verdict.winners:
        return ()
    outcome, hopeless = table.match.outcome, hopeless_seats(table)
    scores = outcome.scores if outcome else (0,) * len(table.seats)
    merits = [
        (seat in verdict.winners, seat not in hopeless, score) for seat, score in enumerate(scores)
    ]
    places = np.empty(len(merits), np.int64)
    table.match.game.entry_points.write_places(np.array(merits, np.int64), places)
    return tuple(places.tolist())


def shown_series(table: Table) -> ShownSeries | None:
    """Return the standing that everybody may see; one match alone makes no series."""
    if not table.series:
        return None
    matches, tallies = standing_of(table)
    by_points = table.match.game.adds_up_points(table.match.options)
    totals = tuple(tally.points if by_points else tally.wins for tally in tallies)
    return ShownSeries(matches, by_points, totals)
