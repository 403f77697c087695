"""How a match ends and what it scores (rules 3.6, 3.9 and 3.10)."""

from typing import Annotated, TypeAlias, cast

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.writer import place_of, writer
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.options import SEATS
from gloaming.games.menhirs.state import MENHIRS_FREE, OVER, State

# In the order of `state`; nothing while a match goes on.
REASONS = ("", "every menhir is free", "the rounds are over")

Counted: TypeAlias = Annotated[str, ("free", "covered", "mist", "supply")]


class Ended(msgspec.Struct, frozen=True):
    """The end of a match."""

    reason: Annotated[str, REASONS]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class TableScore(Score, frozen=True, omit_defaults=True):
    """Menhirs and mist, which belong to nobody."""

    seats: tuple[dict[Counted, int], ...] = ()
    common: dict[Counted, int] = {}  # noqa: RUF012 - msgspec copies it


FREE, COVERED = place_of(Counted, "free"), place_of(Counted, "covered")
MIST, SUPPLY = place_of(Counted, "mist"), place_of(Counted, "supply")
COUNTED = 4

put_ended = writer(Ended)


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell how a match ended; nothing while it goes on."""
    state = states[0]
    begin(out)
    tell(out, state.phase == OVER)
    if state.phase == OVER:
        winners = np.full(int(state.ending == MENHIRS_FREE), state.winner)
        scores = np.array([points_of(state, seat) for seat in range(SEATS)])
        put_ended(out, reason=state.ending, winners=winners, scores=scores)
    return length(out)


@compiled
def points_of(state: State, seat: int) -> int:
    """Return what a seat scores: the winner the mist that is left, or one (rules 3.10)."""
    if state.ending != MENHIRS_FREE or state.winner != seat:
        return 0
    return size_of(state.mist) if state.scoring else 1


@entry_point(counted=("out",))
def score_at(states: Records[State], out: Told) -> int:
    """Tell the menhirs free and covered, and the mist on the board and still to be placed.

    Those under mist may be out of sight: they are counted by how many were dealt.
    """
    state = states[0]
    free = size_of(state.terms.menhirs & ~state.mist)
    begin(out)
    tell(out, 0)  # no seat has a score of its own
    tell(out, COUNTED)
    tell_count(FREE, free, out)
    tell_count(COVERED, state.menhirs_dealt - size_of(state.face_down) - free, out)
    tell_count(MIST, size_of(state.mist), out)
    tell_count(SUPPLY, state.supply, out)
    return length(out)


@compiled
def tell_count(what: int, count: int, out: Told) -> None:
    """Tell how many there are of something."""
    tell(out, what)
    tell(out, count)


def outcome(states: Records[State]) -> Outcome | None:
    """Return how a match ended, or None while it goes on."""
    ended = told(Ended | None, outcome_at, states)
    return ended and Outcome(ended.reason, ended.winners, ended.scores)


def score(states: Records[State]) -> Score:
    """Return the menhirs free and covered, and the mist on the board and still to be placed."""
    return cast("Score", told(TableScore, score_at, states))
