"""The score and the outcome as numbers, in the order of the fields of `ending`."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.options import SEATS
from gloaming.games.menhirs.state import MENHIRS_FREE, OVER, State

# The places of what is counted, and how many there are.
FREE, COVERED, MIST, SUPPLY, COUNTED = range(5)


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell how a match ended; nothing while it goes on."""
    state = states[0]
    begin(out)
    tell(out, state.phase == OVER)
    if state.phase == OVER:
        tell(out, state.ending)
        tell_winners(state, out)
        tell(out, SEATS)
        for seat in range(SEATS):
            tell(out, points_of(state, seat))
    return length(out)


@compiled
def tell_winners(state: State, out: Told) -> None:
    """Tell who won, if anybody did."""
    tell(out, state.ending == MENHIRS_FREE)
    if state.ending == MENHIRS_FREE:
        tell(out, state.winner)


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
