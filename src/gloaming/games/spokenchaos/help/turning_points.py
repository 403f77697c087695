"""What decided a match: looks, whoever was seen by them or was not (rules 5 and 8).

Sets of ghosts are numbers with a bit for each, numbered among all.
"""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

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
from gloaming.core.writer import place_of
from gloaming.games.spokenchaos.course.ending import leaders, score
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS, MAX_PLAYERS, POINTS_OUT
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.room import size_of
from gloaming.games.spokenchaos.state import CATCHING, INSIDE, LOOKING, OUT, State

Kind: TypeAlias = Annotated[str, ("ahead", "caught", "slipped", "hidden")]


class Turning(TurningPoint, frozen=True):
    """A turning point, as the rules tell it."""

    kind: Kind


class Turnings(msgspec.Struct, frozen=True):
    """What decided a match."""

    points: tuple[Turning, ...]


AHEAD, CAUGHT = place_of(Kind, "ahead"), place_of(Kind, "caught")
SLIPPED, HIDDEN = place_of(Kind, "slipped"), place_of(Kind, "hidden")

WEIGHT_OF_LEAD = 1 << 20
ALL_SEATS = -1


@entry_point(counted=("out",))
def turning_points_at(states: Records[State], actors: Actions, out: Told) -> int:  # noqa: ARG001 - every game takes them
    """Tell the look after which the winner led for good, and those at which most was at stake."""
    points = np.zeros((MOST, FIELDS), np.int64)
    found, look = consider_lead(states, points), next_look(states, 0)
    while look < len(states):
        following = next_look(states, look)
        later = states[min(following, len(states) - 1)]
        found = consider_look(states[look], later, look, points, found)
        look = following
    return tell_points(points, found, out)


@compiled
def next_look(states: Records[State], at: int) -> int:
    """Return how many moments there were with the next look, or more than there are."""
    at += 1
    while at < len(states):
        if states[at - 1].phase == LOOKING and states[at].phase == CATCHING:
            return at
        at += 1
    return at


@compiled
def consider_lead(states: Records[State], points: Points) -> int:
    """Add the look after which whoever leads alone at the end has led ever since.

    Points in the lobby count, so a lead that a plan takes is one only when the look has passed.
    """
    last = len(states) - 1
    first = leaders(states[last])
    seat = only_one(first)
    if seat < 0:
        return 0
    ahead = last
    while ahead > 0 and leaders(states[ahead - 1]) == first:
        ahead -= 1
    chosen, look = 0, next_look(states, 0)
    while look <= last and chosen + 1 < ahead:
        chosen, look = look, next_look(states, look)
    if chosen == 0 and look <= last:
        chosen = look
    if chosen == 0:
        return 0
    reached = score(states[min(chosen + 1, last)], seat)
    return consider(points, 0, chosen, AHEAD, seat, reached, WEIGHT_OF_LEAD)


@compiled
def only_one(seats: int) -> int:
    """Return the seat of a set of one, or -1."""
    if seats == 0 or seats & (seats - 1):
        return -1
    seat = 0
    while seats >> (seat + 1):
        seat += 1
    return seat


@compiled
def consider_look(seen: State, later: State, look: int, points: Points, found: int) -> int:
    """Add what was at stake at a look, in points: ghosts that were caught, or slipped out."""
    caught, hidden, slipped = 0, 0, 0
    for ghost in range(ALL_GHOSTS):
        if seen.figures[ghost].where == INSIDE:
            if seen.figures[ghost].samples >= enough(seen.grid):
                caught |= 1 << ghost
            else:
                hidden |= 1 << ghost
                slipped |= (later.figures[ghost].where == OUT) << ghost
    if caught:
        owner, weight = owner_of_most(caught), worth(caught, ALL_SEATS)
        found = consider(points, found, look, CAUGHT, owner, size(caught, ALL_SEATS), weight)
    if slipped:
        owner = owner_of_most(slipped)
        weight = worth(slipped, owner)
        found = consider(points, found, look, SLIPPED, owner, size(slipped, owner), weight)
    if hidden and not caught:
        owner = owner_of_most(hidden)
        found = consider(points, found, look, HIDDEN, owner, size(hidden, owner), 0)
    return found


@compiled
def worth(ghosts: int, seat: int) -> int:
    """Return the points of ghosts that get out, of one seat or of all."""
    total = 0
    for ghost in range(ALL_GHOSTS):
        if ghosts >> ghost & 1 and seat in (ALL_SEATS, ghost // GHOSTS):
            total += POINTS_OUT[size_of(ghost % GHOSTS)]
    return total


@compiled
def size(ghosts: int, seat: int) -> int:
    """Return how many ghosts there are, of one seat or of all."""
    count = 0
    for ghost in range(ALL_GHOSTS):
        count += ghosts >> ghost & 1 and seat in (ALL_SEATS, ghost // GHOSTS)
    return count


@compiled
def owner_of_most(ghosts: int) -> int:
    """Return whose most of some ghosts are, by their worth; of equals the first."""
    best = -1
    for seat in range(MAX_PLAYERS):
        if size(ghosts, seat) and (best < 0 or worth(ghosts, seat) > worth(ghosts, best)):
            best = seat
    return best


def turning_points(moments: Sequence[Moment], last: Records[State]) -> list[TurningPoint]:
    """Return the look after which the winner led for good, and those at which most was at stake."""
    return points_told(Turnings, turning_points_at, moments, last)
