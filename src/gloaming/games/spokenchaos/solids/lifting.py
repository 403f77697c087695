"""Lifting a piece with all that rests on it, and putting that back afterwards (rules 4).

The order of a state is the order in which pieces were let down: each stands by those before it
alone.  So what rests on a piece comes after it, and a pile is lifted and put back from below.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.solids.lobby import EDGE
from gloaming.games.spokenchaos.state import Numbers, State

from .contacts import MOST_CONTACTS, contacts_with_piece
from .lobby import NO_LEAN, PIECES, UPRIGHT, Lobby
from .overlap import are_near
from .settle import STANDS, settle

FARTHEST = 2 * EDGE * EDGE  # the square of the longest way across the lobby


@compiled
def lift_with_others(state: State, lobby: Lobby, index: int) -> int:
    """Take a piece away with all that rests on it or leans against it; return the others as bits.

    They keep their poses, but are in the lobby and in its order no more.
    """
    place = 0
    while state.order[place] != index:
        place += 1
    for later in range(place, state.placed):
        lobby.pieces[state.order[later]].is_placed = False
    lifted, kept = 1 << index, place
    for later in range(place + 1, state.placed):
        other = state.order[later]
        if rests_on(lobby, other, lifted) or is_upset(lobby, other, lifted):
            lifted |= 1 << other
        else:
            state.order[kept] = other
            kept += 1
        lobby.pieces[other].is_placed = not (lifted >> other) & 1
    state.placed = kept
    return lifted & ~(1 << index)


@compiled
def rests_on(lobby: Lobby, index: int, lifted: int) -> bool:
    """Tell whether a piece stands on one of some others, or leans against it."""
    points = np.empty((MOST_CONTACTS, 2))
    for other in range(PIECES):
        if (lifted >> other) & 1 and are_near(lobby, index, other):
            is_held = lobby.pieces[index].holder == other
            if is_held or contacts_with_piece(lobby, index, other, points, 0) > 0:
                return True
    return False


@compiled
def is_upset(lobby: Lobby, index: int, lifted: int) -> bool:
    """Tell whether a piece, let down anew without some others, would not stand just as it does."""
    if not is_near_any(lobby, index, lifted):
        return False
    piece = lobby.pieces[index]
    height, angle, holder = piece.height, int(piece.angle), int(piece.holder)
    is_same = settle(lobby, index) == STANDS and height == piece.height
    return not (is_same and angle == piece.angle and holder == piece.holder)


@compiled
def is_near_any(lobby: Lobby, index: int, others: int) -> bool:
    """Tell whether a piece is so near to one of some others that they might touch."""
    for other in range(PIECES):
        if (others >> other) & 1 and are_near(lobby, index, other):
            return True
    return False


@compiled
def put_back(state: State, lobby: Lobby, order: Numbers, lifted: int) -> int:
    """Put what was lifted back, in the order in which it was lifted; return who finds no place.

    If all do, that is PIECES.
    """
    for place in range(len(order)):
        index = order[place]
        if (lifted >> index) & 1:
            if not come_back(lobby, index):
                return index
            state.order[state.placed] = index
            state.placed += 1
    return PIECES


@compiled
def come_back(lobby: Lobby, index: int) -> bool:
    """Let a piece down where it was; if it does not stand so, upright there or nearby."""
    if settle(lobby, index) == STANDS:
        return True
    piece = lobby.pieces[index]
    piece.face, piece.lean = UPRIGHT, NO_LEAN
    x, y = int(piece.x), int(piece.y)
    for squared in range(FARTHEST + 1):
        if stand_at_distance(lobby, index, x, y, squared):
            return True
    return False


@compiled
def stand_at_distance(lobby: Lobby, index: int, x: int, y: int, squared: int) -> bool:
    """Let a piece down as far from a place as said, by y, then x; tell whether it stands there."""
    far = int(np.sqrt(squared))
    for up in range(-far, far + 1):
        across = int(np.sqrt(squared - up * up) + 0.5)
        if across * across + up * up == squared:
            for to_x in (x - across, x + across):
                if stands_at(lobby, index, to_x, y + up):
                    return True
    return False


@compiled
def stands_at(lobby: Lobby, index: int, x: int, y: int) -> bool:
    """Let a piece down at a place of the lobby; tell whether it stands there."""
    if not (0 <= x <= EDGE and 0 <= y <= EDGE):
        return False
    lobby.pieces[index].x, lobby.pieces[index].y = x, y
    return settle(lobby, index) == STANDS
