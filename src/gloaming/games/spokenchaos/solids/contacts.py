"""What a piece of furniture rests on: points in plan where it bears on the floor or on pieces."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.assumptions import MOST_BOXES

from .lobby import PIECES, TOUCH, Lobby, Model, Numbers, Piece, Points
from .overlap import is_neighbour, spans_between
from .pose import corner, to_model

CORNERS = 8
EDGES = 12

# The two ends of every edge of every box, each way, against every box of all other pieces.
MOST_CONTACTS = CORNERS * MOST_BOXES + 4 * EDGES * MOST_BOXES * MOST_BOXES * (PIECES - 1)


@compiled
def contacts(lobby: Lobby, index: int, points: Points) -> int:
    """Write where a piece rests, seen from above; return how many points there are."""
    count = contacts_with_floor(lobby, index, points)
    for other in range(PIECES):
        if is_neighbour(lobby, index, other):
            count = contacts_with_piece(lobby, index, other, points, count)
    return count


@compiled
def contacts_with_floor(lobby: Lobby, index: int, points: Numbers) -> int:
    """Write the corners of a piece that are on the floor."""
    piece, model = lobby.pieces[index], lobby.models[index]
    point = np.empty(3)
    count = 0
    for box in range(int(model.box_count)):
        for number in range(CORNERS):
            corner(piece, model, box, number, point)
            if point[2] <= TOUCH:
                points[count, 0], points[count, 1] = point[0], point[1]
                count += 1
    return count


@compiled
def contacts_with_piece(lobby: Lobby, index: int, other: int, points: Numbers, count: int) -> int:
    """Add where a piece rests on another; what only touches its side bears nothing."""
    piece, model = lobby.pieces[index], lobby.models[index]
    under, shape = lobby.pieces[other], lobby.models[other]
    spans = np.empty((MOST_BOXES * MOST_BOXES, 3))
    spans_between(lobby, index, other, spans, 0)
    for box in range(int(model.box_count)):
        for other_box in range(int(shape.box_count)):
            span = spans[box * shape.box_count + other_box]
            if span[0] < span[1] and abs(span[2]) <= TOUCH:
                count = common_points(piece, model, box, under, shape, other_box, points, count)
                count = common_points(under, shape, other_box, piece, model, box, points, count)
    return count


@compiled
def common_points(
    piece: Piece,
    model: Model,
    box: int,
    other: Piece,
    shape: Model,
    other_box: int,
    points: Numbers,
    count: int,
) -> int:
    """Add the ends of what the edges of one box have in common with another box."""
    start, end = np.empty(3), np.empty(3)
    inside_start, inside_end = np.empty(3), np.empty(3)
    for number in range(CORNERS):
        for axis in range(3):
            if number & (1 << axis):
                continue
            corner(piece, model, box, number, start)
            corner(piece, model, box, number | (1 << axis), end)
            to_model(other, start, inside_start)
            to_model(other, end, inside_end)
            first, last = clip(shape, other_box, inside_start, inside_end)
            if first <= last:
                count = add_between(start, end, first, points, count)
                count = add_between(start, end, last, points, count)
    return count


@compiled
def clip(model: Model, box: int, start: Numbers, end: Numbers) -> tuple[float, float]:
    """Return between which shares of a line it is in a box or touches it; (1, 0) if never."""
    first, last = 0.0, 1.0
    for axis in range(3):
        low = model.low[box, axis] - TOUCH - start[axis]
        high = model.high[box, axis] + TOUCH - start[axis]
        step = end[axis] - start[axis]
        if abs(step) <= TOUCH:
            if low > 0.0 or high < 0.0:
                return 1.0, 0.0
        else:
            first = max(first, min(low / step, high / step))
            last = min(last, max(low / step, high / step))
    return first, last


@compiled
def add_between(start: Numbers, end: Numbers, share: float, points: Numbers, count: int) -> int:
    """Add the point at a share of a line, seen from above."""
    points[count, 0] = start[0] + share * (end[0] - start[0])
    points[count, 1] = start[1] + share * (end[1] - start[1])
    return count + 1
