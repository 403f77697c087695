"""Too keen: every piece that stands upright is laid down (rules 6)."""

import numpy as np

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled

from .angles import cosine, sine
from .cursor import decided
from .lobby import FACES, FIELDS, NO_LEAN, PIECES, STEPS_PER_FIELD, UPRIGHT, Lobby
from .pose import lie_whole
from .putting import can_put, put
from .room import hold, room_of
from .settle import STANDS
from .state import State

# The sides on which a piece is laid: the first of these on which it stands is the usual one.
LAID = np.array([FACES.index(face) for face in ("left", "right", "back", "front")])
UPSIDE_DOWN = FACES.index("upside-down")
EDGE = FIELDS * STEPS_PER_FIELD


@compiled
def nudged(lobby: Lobby, index: int, face: int, yaw: int) -> tuple[int, int]:
    """Return the place nearest to its own where a piece, put down so, is inside the lobby."""
    low, high = np.empty(3), np.empty(3)
    lie_whole(lobby.models[index], face, low, high)
    across, up = (high[0] - low[0]) / 2, (high[1] - low[1]) / 2
    along, aside = abs(cosine(lobby.sines, yaw)), abs(sine(lobby.sines, yaw))
    x = int(np.ceil((across * along + up * aside) * STEPS_PER_FIELD - 1e-9))
    y = int(np.ceil((across * aside + up * along) * STEPS_PER_FIELD - 1e-9))
    piece = lobby.pieces[index]
    return min(max(int(piece.x), x), EDGE - x), min(max(int(piece.y), y), EDGE - y)


@compiled_apart
def may_topple(state: State, index: int, face: int) -> bool:
    """Tell whether a piece may be laid on a face."""
    if face in (UPRIGHT, UPSIDE_DOWN):
        return False
    rooms = room_of(state)
    yaw = int(state.pieces[index].yaw)
    x, y = nudged(rooms[0], index, face, yaw)
    hold(rooms)
    return can_put(state, index, x, y, yaw, face, NO_LEAN) == STANDS


@compiled_apart
def topple(state: State, index: int, face: int) -> None:
    """Lay a piece on a face."""
    rooms = room_of(state)
    yaw = int(state.pieces[index].yaw)
    x, y = nudged(rooms[0], index, face, yaw)
    hold(rooms)
    put(state, index, x, y, yaw, face, NO_LEAN)
    decided(state)


@compiled_apart
def ask(state: State) -> bool:
    """Ask the player with the die how the next upright piece is laid down."""
    while state.cursor < PIECES:
        piece = state.pieces[state.cursor]
        if piece.face == UPRIGHT and piece.lean == NO_LEAN:
            for face in LAID:
                if may_topple(state, state.cursor, face):
                    state.to_move = state.holder
                    return False
        state.cursor += 1
    return True
