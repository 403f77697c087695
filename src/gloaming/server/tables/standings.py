"""The standings at the end: who came first, and who came where behind them."""

from .hopes import hopeless_seats
from .table import Table, Verdict


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
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
