"""Whether a ghost is free of furniture and of other ghosts; touching is free (rules 4).

Ball and box: the point of the box nearest to the ball's centre decides.  Cylinder and box:
the part of the box between the cylinder's ends, seen along the axis, is a convex outline
whose distance from the axis decides.  Two ghosts have axes that are parallel or at right
angles, for which every distance has a formula.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point

from .contacts import CORNERS
from .convex_outline import distance_to_outline
from .ghost_solid import DIRECTIONS, foot, turned
from .lobby import PIECES, TOUCH, UP, Ghost, Lobby, Model, Numbers, Piece
from .pose import corner, to_model

# Corners between the ends of a cylinder, and edges cut at either end.
MOST_POINTS = 8 + 2 * 12


@compiled
def is_free_of_furniture(lobby: Lobby, ghost: Ghost) -> bool:
    """Tell whether no piece of furniture is inside a ghost."""
    for index in range(PIECES):
        if not is_free_of_piece(lobby, index, ghost):
            return False
    return True


@compiled
def is_free_of_piece(lobby: Lobby, index: int, ghost: Ghost) -> bool:
    """Tell whether a piece of furniture is not inside a ghost."""
    piece, model = lobby.pieces[index], lobby.models[index]
    if piece.is_placed and may_touch(ghost, piece, model.whole_low, model.whole_high):
        for box in range(int(model.box_count)):
            if is_box_inside(ghost, piece, model, box):
                return False
    return True


@compiled
def is_box_inside(ghost: Ghost, piece: Piece, model: Model, box: int) -> bool:
    """Tell whether a box of a piece is inside a ghost."""
    low, high = model.low[box], model.high[box]
    if not may_touch(ghost, piece, low, high):
        return False
    return is_in_ball(ghost, piece, low, high) or is_in_cylinder(ghost, piece, model, box)


@compiled
def may_touch(ghost: Ghost, piece: Piece, low: Numbers, high: Numbers) -> bool:
    """Tell whether a box comes near the ball around the whole ghost; a quick answer first."""
    half = (ghost.neck + ghost.radius) / 2
    around = half * half + ghost.radius * ghost.radius
    return squared_distance_to_box(ghost, half, piece, low, high) < around


@compiled
def is_in_ball(ghost: Ghost, piece: Piece, low: Numbers, high: Numbers) -> bool:
    """Tell whether a box is inside the ghost's ball."""
    reach = ghost.radius - TOUCH
    return squared_distance_to_box(ghost, ghost.neck, piece, low, high) < reach * reach


@compiled
def squared_distance_to_box(
    ghost: Ghost, along: float, piece: Piece, low: Numbers, high: Numbers
) -> float:
    """Return the square of the distance from a point of the ghost's axis to a box of a model."""
    point, place = np.empty(3), np.empty(3)
    axis_point(ghost, along, point)
    to_model(piece, point, place)
    total = 0.0
    for axis in range(3):
        beyond = distance_to_range(place[axis], low[axis], high[axis])
        total += beyond * beyond
    return total


@compiled
def axis_point(ghost: Ghost, along: float, out: Numbers) -> None:
    """Write the point of a ghost's axis at some distance from its base."""
    out[0], out[1], out[2] = foot(ghost)
    for axis in range(3):
        out[axis] += along * DIRECTIONS[ghost.way, axis]


@compiled
def is_in_cylinder(ghost: Ghost, piece: Piece, model: Model, box: int) -> bool:
    """Tell whether a box is inside the ghost's cylinder."""
    points, corners = np.empty((MOST_POINTS, 2)), np.empty((CORNERS, 3))
    x, y, z = foot(ghost)
    for number in range(CORNERS):
        place = corners[number]
        corner(piece, model, box, number, place)
        place[0], place[1], place[2] = turned(ghost.way, place[0] - x, place[1] - y, place[2] - z)
    count = slice_between(corners, TOUCH, ghost.neck - TOUCH, points)
    return distance_to_outline(points, count, 0.0, 0.0) < ghost.radius - TOUCH


@compiled
def slice_between(corners: Numbers, low: float, high: float, points: Numbers) -> int:
    """Write, seen along the axis, the corners of the part of a box between two planes."""
    count = 0
    for number in range(CORNERS):
        start = corners[number]
        if low <= start[2] <= high:
            count = add_cut(start, start, 0.0, points, count)
        for axis in range(3):
            end = corners[number | (1 << axis)]
            if not number & (1 << axis):
                if (start[2] < low) != (end[2] < low):
                    count = add_cut(start, end, low, points, count)
                if (start[2] > high) != (end[2] > high):
                    count = add_cut(start, end, high, points, count)
    return count


@compiled
def add_cut(start: Numbers, end: Numbers, height: float, points: Numbers, count: int) -> int:
    """Add the point where an edge passes through a plane; an edge of no length is a corner."""
    rise = end[2] - start[2]
    share = (height - start[2]) / rise if rise != 0.0 else 0.0
    points[count, 0] = start[0] + share * (end[0] - start[0])
    points[count, 1] = start[1] + share * (end[1] - start[1])
    return count + 1


@entry_point()
def are_apart(ghost: Ghost, other: Ghost) -> bool:
    """Tell whether two ghosts are not inside one another."""
    return not (
        are_balls_inside(ghost, other)
        or is_ball_in_cylinder(ghost, other)
        or is_ball_in_cylinder(other, ghost)
        or are_cylinders_inside(ghost, other)
    )


@compiled
def are_balls_inside(ghost: Ghost, other: Ghost) -> bool:
    """Tell whether the balls of two ghosts are inside one another."""
    point, place = np.empty(3), np.empty(3)
    axis_point(ghost, ghost.neck, point)
    axis_point(other, other.neck, place)
    reach = ghost.radius + other.radius - TOUCH
    x, y, z = point[0] - place[0], point[1] - place[1], point[2] - place[2]
    return x * x + y * y + z * z < reach * reach


@compiled
def is_ball_in_cylinder(ghost: Ghost, other: Ghost) -> bool:
    """Tell whether the ball of a ghost is inside the cylinder of another."""
    point = np.empty(3)
    axis_point(ghost, ghost.neck, point)
    x, y, z = foot(other)
    a, b, c = turned(other.way, point[0] - x, point[1] - y, point[2] - z)
    aside = max(np.sqrt(a * a + b * b) - other.radius, 0.0)
    beyond = distance_to_range(c, 0.0, other.neck)
    reach = ghost.radius - TOUCH
    return aside * aside + beyond * beyond < reach * reach


@compiled
def distance_to_range(place: float, low: float, high: float) -> float:
    """Return how far a place is outside a range, 0.0 inside it."""
    return max(low - place, place - high, 0.0)


@compiled
def long_axis(way: int) -> int:
    """Return the axis along which a ghost lies or stands."""
    if way == UP:
        return 2
    return way % 2


@compiled
def are_cylinders_inside(ghost: Ghost, other: Ghost) -> bool:
    """Tell whether the cylinders of two ghosts are inside one another."""
    low, high = np.empty(3), np.empty(3)
    other_low, other_high = np.empty(3), np.empty(3)
    cylinder_ends(ghost, low, high)
    cylinder_ends(other, other_low, other_high)
    axis, other_axis = long_axis(ghost.way), long_axis(other.way)
    if axis != other_axis:
        return are_crossed_inside(ghost, other, axis, other_axis, low, high, other_low, other_high)
    if min(high[axis], other_high[axis]) - max(low[axis], other_low[axis]) <= TOUCH:
        return False
    one, two = (axis + 1) % 3, (axis + 2) % 3
    x, y = low[one] - other_low[one], low[two] - other_low[two]
    reach = ghost.radius + other.radius - TOUCH
    return x * x + y * y < reach * reach


@compiled
def cylinder_ends(ghost: Ghost, low: Numbers, high: Numbers) -> None:
    """Write the two ends of the axis of a ghost's cylinder, the lesser coordinates first."""
    point, place = np.empty(3), np.empty(3)
    axis_point(ghost, 0.0, point)
    axis_point(ghost, ghost.neck, place)
    for axis in range(3):
        low[axis], high[axis] = min(point[axis], place[axis]), max(point[axis], place[axis])


@compiled
def are_crossed_inside(
    ghost: Ghost,
    other: Ghost,
    axis: int,
    other_axis: int,
    low: Numbers,
    high: Numbers,
    other_low: Numbers,
    other_high: Numbers,
) -> bool:
    """Tell whether two cylinders at right angles are inside one another.

    In a plane across both axes at place p, either cylinder is a rectangle: as long as it is,
    and as wide as its round section is at p.  They meet where each is wide enough to reach
    the other's length, which is a range of p for either; the ranges must meet.
    """
    across = 3 - axis - other_axis
    to_other = distance_to_range(low[other_axis], other_low[other_axis], other_high[other_axis])
    to_ghost = distance_to_range(other_low[axis], low[axis], high[axis])
    if to_other >= ghost.radius - TOUCH or to_ghost >= other.radius - TOUCH:
        return False
    width = np.sqrt(ghost.radius * ghost.radius - to_other * to_other)
    other_width = np.sqrt(other.radius * other.radius - to_ghost * to_ghost)
    return abs(low[across] - other_low[across]) < width + other_width - TOUCH
