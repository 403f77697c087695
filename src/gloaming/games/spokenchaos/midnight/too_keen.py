"""Too keen: every piece is laid on a side (rules 6)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import FACE, LEAN
from gloaming.games.spokenchaos.solids.lobby import (
    FACES,
    NO_LEAN,
    PIECES,
    UPRIGHT,
)
from gloaming.games.spokenchaos.solids.putting import can_put, nudged, put
from gloaming.games.spokenchaos.solids.room import hold, room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import FIRST_EDITION, State

from .card import MidnightCard
from .cursor import decided

# The sides on which a piece is laid: on the first two as the player with the die picks; what
# stands on neither, on the first of the others on which it stands.
LAID = np.array([FACES.index(face) for face in ("left", "right", "back", "front")])
PICKED = 2
UPSIDE_DOWN = FACES.index("upside-down")

CARD = MidnightCard(
    "too-keen",
    "all furniture is laid on a side",
    (FACE, LEAN),
    puts=True,
)
TOO_KEEN = CARD.number


@compiled
def piece_to_topple(state: State) -> int:
    """Return the piece that is to be laid down next."""
    return state.cursor % PIECES


@compiled
def may_topple(state: State, index: int, face: int) -> bool:
    """Tell whether a piece may be laid on a face."""
    if face in (UPRIGHT, UPSIDE_DOWN) or not stands_on(state, index, face):
        return False
    if state.edition == FIRST_EDITION or face in LAID[:PICKED]:
        return True
    place = 0
    while LAID[place] != face:
        if stands_on(state, index, LAID[place]):
            return False
        place += 1
    return True


@compiled
def stands_on(state: State, index: int, face: int) -> bool:
    """Tell whether a piece stands on a face, nudged to stay inside."""
    rooms = room_of(state)
    yaw = int(state.pieces[index].yaw)
    x, y = nudged(rooms[0], index, face, yaw)
    hold(rooms)
    return can_put(state, index, x, y, yaw, face, NO_LEAN) == STANDS


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether the piece whose turn it is may be laid on a face."""
    return FACE <= action < LEAN and may_topple(state, piece_to_topple(state), action - FACE)


@compiled
def apply(state: State, action: int) -> None:
    """Lay the piece whose turn it is on a face."""
    rooms = room_of(state)
    index, face = piece_to_topple(state), action - FACE
    yaw = int(state.pieces[index].yaw)
    x, y = nudged(rooms[0], index, face, yaw)
    hold(rooms)
    put(state, index, x, y, yaw, face, NO_LEAN)
    decided(state)


@compiled
def carry_on(state: State) -> bool:
    """Ask the player with the die how the next piece is laid down.

    What was set upright again, as another was laid down that it rested on, has a second turn.
    """
    turns = 1 if state.edition == FIRST_EDITION else 2
    while state.cursor < turns * PIECES:
        if is_due(state, piece_to_topple(state)):
            for face in LAID:
                if may_topple(state, piece_to_topple(state), face):
                    state.to_move = state.holder
                    return False
        state.cursor += 1
    return True


@compiled
def is_due(state: State, index: int) -> bool:
    """Tell whether a piece is to be laid down: in its first turn however it lies or leans."""
    piece = state.pieces[index]
    is_upright = piece.face == UPRIGHT and piece.lean == NO_LEAN
    is_first = state.edition != FIRST_EDITION and state.cursor < PIECES
    return piece.is_placed and (is_upright or is_first)
