"""What helps a seat to choose beyond the listed actions: fields in reach, spots, who is meant."""

from typing import TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.course.actor import is_to_act
from gloaming.games.spokenchaos.course.planning import is_walking
from gloaming.games.spokenchaos.midnight.cards import MIDNIGHT_CARDS
from gloaming.games.spokenchaos.planning.landing import landing, may_point, obstacles
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, WAYS
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of, size_of
from gloaming.games.spokenchaos.solids.spots import MOST_SPOTS, SPOT_PARTS, free_spots
from gloaming.games.spokenchaos.state import MIDNIGHT, NO_GHOST, State

from .reach import Reach, reaches

# x and y in 1/32 field, the level, the height and the way that a ghost points there.
Spot: TypeAlias = tuple[int, int, int, float, int]


class Guide(msgspec.Struct, frozen=True):
    """What helps a seat to choose; nothing, if it is not asked."""

    ghosts: list[Reach] | UnsetType = UNSET
    ghost: int | UnsetType = UNSET  # about which the midnight card asks
    piece: int | UnsetType = UNSET
    lands: int | UnsetType = UNSET  # the ghost that will stand where the one on its way ends
    merges: int | UnsetType | None = UNSET  # with whom
    spots: list[Spot] | UnsetType = UNSET  # where it may end


def guide(states: Records[State], seat: int) -> Guide:
    """Return what a seat can reach, the spots of the ghost on its way, and who is meant."""
    state = clone(states)[0]
    if not is_to_act(state, seat):
        return Guide()
    told = replace(meant(state), ghosts=reaches(states, seat))
    if is_walking(state, seat) and state.plans[seat].steps != 0:
        return arrival(told, state, seat)
    return told


def meant(state: State) -> Guide:
    """Return which ghost or which piece the midnight card asks about."""
    if state.phase != MIDNIGHT:
        return Guide()
    asked = MIDNIGHT_CARDS[state.midnight].asked(state)
    return Guide(ghost=asked.ghost, piece=asked.piece)


def arrival(told: Guide, state: State, seat: int) -> Guide:
    """Return which ghost will stand, with whom it merges, and every spot where it may end."""
    lands, partner = landing(state, seat, room_of(state)[0])
    spots = [spot for way in range(len(WAYS)) for spot in spots_lying(state, seat, way)]
    merges = int(partner) if partner != NO_GHOST else None
    return replace(told, lands=int(lands), merges=merges, spots=spots)


def spots_lying(state: State, seat: int, way: int) -> list[Spot]:
    """Return the spots for a ghost that ends upright or lies one way."""
    if not may_point(state, way):
        return []
    plan, room, ghosts = state.plans[seat], many_ghosts(), many_ghosts()
    lobby = room_of(state)[0]
    lands, partner = landing(state, seat, lobby)
    body = new_body(room, size_of(lands))
    body.way = way
    body.x, body.y = plan.column * STEPS_PER_FIELD, plan.row * STEPS_PER_FIELD
    absent = (1 << plan.active) | (1 << partner if partner != NO_GHOST else 0)
    others = ghosts[: obstacles(state, seat, absent, ghosts)]
    spots = np.empty((MOST_SPOTS, SPOT_PARTS))
    count = free_spots(lobby, others, body, spots)
    return [
        (int(x), int(y), int(level), height, way) for x, y, level, height in spots[:count].tolist()
    ]
