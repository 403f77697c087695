"""What helps a seat to choose beyond the listed actions: fields in reach, spots, who is meant."""

from typing import TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOT_SET, writer
from gloaming.games.spokenchaos.course.actor import is_to_act
from gloaming.games.spokenchaos.course.planning import is_walking
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.midnight.cards import ghost_asked, piece_asked
from gloaming.games.spokenchaos.planning.landing import landing, may_point, obstacles
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, WAYS, Lobby
from gloaming.games.spokenchaos.solids.room import (
    STATE,
    many_ghosts,
    new_body,
    room_of,
    size_of,
)
from gloaming.games.spokenchaos.solids.spots import MOST_SPOTS, SPOT_PARTS, free_spots
from gloaming.games.spokenchaos.state import MIDNIGHT, NO_GHOST, State

from .reach import Reach, put_reaches

# x and y in 1/32 field, the level, the height and the way that a ghost points there.
Spot: TypeAlias = tuple[int, int, int, float, int]


class Guide(msgspec.Struct, frozen=True):
    """What helps a seat to choose; nothing, if it is not asked."""

    ghost: int | UnsetType = UNSET  # about which the midnight card asks
    piece: int | UnsetType = UNSET
    lands: int | UnsetType = UNSET  # the ghost that will stand where the one on its way ends
    merges: int | UnsetType | None = UNSET  # with whom
    ghosts: list[Reach] | UnsetType = UNSET
    spots: list[Spot] | UnsetType = UNSET  # where it may end


put_guide = writer(Guide)


@entry_point(counted=("out",))
def guide_at(states: Records[State], seat: int, out: Told) -> int:
    """Tell what a seat can reach, the spots of the ghost on its way, and who is meant."""
    begin(out)
    tried = np.empty(1, STATE)
    tried[0] = states[0]
    state = tried[0]
    if is_to_act(state, seat):
        tell_help(out, state, seat)
    else:
        put_guide(out)
        tell(out, 0)  # spots
    return length(out)


@compiled
def tell_help(out: Told, state: State, seat: int) -> None:
    """Tell what helps a seat that is to act; its plan is not one to go on with afterwards."""
    rooms = room_of(state)
    plan = state.plans[seat]
    has_arrived = is_walking(state, seat) and plan.steps != 0
    active, column, row, steps = plan.active, plan.column, plan.row, plan.steps
    lands, partner = NO_GHOST, NOT_SET
    if has_arrived:
        lands, partner = landing(state, seat, rooms[0])
    is_midnight = state.phase == MIDNIGHT
    put_guide(
        out,
        ghost=ghost_asked(state) if is_midnight else NO_GHOST,
        piece=piece_asked(state) if is_midnight else NO_PIECE,
        lands=lands,
        merges=partner,
        ghosts=True,
    )
    put_reaches(out, state, seat, rooms[0])
    plan.active, plan.column, plan.row, plan.steps = active, column, row, steps
    tell(out, has_arrived)
    if has_arrived:
        tell_all_spots(out, state, seat, rooms[0], lands, partner)


@compiled
def tell_all_spots(
    out: Told, state: State, seat: int, lobby: Lobby, lands: int, partner: int
) -> None:
    """Tell every spot where a ghost may end."""
    place, count = tell_later(out), 0
    for way in range(len(WAYS)):
        if may_point(state, way):
            count += tell_spots(out, state, seat, lobby, lands, partner, way)
    tell_at(out, place, count)


@compiled
def tell_spots(
    out: Told, state: State, seat: int, lobby: Lobby, lands: int, partner: int, way: int
) -> int:
    """Tell the spots for a ghost that ends upright or lies one way; return how many there are."""
    plan, room, ghosts = state.plans[seat], many_ghosts(), many_ghosts()
    body = new_body(room, size_of(lands))
    body.way = way
    absent = 1 << plan.active
    if partner != NO_GHOST:
        absent |= 1 << partner
    others = ghosts[: obstacles(state, seat, absent, ghosts)]
    body.x, body.y = plan.column * STEPS_PER_FIELD, plan.row * STEPS_PER_FIELD
    spots = np.empty((MOST_SPOTS, SPOT_PARTS))  # most of it is never used
    count = free_spots(lobby, others, body, spots)
    for number in range(count):
        for part in range(SPOT_PARTS):
            tell(out, spots[number, part])
        tell(out, way)
    return count


def guide(states: Records[State], seat: int) -> Guide:
    """Return what a seat can reach, the spots of the ghost on its way, and who is meant."""
    found: Guide = told(Guide, guide_at, states, seat)
    return found
