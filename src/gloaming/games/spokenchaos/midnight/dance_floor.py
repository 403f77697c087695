"""The dance floor: every piece moves towards its nearest door (rules 6)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import DOOR, PIPS
from gloaming.games.spokenchaos.seating import DOORS, field_behind
from gloaming.games.spokenchaos.solids.lobby import (
    EDGE,
    FIELDS,
    HALF_FIELD,
    PIECES,
    STEPS_PER_FIELD,
    TOUCH,
)
from gloaming.games.spokenchaos.solids.putting import nudged, put
from gloaming.games.spokenchaos.solids.room import STATE, room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import EAST, NORTH, SOUTH, State

from .card import MidnightCard
from .cursor import move_on

LONGEST_SLIDE = 2 * STEPS_PER_FIELD

CARD = MidnightCard(
    "dance-floor",
    "all furniture moves to its nearest door",
    (DOOR, PIPS),
)
DANCE_FLOOR = CARD.number


@compiled
def piece_to_dance(state: State) -> int:
    """Return the piece whose turn it is; after the last one there is no such piece."""
    return state.cursor


@compiled
def door_place(door: int) -> tuple[int, int]:
    """Return where the middle of a door is, in steps; doors count by side, then from 1."""
    side, place = divmod(door, FIELDS)
    column, row = field_behind(side, place)
    x, y = column * STEPS_PER_FIELD + HALF_FIELD, row * STEPS_PER_FIELD + HALF_FIELD
    if side in (NORTH, SOUTH):
        return x, EDGE if side == NORTH else 0
    return EDGE if side == EAST else 0, y


@compiled
def squared_way(state: State, index: int, door: int) -> int:
    """Return the square of the distance from a piece to a door."""
    x, y = door_place(door)
    across, up = x - int(state.pieces[index].x), y - int(state.pieces[index].y)
    return across * across + up * up


@compiled
def is_nearest(state: State, index: int, door: int) -> bool:
    """Tell whether no door is nearer to a piece."""
    way = squared_way(state, index, door)
    for other in range(DOORS):
        if squared_way(state, index, other) < way:
            return False
    return True


@compiled
def carry_on(state: State) -> bool:
    """Let the next piece dance to its nearest door; where two are as near, ask."""
    if state.cursor == PIECES:
        return True
    first, count = 0, 0
    for door in range(DOORS):
        if is_nearest(state, piece_to_dance(state), door):
            first = first if count else door
            count += 1
    if count > 1:
        state.to_move = state.holder
    else:
        dance(state, first)
    return False


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether the piece whose turn it is may dance to a door."""
    return DOOR <= action < PIPS and is_nearest(state, piece_to_dance(state), action - DOOR)


@compiled
def apply(state: State, action: int) -> None:
    """Let the piece whose turn it is dance to a door."""
    dance(state, action - DOOR)
    state.turn += 1


@compiled
def dance(state: State, door: int) -> None:
    """Move a piece straight towards a door, as far as it stays inside; else it stays where it is.

    One that leans may be inside only because it does.
    """
    index = piece_to_dance(state)
    piece = state.pieces[index]
    x, y = int(piece.x), int(piece.y)
    to_x, to_y = door_place(door)
    across, up = to_x - x, to_y - y
    steps = max(abs(across), abs(up), 1)
    step = steps
    while step > 0 and not may_be_inside(state, index, *stop(x, y, across, up, step, steps)):
        step -= 1
    stop_x, stop_y = stop(x, y, across, up, step, steps)
    slide(state, index, stop_x, stop_y, door // FIELDS)
    move_on(state)


@compiled
def stop(x: int, y: int, across: int, up: int, step: int, steps: int) -> tuple[int, int]:
    """Return the place on a straight way after some of its steps."""
    far = step / steps
    return x + int(np.floor(across * far + 0.5)), y + int(np.floor(up * far + 0.5))


@compiled
def may_be_inside(state: State, index: int, x: int, y: int) -> bool:
    """Tell whether a piece would be inside the lobby there, if it did not lean."""
    piece = state.pieces[index]
    tried = np.empty(1, STATE)
    tried[0] = state
    tried[0].pieces[index].x, tried[0].pieces[index].y = x, y
    rooms = room_of(tried[0])
    inside_x, inside_y = nudged(rooms[0], index, int(piece.face), int(piece.yaw))
    return inside_x == x and inside_y == y


@compiled
def slide(state: State, index: int, x: int, y: int, side: int) -> None:
    """Put a piece there or, where that is taken, as near as it stands along the wall."""
    is_level = side in (NORTH, SOUTH)
    for far in range(LONGEST_SLIDE):
        for sign in range(-1, 2, 2):
            to_x = x + sign * far if is_level else x
            to_y = y if is_level else y + sign * far
            if may_be_inside(state, index, to_x, to_y) and stands_as_low(state, index, to_x, to_y):
                return


@compiled
def stands_as_low(state: State, index: int, x: int, y: int) -> bool:
    """Put a piece there if it comes to stand on what it stands on now, or lower."""
    piece = state.pieces[index]
    tried = np.empty(1, STATE)
    tried[0] = state
    yaw, face, lean = int(piece.yaw), int(piece.face), int(piece.lean)
    verdict = put(tried[0], index, x, y, yaw, face, lean)
    height = tried[0].pieces[index].height
    if verdict != STANDS or height > piece.height + TOUCH:
        return False
    put(state, index, x, y, yaw, face, lean)
    return True
