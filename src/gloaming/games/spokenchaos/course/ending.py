"""How a match of Spokenchaos ends, and who wins (rules 8)."""

from typing import Annotated, TypeAlias

import msgspec
import numpy as np
from msgspec.structs import asdict

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions, Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.writer import place_of, writer
from gloaming.games.spokenchaos.material import GHOSTS, POINTS_INSIDE, POINTS_OUT
from gloaming.games.spokenchaos.sets import members
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import BESIDE, FIRST_EDITION, INSIDE, OUT, OVER, SUPPLY, State

Reason: TypeAlias = Annotated[str, ("the cards are used up",)]
OfSeat: TypeAlias = Annotated[str, ("points", "out")]
InCommon: TypeAlias = Annotated[str, ("ghosts",)]


class Counted(Score, frozen=True, omit_defaults=True):
    """Everybody's points and ghosts out, and how many ghosts everybody has."""

    seats: tuple[dict[OfSeat, int], ...] = ()
    common: dict[InCommon, int] = msgspec.field(default_factory=dict)


class Ended(msgspec.Struct, frozen=True):
    """How a match ended."""

    reason: Reason
    winners: tuple[int, ...]
    scores: tuple[int, ...]


CARDS_USED_UP = place_of(Reason, "the cards are used up")
COUNT_POINTS, COUNT_OUT = place_of(OfSeat, "points"), place_of(OfSeat, "out")
COUNT_GHOSTS = place_of(InCommon, "ghosts")
COUNTS = 2

put_ended = writer(Ended)


@entry_point(counted=("out",))
def score_at(states: Records[State], out: Told) -> int:
    """Tell everybody's points, as if the match ended now, and ghosts out."""
    begin(out)
    state = states[0]
    tell(out, state.players)
    for seat in range(state.players):
        tell(out, COUNTS)
        tell(out, COUNT_POINTS)
        tell(out, score(state, seat))
        tell(out, COUNT_OUT)
        tell(out, count_at(state, seat, OUT))
    tell(out, 1)
    tell(out, COUNT_GHOSTS)
    tell(out, GHOSTS)
    return length(out)


@entry_point(counted=("out",))
def outcome_at(states: Records[State], out: Told) -> int:
    """Tell who has won, if the match is over."""
    begin(out)
    state = states[0]
    is_over = state.phase == OVER
    tell(out, is_over)
    if is_over:
        winners = members(leaders(state))
        put_ended(out, reason=CARDS_USED_UP, winners=winners, scores=scores(state))
    return length(out)


@compiled
def scores(state: State) -> Actions:
    """Return everybody's points."""
    points = np.empty(state.players, np.int64)
    for seat in range(state.players):
        points[seat] = score(state, seat)
    return points


@compiled
def score(state: State, seat: int) -> int:
    """Return the points of a seat, as if the match ended now."""
    points = 0
    for ghost in range(GHOSTS):
        where = state.figures[seat * GHOSTS + ghost].where
        if where == OUT:
            points += POINTS_OUT[size_of(ghost)]
        elif where == INSIDE:
            points += POINTS_INSIDE[size_of(ghost)]
    return points


@compiled
def count_at(state: State, seat: int, where: int) -> int:
    """Return how many ghosts of a seat are somewhere."""
    count = 0
    for number in range(seat * GHOSTS, (seat + 1) * GHOSTS):
        if state.figures[number].where == where:
            count += 1
    return count


@compiled
def leaders(state: State) -> int:
    """Return who would win if the match ended now, a bit for each seat."""
    most = merit(state, 0)
    for seat in range(1, state.players):
        most = max(most, merit(state, seat))
    found = 0
    for seat in range(state.players):
        if merit(state, seat) == most:
            found |= 1 << seat
    return found


@compiled
def merit(state: State, seat: int) -> int:
    """Return one number for the points of a seat, and for what decides between equals.

    These are most ghosts out, then fewest left; nobody has more of either than ghosts.
    """
    counted = score(state, seat) * (GHOSTS + 1) + count_at(state, seat, OUT)
    return counted * (GHOSTS + 1) - left_beside(state, seat)


@compiled
def left_beside(state: State, seat: int) -> int:
    """Return how many ghosts of a seat are neither in the lobby nor out."""
    boxed = 0 if state.edition == FIRST_EDITION else count_at(state, seat, SUPPLY)
    return count_at(state, seat, BESIDE) + boxed


def score_of(states: Records[State]) -> Score:
    """Return everybody's points and ghosts out."""
    counted: Counted = told(Counted, score_at, states)
    return counted


def outcome(states: Records[State]) -> Outcome | None:
    """Return who has most points; then most ghosts out, fewest beside the start side."""
    ended: Ended | None = told(Ended | None, outcome_at, states)
    return Outcome(**asdict(ended)) if ended else None
