"""The guide of a seat, worked out and told."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
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
from gloaming.games.spokenchaos.telling import tell_known

from .reach_told import tell_reaches

PARTS = 6  # of a guide: ghosts in reach; the ghost and the piece asked about; lands, merges, spots
ARRIVAL = 3  # the last of them


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
        tell_none(out, PARTS)
    return length(out)


@compiled
def tell_none(out: Told, parts: int) -> None:
    """Tell that some parts are missing."""
    for _ in range(parts):
        tell(out, 0)


@compiled
def tell_help(out: Told, state: State, seat: int) -> None:
    """Tell what helps a seat that is to act; its plan is not one to go on with afterwards."""
    rooms = room_of(state)
    plan = state.plans[seat]
    has_arrived = is_walking(state, seat) and plan.steps != 0
    active, column, row, steps = plan.active, plan.column, plan.row, plan.steps
    tell(out, 1)
    tell_reaches(out, state, seat, rooms[0])
    plan.active, plan.column, plan.row, plan.steps = active, column, row, steps
    is_midnight = state.phase == MIDNIGHT
    tell_known(out, ghost_asked(state) if is_midnight else NO_GHOST)
    tell_known(out, piece_asked(state) if is_midnight else NO_PIECE)
    if has_arrived:
        tell_arrival(out, state, seat, rooms[0])
    else:
        tell_none(out, ARRIVAL)


@compiled
def tell_arrival(out: Told, state: State, seat: int, lobby: Lobby) -> None:
    """Tell which ghost will stand, with whom it merges, and every spot where it may end."""
    lands, partner = landing(state, seat, lobby)
    tell(out, 1)
    tell(out, lands)
    tell(out, 1)
    tell_known(out, partner)
    tell(out, 1)
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
