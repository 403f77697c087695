"""Lifting a piece with all that rests on it, and putting that back afterwards (rules 4).

The order of a state is the order in which pieces were let down: each stands by those before it
alone.  So what rests on a piece comes after it, and a pile is lifted and put back from below.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import Numbers, State

from .contacts import MOST_CONTACTS, contacts_with_piece
from .lobby import EDGE, NO_LEAN, PIECES, UPRIGHT, Lobby
from .overlap import are_near
from .pose import pose
from .rings import FARTHEST, MOST_WAYS, write_ring
from .settle import STANDS, is_inside, settle


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
    x, y, ways = int(piece.x), int(piece.y), np.empty((MOST_WAYS, 2), np.int64)
    for squared in range(FARTHEST + 1):
        for number in range(write_ring(squared, ways)):
            if stands_at(lobby, index, x + ways[number, 0], y + ways[number, 1]):
                return True
    return False


@compiled
def stands_at(lobby: Lobby, index: int, x: int, y: int) -> bool:
    """Let a piece that leans on nothing down at a place; tell whether it stands there."""
    if not (0 <= x <= EDGE and 0 <= y <= EDGE):
        return False
    piece = lobby.pieces[index]
    piece.x, piece.y, piece.height = x, y, 0.0
    pose(lobby, index)
    return is_inside(lobby, index) and settle(lobby, index) == STANDS  # a quick answer first
