"""Where a ghost ends its move: its spot in the field, and with whom it merges (rules 4, 7)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import GHOSTS, LARGE, MEDIUM, SMALL
from gloaming.games.spokenchaos.midnight.take_cover import TAKE_COVER
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    HALF_FIELD,
    STEPS_PER_FIELD,
    UP,
    WAYS,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    gather,
    many_ghosts,
    new_body,
    room_of,
    size_of,
)
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts, spot_parts
from gloaming.games.spokenchaos.state import INSIDE, MIDNIGHT, NO_GHOST, SUPPLY, Plan, State


@compiled
def may_point(state: State, way: int) -> bool:
    """Tell whether ghosts may end so: upright, or lying while all take cover (rules 6)."""
    return (way != UP) == (state.midnight == TAKE_COVER)


@compiled
def obstacles(state: State, seat: int, absent: int, ghosts: Records[Ghost]) -> int:
    """Write the ghosts that a seat's plan regards; absent is a set of its own.

    Plans made in secret regard only one's own ghosts: all others may be gone by then.
    """
    count = gather(state.plans[seat].figures, absent, ghosts, 0)
    if state.in_turn or state.phase == MIDNIGHT:
        own = ((1 << GHOSTS) - 1) << (seat * GHOSTS)
        count = gather(state.figures, own, ghosts, count)
    return count


@compiled
def field_bit(column: int, row: int) -> int:
    """Return a field as a bit."""
    return 1 << (row * FIELDS + column)


@compiled
def is_at(plan: Plan, ghost: int, column: int, row: int) -> bool:
    """Tell whether a ghost of a plan stands in a field."""
    figure = plan.figures[ghost]
    is_there = figure.body.x // STEPS_PER_FIELD == column
    return figure.where == INSIDE and is_there and figure.body.y // STEPS_PER_FIELD == row


@compiled
def merged_size(one: int, other: int) -> int:
    """Return the size that two ghosts make together, or NO_GHOST if they do not merge."""
    if one == SMALL and other == SMALL:
        return MEDIUM
    if one + other == SMALL + MEDIUM:
        return LARGE
    return NO_GHOST


@compiled
def spare(plan: Plan, size: int) -> int:
    """Return a ghost of a size that is in the box, or NO_GHOST."""
    for ghost in range(GHOSTS):
        if size_of(ghost) == size and plan.figures[ghost].where == SUPPLY:
            return ghost
    return NO_GHOST


@compiled
def landing(state: State, seat: int, lobby: Lobby) -> tuple[int, int]:
    """Return which ghost will stand where the active one ends, and with whom it merges.

    They merge if the bigger ghost is in the box and fits into the field (rules 7).
    """
    plan = state.plans[seat]
    active = plan.active
    if not state.merging or plan.merged_fields & field_bit(plan.column, plan.row):
        return active, NO_GHOST
    for partner in range(GHOSTS):
        if partner != active and is_at(plan, partner, plan.column, plan.row):
            bigger = spare(plan, merged_size(size_of(active), size_of(partner)))
            if bigger != NO_GHOST and fits_somewhere(state, seat, lobby, bigger, partner):
                return bigger, partner
    return active, NO_GHOST


@compiled
def fits_somewhere(state: State, seat: int, lobby: Lobby, ghost: int, partner: int) -> bool:
    """Tell whether a ghost fits into the field of the active one, which makes way, in any way."""
    plan = state.plans[seat]
    ghosts, room = many_ghosts(), many_ghosts()
    absent = 1 << plan.active
    if partner != NO_GHOST:
        absent |= 1 << partner
    count = obstacles(state, seat, absent, ghosts)
    body = new_body(room, size_of(ghost))
    for way in range(len(WAYS)):
        if may_point(state, way):
            body.way = way
            body.x = plan.column * STEPS_PER_FIELD + HALF_FIELD
            body.y = plan.row * STEPS_PER_FIELD + HALF_FIELD
            if find_nearest(lobby, ghosts[:count], body):
                return True
    return False


@compiled
def land(state: State, seat: int, lobby: Lobby, lands: int, partner: int, body: Ghost) -> bool:
    """Tell whether a ghost may end at just this spot of the active one's field.

    The body has its place and its way, and as its height the number of its level; it gets
    the height itself.
    """
    plan = state.plans[seat]
    level = int(body.bottom)
    heights = np.empty(MOST_LEVELS)
    if not is_in_one_field(body) or level >= levels(lobby, body, heights):
        return False
    body.bottom = heights[level]
    absent = (1 << plan.active) | (1 << lands)
    if partner != NO_GHOST:
        absent |= 1 << partner
    ghosts = many_ghosts()
    return is_free_of_ghosts(body, ghosts[: obstacles(state, seat, absent, ghosts)])


@compiled
def set_spot(plan: Plan, spot: int, body: Ghost) -> None:
    """Write a spot of the active ghost's field into a body, its level as the height."""
    way, level, x, y = spot_parts(spot)
    body.way, body.bottom = way, level
    body.x = plan.column * STEPS_PER_FIELD + x
    body.y = plan.row * STEPS_PER_FIELD + y


@compiled
def may_land(state: State, seat: int, lobby: Lobby, spot: int) -> bool:
    """Tell whether the active ghost may end at a spot."""
    plan = state.plans[seat]
    room = many_ghosts()
    lands, partner = landing(state, seat, lobby)
    body = new_body(room, size_of(lands))
    set_spot(plan, spot, body)
    lies_well = may_point(state, int(body.way))
    return lies_well and land(state, seat, lobby, lands, partner, body)


@compiled
def may_end_at(state: State, seat: int, spot: int) -> bool:
    """Tell whether the ghost on its way may end at a spot: only after a step."""
    plan = state.plans[seat]
    if plan.active == NO_GHOST or plan.steps == 0:
        return False
    rooms = room_of(state)
    return may_land(state, seat, rooms[0], spot)


@compiled
def stand(state: State, seat: int, lobby: Lobby, spot: int) -> int:
    """Put the ghost that lands at a spot where it may; return its partner, if it merges."""
    plan = state.plans[seat]
    room = many_ghosts()
    lands, partner = landing(state, seat, lobby)
    body = new_body(room, size_of(lands))
    set_spot(plan, spot, body)
    land(state, seat, lobby, lands, partner, body)
    copy_body(body, plan.figures[lands].body)
    plan.figures[lands].where = INSIDE
    plan.moved[plan.count] = lands
    return partner
