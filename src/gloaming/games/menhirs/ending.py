"""How a match ends, and how a series adds up (rules 3.6, 3.9 and 3.10)."""

from collections.abc import Iterable, Mapping

from gloaming.core.outcome import Outcome

from .board import size_of
from .options import SEATS
from .state import MENHIRS_FREE, OVER, State


def outcome(state: State) -> Outcome | None:
    """Return how a match ended, or None while it goes on."""
    if state.phase != OVER:
        return None
    if state.ending != MENHIRS_FREE:
        return Outcome("the rounds are over", (), (0,) * SEATS)
    winner = int(state.winner)
    points = int(size_of(state.mist)) if state.scoring else 1
    scores = tuple(points if seat == winner else 0 for seat in range(SEATS))
    return Outcome("every menhir is free", (winner,), scores)


def series_totals(matches: Iterable[tuple[tuple[str, str], Outcome]]) -> Mapping[str, int]:
    """Add up the scores of a series: for each match who sat where, and how it ended.

    >>> won = Outcome("every menhir is free", (0,), (7, 0))
    >>> series_totals([(("red", "blue"), won), (("blue", "red"), won)])
    {'red': 7, 'blue': 7}
    """
    totals: dict[str, int] = {}
    for players, ended in matches:
        for player, score in zip(players, ended.scores, strict=True):
            totals[player] = totals.get(player, 0) + score
    return totals
