"""How a match ends and what it scores (rules 3.6, 3.9 and 3.10)."""

from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.options import SEATS
from gloaming.games.menhirs.state import MENHIRS_FREE, OVER, State


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


def score(state: State) -> Score:
    """Return the menhirs free and covered, and the mist on the board and still to be placed.

    Those under mist may be out of sight: they are counted by how many were dealt.
    """
    free = size_of(state.terms.menhirs & ~state.mist)
    covered = state.menhirs_dealt - size_of(state.face_down) - free
    counts = {"free": free, "covered": covered, "mist": size_of(state.mist), "supply": state.supply}
    return Score((), {name: int(count) for name, count in counts.items()})
