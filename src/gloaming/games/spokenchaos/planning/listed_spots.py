"""Some spots of a field where a ghost may end, for those who choose from a list."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import SPOT
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, levels
from gloaming.games.spokenchaos.solids.lobby import (
    HALF_FIELD,
    STEPS_PER_FIELD,
    TOUCH,
    WAYS,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of, size_of
from gloaming.games.spokenchaos.solids.spots import spot_number
from gloaming.games.spokenchaos.state import MIDNIGHT, NO_GHOST, State

from .landing import land, landing, may_point, obstacles

MOST_SPOTS_LISTED = 40

# Offsets of the listed spots, the middle first: there every ghost fits into the field.
LATTICE = np.array([HALF_FIELD, 9, 23])


@compiled
def add_spots(state: State, seat: int, out: Actions, count: int) -> int:
    """Add the actions by which the ghost on its way may end, once it has taken a step."""
    if state.plans[seat].steps == 0:
        return count
    rooms = room_of(state)
    spots = list_spots(state, seat, rooms[0], out[count:])
    for number in range(count, count + spots):
        out[number] += SPOT
    return count + spots


@compiled
def list_spots(state: State, seat: int, lobby: Lobby, out: Actions) -> int:
    """Write spots on a coarse lattice; where one must be found, else that nearest to the middle."""
    room = many_ghosts()
    lands, partner = landing(state, seat, lobby)
    body = new_body(room, size_of(lands))
    count = 0
    for way in range(len(WAYS)):
        if may_point(state, way):
            body.way = way
            for y in LATTICE:
                for x in LATTICE:
                    count = add_levels(state, seat, lobby, lands, partner, body, x, y, out, count)
            if count == 0 and state.phase == MIDNIGHT:  # where nobody can stay instead
                count = add_nearest(state, seat, lobby, partner, body, out)
    return count


@compiled
def add_levels(
    state: State,
    seat: int,
    lobby: Lobby,
    lands: int,
    partner: int,
    body: Ghost,
    x: int,
    y: int,
    out: Actions,
    count: int,
) -> int:
    """Add the levels at an offset of the field at which a ghost may end."""
    plan = state.plans[seat]
    body.x, body.y = plan.column * STEPS_PER_FIELD + x, plan.row * STEPS_PER_FIELD + y
    level = 0
    while count < MOST_SPOTS_LISTED and is_level(lobby, body, level):
        if land(state, seat, lobby, lands, partner, body):
            out[count] = spot_number(int(body.way), level, x, y)
            count += 1
        level += 1
    return count


@compiled
def is_level(lobby: Lobby, body: Ghost, level: int) -> bool:
    """Tell whether there are more levels than that where a ghost is."""
    heights = np.empty(MOST_LEVELS)
    count = levels(lobby, body, heights)
    body.bottom = level
    return level < count


@compiled
def add_nearest(
    state: State, seat: int, lobby: Lobby, partner: int, body: Ghost, out: Actions
) -> int:
    """Write the spot nearest to the middle of the field: there is one, or nobody came here."""
    plan = state.plans[seat]
    absent = (1 << plan.active) | (1 << partner if partner != NO_GHOST else 0)
    ghosts = many_ghosts()
    others = ghosts[: obstacles(state, seat, absent, ghosts)]
    body.x = plan.column * STEPS_PER_FIELD + HALF_FIELD
    body.y = plan.row * STEPS_PER_FIELD + HALF_FIELD
    find_nearest(lobby, others, body)
    level = level_of(lobby, body)
    x, y = int(body.x) % STEPS_PER_FIELD, int(body.y) % STEPS_PER_FIELD
    out[0] = spot_number(int(body.way), level, x, y)
    return 1


@entry_point()
def level_of(lobby: Lobby, body: Ghost) -> int:
    """Return the number of the level on which a ghost stands."""
    heights = np.empty(MOST_LEVELS)
    bottom = body.bottom
    count = levels(lobby, body, heights)
    body.bottom = bottom
    level = 0
    while level < count - 1 and heights[level] < bottom - TOUCH:
        level += 1
    return level
