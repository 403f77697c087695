"""What decided a match: wins that were missed or let in, and menhirs freed or covered at once."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.game import Moment
from gloaming.core.layout import Actions, Records
from gloaming.core.turning_points import (
    FIELDS,
    MOST,
    Points,
    TurningPoint,
    consider,
    points_told,
    tell_points,
)
from gloaming.games.menhirs.clusters.board import size_of
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.rounds import mover
from gloaming.games.menhirs.state import MENHIRS_FREE, MOVING, REMOVING, State

KINDS = ("missed", "let-in", "freed", "covered")


class Turning(TurningPoint, frozen=True):
    """A turning point, as the rules tell it."""

    kind: Annotated[str, KINDS]


class Turnings(msgspec.Struct, frozen=True):
    """What decided a match."""

    points: tuple[Turning, ...]


MISSED, LET_IN = KINDS.index("missed"), KINDS.index("let-in")
FREED, COVERED = KINDS.index("freed"), KINDS.index("covered")
MANY = 2  # menhirs freed or covered by one turn that are worth telling of

# Wins that were missed weigh most, the last one of them before all, then how the win was let in.
WEIGHT_OF_MISSED = 1 << 20
WEIGHT_OF_LET_IN = 1 << 10


@entry_point(counted=("out",))
def turning_points_at(states: Records[State], actors: Actions, out: Told) -> int:  # noqa: ARG001 - every game takes them
    """Tell missed wins, how the win was let in, and the largest changes, of all states."""
    points, found = np.zeros((MOST, FIELDS), np.int64), 0
    start, end_before = 0, 0
    while start < len(states) - 1:
        end = end_of_turn(states, start)
        if end > start and states[end].turns_made > states[start].turns_made:
            found = consider_turn(states, start, end, end_before, points, found)
            end_before = end
        start = max(end, start + 1)
    return tell_points(points, found, out)


@compiled
def end_of_turn(states: Records[State], start: int) -> int:
    """Return at which state the turn is over that is under way in one; the same if none is."""
    at = start
    while at < len(states) - 1 and is_played(states[at]) and states[at].turn == states[start].turn:
        at += 1
    return at


@compiled
def is_played(state: State) -> bool:
    """Tell whether somebody's turn is under way."""
    return state.phase in (MOVING, REMOVING)


@compiled
def covered(state: State) -> int:
    """Return how many menhirs lie under mist."""
    return size_of(state.mist & state.terms.menhirs)


@compiled
def consider_turn(
    states: Records[State], start: int, end: int, end_before: int, points: Points, found: int
) -> int:
    """Add what was missed, let in or changed by a turn; the one before ended at another state."""
    before, after = states[start], states[end]
    seat = mover(before)
    if after.ending == MENHIRS_FREE:
        if end_before:
            other, let = 1 - seat, covered(states[end_before])
            found = consider(points, found, end_before, LET_IN, other, let, WEIGHT_OF_LET_IN)
    elif winning_move(before.terms, before.mist, before.banned) != PASS:
        weight = WEIGHT_OF_MISSED + start
        found = consider(points, found, start + 1, MISSED, seat, 1, weight)
    freed = covered(before) - covered(after)
    if abs(freed) >= MANY:
        kind = FREED if freed > 0 else COVERED
        found = consider(points, found, end, kind, seat, abs(freed), abs(freed))
    return found


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return the last missed win, how the win was let in, and the largest changes."""
    return points_told(Turnings, turning_points_at, moments, last)
