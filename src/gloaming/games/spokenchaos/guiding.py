"""What helps a seat to choose beyond the listed actions: all spots, and the verdict on a place."""

from typing import Any

import numpy as np

from gloaming.core.layout import Records, clone

from .landing import landing, may_point, obstacles
from .lobby import STEPS_PER_FIELD, WAYS
from .offers import is_walking
from .room import many_ghosts, new_body, room_of, size_of
from .spots import MOST_SPOTS, SPOT_PARTS, free_spots
from .state import NO_GHOST, State


def guide(states: Records[State], seat: int) -> dict[str, Any]:
    """Return every spot where the ghost on its way may end: x, y, level, height and way."""
    state = clone(states)[0]
    if not is_walking(state, seat) or state.plans[seat].steps == 0:
        return {}
    return {"spots": [spot for way in range(len(WAYS)) for spot in spots_lying(state, seat, way)]}


def spots_lying(state: State, seat: int, way: int) -> list[dict[str, Any]]:
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
        {"x": x / STEPS_PER_FIELD, "y": y / STEPS_PER_FIELD, "level": int(level), "height": height}
        | ({"lying": WAYS[way]} if WAYS[way] else {})
        for x, y, level, height in spots[:count].tolist()
    ]
