"""Too keen: every piece is laid on a side (rules 6).

The player with the die picks a side for every piece.  Then all six are lifted, and laid in the
order of the material list, each at its own place or the nearest one.  In older editions each was
laid down as soon as its side was picked, and what stood in its way kept it upright.

    cursor    the piece that is asked about, and above `PICKS` the faces that were picked
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import FACE, LEAN
from gloaming.games.spokenchaos.assumptions import QUARTER
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lifting import come_back, stands_at
from gloaming.games.spokenchaos.solids.lobby import (
    EDGE,
    FACES,
    NO_LEAN,
    PIECES,
    UPRIGHT,
    Lobby,
)
from gloaming.games.spokenchaos.solids.putting import (
    GHOST_NOWHERE,
    can_put,
    ghosts_on_any,
    ghosts_on_pieces,
    nudged,
    put,
    settle_ghosts,
)
from gloaming.games.spokenchaos.solids.rings import FARTHEST, MOST_WAYS, write_ring
from gloaming.games.spokenchaos.solids.room import (
    STATE,
    copy_piece,
    keep_room,
    room_of,
    send_to,
)
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import BESIDE, FIRST_EDITION, SECOND_EDITION, State

from .card import MidnightCard
from .cursor import decided

# The sides on which a piece is laid: on the first two as the player with the die picks; what
# stands on neither, on the first of the others on which it stands.
LAID = np.array([FACES.index(face) for face in ("left", "right", "back", "front")])
PICKED = 2
UPSIDE_DOWN = FACES.index("upside-down")

PICKS, PICK_BITS = 3, 3  # bits of the cursor before the picks, and of each pick
ALL_PIECES = (1 << PIECES) - 1

CARD = MidnightCard(
    "too-keen",
    "all furniture is laid on a side",
    (FACE, LEAN),
    puts=True,
)
TOO_KEEN = CARD.number


@compiled
def is_older(state: State) -> bool:
    """Tell whether each piece is laid down as soon as its side is picked."""
    return state.edition <= SECOND_EDITION


@compiled
def piece_to_topple(state: State) -> int:
    """Return the piece that is asked about next; after the last one there is no such piece."""
    if is_older(state):
        return state.cursor % PIECES
    return state.cursor & ((1 << PICKS) - 1)


@compiled
def picked_face(state: State, index: int) -> int:
    """Return the face on which a piece shall be laid."""
    return state.cursor >> (PICKS + index * PICK_BITS) & ((1 << PICK_BITS) - 1)


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
    """Tell whether a piece stands on a face: by its measures, or where it is, nudged inside."""
    rooms = room_of(state)
    yaw = int(state.pieces[index].yaw)
    if is_older(state):
        x, y = nudged(rooms[0], index, face, yaw)
        return can_put(state, index, x, y, yaw, face, NO_LEAN) == STANDS
    lift_all(rooms[0])
    piece = rooms[0].pieces[index]
    piece.face, piece.lean = face, NO_LEAN
    return stands_at(rooms[0], index, EDGE // 2, EDGE // 2)


@compiled
def lift_all(lobby: Lobby) -> None:
    """Take all furniture out of a lobby; each piece keeps its pose."""
    for index in range(PIECES):
        lobby.pieces[index].is_placed = False


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether the piece whose turn it is may be laid on a face."""
    return FACE <= action < LEAN and may_topple(state, piece_to_topple(state), action - FACE)


@compiled
def apply(state: State, action: int) -> None:
    """Lay the piece whose turn it is on a face, or note it until all sides are picked."""
    index, face = piece_to_topple(state), action - FACE
    if is_older(state):
        rooms = room_of(state)
        yaw = int(state.pieces[index].yaw)
        x, y = nudged(rooms[0], index, face, yaw)
        put(state, index, x, y, yaw, face, NO_LEAN)
    else:
        state.cursor |= face << (PICKS + index * PICK_BITS)
    decided(state)


@compiled
def carry_on(state: State) -> bool:
    """Ask the player with the die on which side the next piece is laid; then lay them all."""
    if is_older(state):
        return carry_on_one_by_one(state)
    while piece_to_topple(state) < PIECES:
        if state.pieces[piece_to_topple(state)].is_placed:
            state.to_move = state.holder
            return False
        state.cursor += 1
    lay_all(state)
    return True


@compiled
def carry_on_one_by_one(state: State) -> bool:
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


@compiled
def lay_all(state: State) -> None:
    """Lift all furniture, and lay it piece by piece; ghosts make way for what is laid."""
    rooms = room_of(state)
    lobby = rooms[0]
    riders = ghosts_on_any(ghosts_on_pieces(state, lobby), ALL_PIECES)
    lift_all(lobby)
    state.placed = 0
    drop_ghosts(state, lobby, riders)
    for index in range(PIECES):
        if state.pieces[index].is_placed:
            if not is_laid(state, lobby, index):
                copy_piece(state.pieces[index], lobby.pieces[index])
                come_back(lobby, index)
            state.order[state.placed] = index
            state.placed += 1
    keep_room(lobby, state)
    drop_ghosts(state, lobby, 0)


@compiled
def drop_ghosts(state: State, lobby: Lobby, riders: int) -> None:
    """Let ghosts drop or make way; one for which there is no room on its field goes back."""
    verdict = settle_ghosts(state, lobby, riders)
    while verdict != STANDS:
        number = verdict - GHOST_NOWHERE
        send_to(state.figures[number], BESIDE)
        verdict = settle_ghosts(state, lobby, riders & ~(1 << number))


@compiled
def is_laid(state: State, lobby: Lobby, index: int) -> bool:
    """Lay a piece on the side that was picked, or else on another; tell whether it lies."""
    picked = picked_face(state, index)
    if lies_on(state, lobby, index, picked):
        return True
    for face in LAID:
        if face != picked and may_topple(state, index, face) and lies_on(state, lobby, index, face):
            return True
    return False


@compiled
def lies_on(state: State, lobby: Lobby, index: int, face: int) -> bool:
    """Lay a piece on a face, at its place or the nearest one; tell whether it lies there."""
    piece, was = lobby.pieces[index], state.pieces[index]
    x, y, yaw = int(was.x), int(was.y), int(was.yaw)
    piece.face, piece.lean = face, NO_LEAN
    ways = np.empty((MOST_WAYS, 2), np.int64)
    for squared in range(FARTHEST + 1):
        for number in range(write_ring(squared, ways)):
            for turned in range(0, FULL_TURN, QUARTER):
                piece.yaw = (yaw + turned) % FULL_TURN
                to_x, to_y = x + ways[number, 0], y + ways[number, 1]
                if stands_at(lobby, index, to_x, to_y) and can_settle_ghosts(state, lobby):
                    return True
    piece.is_placed = False
    return False


@compiled
def can_settle_ghosts(state: State, lobby: Lobby) -> bool:
    """Tell whether every ghost finds a spot among the furniture of a lobby."""
    tried = np.empty(1, STATE)
    tried[0] = state
    verdict = settle_ghosts(tried[0], lobby, 0)
    return verdict == STANDS


@compiled
def is_left(state: State, index: int) -> bool:
    """Tell whether a piece is not on a side: it found no place to lie."""
    piece = state.pieces[index]
    return piece.is_placed and (piece.face in (UPRIGHT, UPSIDE_DOWN) or piece.lean != NO_LEAN)
