"""What helps a seat to choose beyond the listed actions: fields in reach, spots, who is meant."""

from typing import Any

import numpy as np

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.course.actor import is_to_act
from gloaming.games.spokenchaos.course.legal_actions import is_walking
from gloaming.games.spokenchaos.material import DANCE_FLOOR, TAKE_COVER, TOO_KEEN
from gloaming.games.spokenchaos.midnight.cards import ghost_to_lie
from gloaming.games.spokenchaos.midnight.too_keen import piece_to_topple
from gloaming.games.spokenchaos.planning.landing import landing, may_point, obstacles
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, WAYS
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of, size_of
from gloaming.games.spokenchaos.solids.spots import MOST_SPOTS, SPOT_PARTS, free_spots
from gloaming.games.spokenchaos.state import MIDNIGHT, NO_GHOST, State

from .reach import reaches


def guide(states: Records[State], seat: int) -> dict[str, Any]:
    """Return what a seat can reach, the spots of the ghost on its way, and who is meant."""
    state = clone(states)[0]
    if not is_to_act(state, seat):
        return {}
    told: dict[str, Any] = {"ghosts": reaches(states, seat)} | meant(state)
    if is_walking(state, seat) and state.plans[seat].steps != 0:
        told |= arrival(state, seat)
    return told


def meant(state: State) -> dict[str, Any]:
    """Return which ghost or which piece the midnight card asks about."""
    if state.phase != MIDNIGHT:
        return {}
    if state.midnight == TAKE_COVER:
        return {"ghost": int(ghost_to_lie(state))}
    if state.midnight == TOO_KEEN:
        return {"piece": int(piece_to_topple(state))}
    return {"piece": int(state.cursor)} if state.midnight == DANCE_FLOOR else {}


def arrival(state: State, seat: int) -> dict[str, Any]:
    """Return which ghost will stand, with whom it merges, and every spot where it may end.

    A spot is x and y in 1/32 field, the level, the height and the way it points.
    """
    lands, partner = landing(state, seat, room_of(state)[0])
    spots = [spot for way in range(len(WAYS)) for spot in spots_lying(state, seat, way)]
    merges = int(partner) if partner != NO_GHOST else None
    return {"lands": int(lands), "merges": merges, "spots": spots}


def spots_lying(state: State, seat: int, way: int) -> list[tuple[int, int, int, float, int]]:
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
