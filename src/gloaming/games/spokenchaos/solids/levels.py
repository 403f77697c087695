"""Where a ghost can stand: the heights at a spot (rules 4, appendix)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.spokenchaos.assumptions import MOST_BOXES

from .collisions import is_free_of_furniture
from .ghost_solid import bounds
from .lobby import (
    PIECES,
    STEPS_PER_FIELD,
    TOUCH,
    Ghost,
    Lobby,
    Model,
    Numbers,
    Piece,
)
from .pose import to_model

MOST_LEVELS = 1 + PIECES * MOST_BOXES

# A face is level if its axis is upright to this; a lean is at least five degrees.
IS_UPRIGHT = 1 - 1e-9
SLOPING = -1


@compiled
def is_in_one_field(ghost: Ghost) -> bool:
    """Tell whether a ghost is wholly inside one field."""
    low, high = np.empty(3), np.empty(3)
    bounds(ghost, low, high)
    return (
        high[0] <= ghost.x // STEPS_PER_FIELD + 1 + TOUCH
        and low[0] >= ghost.x // STEPS_PER_FIELD - TOUCH
        and high[1] <= ghost.y // STEPS_PER_FIELD + 1 + TOUCH
        and low[1] >= ghost.y // STEPS_PER_FIELD - TOUCH
    )


@entry_point(changes=("ghost",), counted=("out",))
def levels(lobby: Lobby, ghost: Ghost, out: Numbers) -> int:
    """Write the heights at which furniture lets a ghost stand at its spot, lowest first.

    Its height is changed in passing.
    """
    tops = np.empty(MOST_LEVELS)
    count = tops_under(lobby, ghost, tops)
    found = 0
    for number in range(count):
        ghost.bottom = tops[number]
        if is_free_of_furniture(lobby, ghost):
            out[found] = tops[number]
            found += 1
    return found


@compiled
def tops_under(lobby: Lobby, ghost: Ghost, tops: Numbers) -> int:
    """Write the heights of the floor and of each level top under a ghost's centre, rising."""
    point, place = np.empty(3), np.empty(3)
    point[0], point[1], point[2] = ghost.x / STEPS_PER_FIELD, ghost.y / STEPS_PER_FIELD, 0.0
    tops[0] = 0.0
    count = 1
    for index in range(PIECES):
        piece, model = lobby.pieces[index], lobby.models[index]
        axis = upright_axis(piece)
        if piece.is_placed and axis != SLOPING:
            to_model(piece, point, place)
            for box in range(int(model.box_count)):
                if is_over(place, model, box, axis):
                    count = insert(tops, count, top_of(piece, model, box, axis))
    return count


@compiled
def upright_axis(piece: Piece) -> int:
    """Return the axis of the model that is upright as the piece lies, or SLOPING."""
    for axis in range(3):
        if abs(piece.turn[2, axis]) > IS_UPRIGHT:
            return axis
    return SLOPING


@compiled
def is_over(place: Numbers, model: Model, box: int, upright: int) -> bool:
    """Tell whether a point of the model is over or under a box, its edges included."""
    for axis in range(3):
        low, high = model.low[box, axis] - TOUCH, model.high[box, axis] + TOUCH
        if axis != upright and not low <= place[axis] <= high:
            return False
    return True


@compiled
def top_of(piece: Piece, model: Model, box: int, upright: int) -> float:
    """Return the height of the level top of a box."""
    turn = piece.turn[2, upright]
    return max(turn * model.low[box, upright], turn * model.high[box, upright]) + piece.shift[2]


@compiled
def insert(tops: Numbers, count: int, top: float) -> int:
    """Insert a height into a rising list, unless it is there; return the new length."""
    place = count
    while place > 0 and tops[place - 1] > top + TOUCH:
        place -= 1
    if place > 0 and tops[place - 1] > top - TOUCH:
        return count
    for number in range(count, place, -1):
        tops[number] = tops[number - 1]
    tops[place] = top
    return count + 1
