"""At which heights two pieces of furniture go into one another (rules 4).

Two boxes overlap if they overlap along each of 15 axes: the three of either box and the
nine at right angles to one of each (separating axes).  While one box is let down, its
overlap along an axis depends linearly on its height, so each axis gives one interval of
heights and the boxes overlap exactly in their intersection.  All boxes of a piece are
parallel, so two pieces share their axes.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.assumptions import MOST_BOXES

from .lobby import NO_LEAN, PIECES, STEPS_PER_FIELD, TOUCH, Lobby, Model, Numbers, Piece

MOST_AXES = 15
MOST_SPANS = MOST_BOXES * MOST_BOXES * (PIECES - 1)

# An axis is taken for level, or two edges for parallel, below this.
LEVEL = 1e-12
PARALLEL = 1e-6

# A row of axes: its direction, then how far a unit of each axis of either piece reaches along it.
AXIS_PARTS = 9


# A piece that leans reaches this much farther from its place than one that does not.
LEANING_REACH = 3.0


@compiled
def reach(lobby: Lobby, index: int) -> float:
    """Return how far a piece may reach from its place, seen from above."""
    low, high = lobby.models[index].whole_low, lobby.models[index].whole_high
    x, y, z = high[0] - low[0], high[1] - low[1], high[2] - low[2]
    half = np.sqrt(x * x + y * y + z * z) / 2
    return half if lobby.pieces[index].lean == NO_LEAN else LEANING_REACH * half


@compiled
def are_near(lobby: Lobby, index: int, other: int) -> bool:
    """Tell whether two pieces are so near that they might touch; a quick answer first."""
    piece, obstacle = lobby.pieces[index], lobby.pieces[other]
    x, y = int(piece.x) - int(obstacle.x), int(piece.y) - int(obstacle.y)
    far = (reach(lobby, index) + reach(lobby, other) + TOUCH) * STEPS_PER_FIELD
    return x * x + y * y <= far * far


@compiled
def is_neighbour(lobby: Lobby, index: int, other: int) -> bool:
    """Tell whether another piece is in the lobby and near."""
    return other != index and lobby.pieces[other].is_placed and are_near(lobby, index, other)


@compiled
def axes_between(piece: Piece, other: Piece, axes: Numbers) -> int:
    """Write the axes along which two pieces could be apart; return how many there are."""
    for number in range(3):
        for part in range(3):
            axes[number, part] = piece.turn[part, number]
            axes[3 + number, part] = other.turn[part, number]
    count = 6
    for one in range(3):
        for another in range(3):
            count += cross(axes, one, 3 + another, count)
    for number in range(count):
        for column in range(3):
            axes[number, 3 + column] = abs(along(axes[number], piece.turn, column))
            axes[number, 6 + column] = abs(along(axes[number], other.turn, column))
    return count


@compiled
def cross(axes: Numbers, one: int, another: int, to: int) -> int:
    """Write the axis at right angles to two others; return 0 if they are parallel."""
    x = axes[one, 1] * axes[another, 2] - axes[one, 2] * axes[another, 1]
    y = axes[one, 2] * axes[another, 0] - axes[one, 0] * axes[another, 2]
    z = axes[one, 0] * axes[another, 1] - axes[one, 1] * axes[another, 0]
    length = np.sqrt(x * x + y * y + z * z)
    if length < PARALLEL:
        return 0
    axes[to, 0], axes[to, 1], axes[to, 2] = x / length, y / length, z / length
    return 1


@compiled
def along(axis: Numbers, turn: Numbers, column: int) -> float:
    """Return how far a column of a turn reaches along an axis."""
    return axis[0] * turn[0, column] + axis[1] * turn[1, column] + axis[2] * turn[2, column]


@compiled
def measure(piece: Piece, model: Model, box: int, middle: Numbers, half: Numbers) -> None:
    """Write the middle of a box in the lobby and half its lengths."""
    low, high, turn, shift = model.low, model.high, piece.turn, piece.shift
    x = (low[box, 0] + high[box, 0]) / 2
    y = (low[box, 1] + high[box, 1]) / 2
    z = (low[box, 2] + high[box, 2]) / 2
    for axis in range(3):
        half[axis] = (high[box, axis] - low[box, axis]) / 2
        middle[axis] = turn[axis, 0] * x + turn[axis, 1] * y + turn[axis, 2] * z + shift[axis]


@compiled
def overlap_span(
    axes: Numbers, count: int, gap: Numbers, half: Numbers, other_half: Numbers
) -> tuple[float, float, float]:
    """Return the changes of height between which two boxes overlap, and the one that touches.

    Between the first two they go into one another by more than is allowed (there are none
    if the first is not less than the second); at the third one rests on the other.
    """
    lowest, highest, resting = -np.inf, np.inf, np.inf
    for number in range(count):
        axis = axes[number]
        offset = axis[0] * gap[0] + axis[1] * gap[1] + axis[2] * gap[2]
        reach = half[0] * axis[3] + half[1] * axis[4] + half[2] * axis[5]
        reach += other_half[0] * axis[6] + other_half[1] * axis[7] + other_half[2] * axis[8]
        slope = abs(axis[2])
        if slope < LEVEL:
            if abs(offset) >= reach - TOUCH:
                return 0.0, 0.0, 0.0
        else:
            middle = -offset / axis[2]
            lowest = max(lowest, middle - (reach - TOUCH) / slope)
            highest = min(highest, middle + (reach - TOUCH) / slope)
            resting = min(resting, middle + reach / slope)
    return lowest, highest, resting


@compiled
def spans_between(lobby: Lobby, index: int, other: int, spans: Numbers, count: int) -> int:
    """Add the span of each two boxes of two pieces to a list; return its new length."""
    piece, model = lobby.pieces[index], lobby.models[index]
    obstacle, shape = lobby.pieces[other], lobby.models[other]
    axes = np.empty((MOST_AXES, AXIS_PARTS))
    middle, half, gap = np.empty(3), np.empty(3), np.empty(3)
    other_middle, other_half = np.empty(3), np.empty(3)
    axis_count = axes_between(piece, obstacle, axes)
    for box in range(int(model.box_count)):
        measure(piece, model, box, middle, half)
        for other_box in range(int(shape.box_count)):
            measure(obstacle, shape, other_box, other_middle, other_half)
            for axis in range(3):
                gap[axis] = middle[axis] - other_middle[axis]
            lowest, highest, resting = overlap_span(axes, axis_count, gap, half, other_half)
            spans[count, 0], spans[count, 1], spans[count, 2] = lowest, highest, resting
            count += 1
    return count


@compiled
def penetrates(lobby: Lobby, index: int, other: int) -> bool:
    """Tell whether two pieces go into one another by more than is allowed."""
    spans = np.empty((MOST_SPANS, 3))
    count = spans_between(lobby, index, other, spans, 0)
    for number in range(count):
        if spans[number, 0] < 0.0 < spans[number, 1]:
            return True
    return False
