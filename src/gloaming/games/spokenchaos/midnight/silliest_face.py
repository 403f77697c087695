"""Who pulls the silliest face: small ghosts line up before the mirror (rules 6)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import GHOSTS, SMALL
from gloaming.games.spokenchaos.midnight.small_ghosts import small_beside
from gloaming.games.spokenchaos.seating import in_turn
from gloaming.games.spokenchaos.solids.angles import FULL_TURN, cosine, sine
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lifting import lift_with_others, stands_at
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    MIRROR,
    NO_LEAN,
    STEPS_PER_FIELD,
    UPRIGHT,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.nearest import find_level
from gloaming.games.spokenchaos.solids.pose import to_model
from gloaming.games.spokenchaos.solids.putting import can_put, is_posed, nudged, put
from gloaming.games.spokenchaos.solids.rings import FARTHEST, MOST_WAYS, write_ring
from gloaming.games.spokenchaos.solids.room import (
    STATE,
    copy_body,
    gather,
    many_ghosts,
    new_body,
    room_of,
)
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import INSIDE, NO_GHOST, SECOND_EDITION, State

from .card import MidnightCard

CENTRE = FIELDS * STEPS_PER_FIELD // 2
NEAR = 2 * STEPS_PER_FIELD  # how far around the mirror a spot is looked for

CARD = MidnightCard("silliest-face", "the mirror is set upright, and small ghosts gather before it")
SILLIEST_FACE = CARD.number


@compiled
def carry_on(state: State) -> bool:
    """Set the mirror upright and put a small ghost of each player before it, in turn."""
    set_mirror(state)
    for place in range(state.players):
        seat = in_turn(state, place)
        ghost = small_beside(state, seat)
        if ghost != NO_GHOST:
            put_before_mirror(state, seat * GHOSTS + ghost)
    return True


@compiled
def yaw_to_centre(lobby: Lobby, x: int, y: int) -> int:
    """Return the yaw with which a piece there faces the centre of the lobby."""
    best, found = -np.inf, 0
    for yaw in range(FULL_TURN):
        ahead = cosine(lobby.sines, yaw) * (CENTRE - y) - sine(lobby.sines, yaw) * (CENTRE - x)
        if ahead > best:
            best, found = ahead, yaw
    return found


@compiled
def set_mirror(state: State) -> None:
    """Set the mirror upright, facing the centre; it stays as it is if it cannot stand so."""
    if state.edition > SECOND_EDITION:
        set_mirror_nearby(state)
        return
    rooms = room_of(state)
    piece = state.pieces[MIRROR]
    yaw = yaw_to_centre(rooms[0], int(piece.x), int(piece.y))
    x, y = nudged(rooms[0], MIRROR, UPRIGHT, yaw)
    if can_put(state, MIRROR, x, y, yaw, UPRIGHT, NO_LEAN) == STANDS:
        put(state, MIRROR, x, y, yaw, UPRIGHT, NO_LEAN)


@compiled
def set_mirror_nearby(state: State) -> None:
    """Lift the mirror with all that rests on it, and set it upright, facing the centre."""
    tried, rooms = np.empty(1, STATE), room_of(state)
    tried[0] = state
    if state.pieces[MIRROR].is_placed:
        lift_with_others(tried[0], rooms[0], MIRROR)
    put_mirror_nearest(state, rooms[0])


@compiled
def put_mirror_nearest(state: State, lobby: Lobby) -> None:
    """Put the mirror on the spot or at the nearest place, if there is one."""
    piece, ways = lobby.pieces[MIRROR], np.empty((MOST_WAYS, 2), np.int64)
    x, y = int(piece.x), int(piece.y)
    piece.face, piece.lean = UPRIGHT, NO_LEAN
    for squared in range(FARTHEST + 1):
        for number in range(write_ring(squared, ways)):
            to_x, to_y = x + ways[number, 0], y + ways[number, 1]
            if faces_centre_at(state, lobby, to_x, to_y):
                put(state, MIRROR, to_x, to_y, int(piece.yaw), UPRIGHT, NO_LEAN)
                return


@compiled
def faces_centre_at(state: State, lobby: Lobby, x: int, y: int) -> bool:
    """Tell whether the mirror can be put upright at a place, facing the centre from there."""
    yaw = yaw_to_centre(lobby, x, y)
    lobby.pieces[MIRROR].yaw = yaw
    if not stands_at(lobby, MIRROR, x, y):
        return False
    return can_put(state, MIRROR, x, y, yaw, UPRIGHT, NO_LEAN) == STANDS


@compiled
def put_before_mirror(state: State, number: int) -> None:
    """Put a small ghost as close before the mirror as it fits; it may not move this round."""
    rooms, ghosts, room = room_of(state), many_ghosts(), many_ghosts()
    others = ghosts[: gather(state.figures, 0, ghosts, 0)]
    body, mirror = new_body(room, SMALL), state.pieces[MIRROR]
    figure = state.figures[number]
    best = np.inf
    for y in range(max(mirror.y - NEAR, 0), min(mirror.y + NEAR, 2 * CENTRE)):
        for x in range(max(mirror.x - NEAR, 0), min(mirror.x + NEAR, 2 * CENTRE)):
            body.x, body.y = x, y
            far = before_mirror(rooms[0], body)
            if far < best and is_in_one_field(body) and find_level(rooms[0], others, body):
                best = far
                copy_body(body, figure.body)
    if best < np.inf:
        figure.where = INSIDE
        figure.has_entered, figure.is_done = True, True


@compiled
def before_mirror(lobby: Lobby, body: Ghost) -> float:
    """Return how far a ghost is from the middle of the glass, if it is before it, or infinity."""
    point, place = np.empty(3), np.empty(3)
    point[0], point[1], point[2] = body.x / STEPS_PER_FIELD, body.y / STEPS_PER_FIELD, 0.0
    to_model(lobby.pieces[MIRROR], point, place)
    if place[1] < lobby.glass_high[1] or not lobby.glass_low[0] <= place[0] <= lobby.glass_high[0]:
        return np.inf
    return place[0] * place[0] + place[1] * place[1]


@compiled
def is_left(before: State, after: State) -> bool:
    """Tell whether the mirror stays as it was because it can nowhere stand as the card says."""
    rooms = room_of(after)
    piece, was = rooms[0].pieces[MIRROR], before.pieces[MIRROR]
    is_upright = piece.face == UPRIGHT and piece.lean == NO_LEAN
    yaw = yaw_to_centre(rooms[0], int(piece.x), int(piece.y))
    is_done = is_upright and piece.yaw == yaw
    is_same = is_posed(after, MIRROR, int(was.x), int(was.y), was.yaw, was.face, was.lean)
    return is_same and not is_done
