"""From the pose of a piece to where its boxes are (rules 4 and the appendix).

In this order a piece is laid on its face, put with the centre of its bounding box over
the origin and its lowest point at height 0, tipped about its lower edge if it leans,
turned by its yaw about the vertical through the origin, and carried to x, y and height.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point

from .angles import cosine, sine
from .lobby import NO_LEAN, STEPS_PER_FIELD, TOUCH, Lobby, Model, Numbers, Piece

# What each face does to (x, y, z) of the model, in the order of FACES.
FACE_TURNS = np.array(
    [
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]],  # upright
        [[1, 0, 0], [0, -1, 0], [0, 0, -1]],  # upside-down: a half turn about x
        [[1, 0, 0], [0, 0, 1], [0, -1, 0]],  # front down: its top points to +y
        [[1, 0, 0], [0, 0, -1], [0, 1, 0]],  # back down: to -y
        [[0, 0, -1], [0, 1, 0], [1, 0, 0]],  # left down: to -x
        [[0, 0, 1], [0, 1, 0], [-1, 0, 0]],  # right down: to +x
    ],
    np.float64,
)

# The axis along which a piece leans, and whether to its positive end, in the order of SIDES.
LEAN_AXES = np.array([1, 1, 0, 0])
LEAN_SIGNS = np.array([1, -1, -1, 1])


@compiled
def lie(model: Model, box: int, face: int, low: Numbers, high: Numbers) -> None:
    """Write the bounds of a box after the piece is laid on a face."""
    turn = FACE_TURNS[face]
    for axis in range(3):
        one, other = 0.0, 0.0
        for source in range(3):
            one += turn[axis, source] * model.low[box, source]
            other += turn[axis, source] * model.high[box, source]
        low[axis], high[axis] = min(one, other), max(one, other)


@compiled
def lie_whole(model: Model, face: int, low: Numbers, high: Numbers) -> None:
    """Write the bounds of a whole piece after it is laid on a face."""
    box_low, box_high = np.empty(3), np.empty(3)
    lie(model, 0, face, low, high)
    for box in range(1, int(model.box_count)):
        lie(model, box, face, box_low, box_high)
        for axis in range(3):
            low[axis] = min(low[axis], box_low[axis])
            high[axis] = max(high[axis], box_high[axis])


@compiled
def lower_edge(model: Model, face: int, side: int, lowest: float) -> float:
    """Return how far a piece reaches to a side where it rests: the edge it would tip over."""
    low, high = np.empty(3), np.empty(3)
    axis, sign = LEAN_AXES[side], LEAN_SIGNS[side]
    edge = -np.inf
    for box in range(int(model.box_count)):
        lie(model, box, face, low, high)
        if low[2] <= lowest + TOUCH:
            edge = max(edge, high[axis] if sign > 0 else -low[axis])
    return edge * sign


@entry_point(changes=("lobby",))
def pose(lobby: Lobby, index: int) -> None:
    """Work out a piece's turn and shift from its pose, its angle and its height."""
    piece, model = lobby.pieces[index], lobby.models[index]
    low, high = np.empty(3), np.empty(3)
    face = int(piece.face)
    lie_whole(model, face, low, high)
    turn = FACE_TURNS[piece.face].copy()
    shift = np.array([-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]])
    if piece.lean != NO_LEAN:
        axis = LEAN_AXES[piece.lean]
        edge = lower_edge(model, face, int(piece.lean), low[2]) + shift[axis]
        lean(lobby, piece, edge, turn, shift)
    yaw(lobby, piece, turn, shift)
    for row in range(3):
        piece.shift[row] = shift[row]
        for column in range(3):
            piece.turn[row, column] = turn[row, column]
    piece.shift[0] += piece.x / STEPS_PER_FIELD
    piece.shift[1] += piece.y / STEPS_PER_FIELD
    piece.shift[2] += piece.height


@compiled
def lean(lobby: Lobby, piece: Piece, edge: float, turn: Numbers, shift: Numbers) -> None:
    """Tip a piece by its angle about its lower edge."""
    axis = LEAN_AXES[piece.lean]
    angle = int(piece.angle)
    across = cosine(lobby.sines, angle)
    down = sine(lobby.sines, angle) * LEAN_SIGNS[piece.lean]
    for column in range(3):
        out, up = turn[axis, column], turn[2, column]
        turn[axis, column] = across * out + down * up
        turn[2, column] = across * up - down * out
    out, up = shift[axis] - edge, shift[2]
    shift[axis] = across * out + down * up + edge
    shift[2] = across * up - down * out


@compiled
def yaw(lobby: Lobby, piece: Piece, turn: Numbers, shift: Numbers) -> None:
    """Turn a piece about the vertical through the origin."""
    degrees = int(piece.yaw)
    along, aside = cosine(lobby.sines, degrees), sine(lobby.sines, degrees)
    for column in range(3):
        x, y = turn[0, column], turn[1, column]
        turn[0, column] = along * x - aside * y
        turn[1, column] = aside * x + along * y
    x, y = shift[0], shift[1]
    shift[0] = along * x - aside * y
    shift[1] = aside * x + along * y


@compiled
def corner(piece: Piece, model: Model, box: int, number: int, out: Numbers) -> None:
    """Write where a corner of a box is; bit k of its number chooses the high end of axis k."""
    x = model.high[box, 0] if number & 1 else model.low[box, 0]
    y = model.high[box, 1] if number & 2 else model.low[box, 1]
    z = model.high[box, 2] if number & 4 else model.low[box, 2]
    to_lobby(piece, x, y, z, out)


@compiled
def to_lobby(piece: Piece, x: float, y: float, z: float, out: Numbers) -> None:
    """Write where a point of the model is in the lobby."""
    turn, shift = piece.turn, piece.shift
    for axis in range(3):
        out[axis] = turn[axis, 0] * x + turn[axis, 1] * y + turn[axis, 2] * z + shift[axis]


@compiled
def to_model(piece: Piece, point: Numbers, out: Numbers) -> None:
    """Write where a point of the lobby is in the model."""
    turn, shift = piece.turn, piece.shift
    x, y, z = point[0] - shift[0], point[1] - shift[1], point[2] - shift[2]
    for axis in range(3):
        out[axis] = turn[0, axis] * x + turn[1, axis] * y + turn[2, axis] * z
