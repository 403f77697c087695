"""Putting furniture down in a match: what rested on it, and the ghosts, follow (rules 4).

What stands on a piece or leans against it is lifted with it and put back after it.
The verdict is one number: STANDS; why the piece itself is refused (as `settle` says);
OTHER + what and why, for another piece that would not stand any more; or GHOST + which, for
a ghost that would have nowhere to stand.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.solids.angles import cosine, sine
from gloaming.games.spokenchaos.solids.lobby import EDGE
from gloaming.games.spokenchaos.solids.pose import lie_whole
from gloaming.games.spokenchaos.state import FIRST_EDITION, INSIDE, Numbers, State

from .collisions import is_free_of_furniture
from .levels import SLOPING, is_over, top_of, upright_axis
from .lifting import lift_with_others, put_back
from .lobby import PIECES, STEPS_PER_FIELD, TOUCH, Ghost, Lobby
from .nearest import find_nearest
from .overlap import are_near
from .pose import to_model
from .room import STATE, copy_body, gather, keep_room, many_ghosts, room_of
from .settle import FALLS_OVER, STANDS, settle

VERDICTS = 8
OTHER = 16
GHOST_NOWHERE = 128


@entry_point(changes=("state",))
def put(state: State, index: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    """Put a piece down so, and let follow what must; return the verdict.

    Only STANDS leaves a lobby to go on with.  A piece put back as it was changes nothing.
    """
    return put_into(state, room_of(state), index, x, y, yaw, face, lean)


@compiled
def put_into(
    state: State,
    rooms: Records[Lobby],
    index: int,
    x: int,
    y: int,
    yaw: int,
    face: int,
    lean: int,
) -> int:
    """Put a piece down in the lobby that a state describes."""
    lobby = rooms[0]
    piece = lobby.pieces[index]
    if piece.is_placed and is_posed(state, index, x, y, yaw, face, lean):
        return STANDS
    on_pieces, order = ghosts_on_pieces(state, lobby), state.order[: state.placed].copy()
    lifted = 0
    if state.edition == FIRST_EDITION:
        verdict = lift(state, lobby, index)
        if verdict != STANDS:
            return verdict
    elif piece.is_placed:
        lifted = lift_with_others(state, lobby, index)
    piece.x, piece.y, piece.yaw, piece.face, piece.lean = x, y, yaw, face, lean
    verdict = settle(lobby, index)
    if verdict != STANDS:
        return verdict
    state.order[state.placed] = index
    state.placed += 1
    without = put_back(state, lobby, order, lifted)
    if without != PIECES:
        return OTHER + without * VERDICTS + FALLS_OVER
    keep_room(lobby, state)
    return settle_ghosts(state, lobby, ghosts_on_any(on_pieces, lifted | 1 << index))


@compiled
def can_put(state: State, index: int, x: int, y: int, yaw: int, face: int, lean: int) -> int:
    """Return the verdict on a way to put a piece down, leaving the state as it is."""
    tried = np.empty(1, STATE)
    tried[0] = state
    verdict: int = put(tried[0], index, x, y, yaw, face, lean)
    return verdict


@compiled
def is_posed(state: State, index: int, x: int, y: int, yaw: int, face: int, lean: int) -> bool:
    """Tell whether a piece is just in this pose."""
    piece = state.pieces[index]
    is_there = piece.x == x and piece.y == y
    return is_there and piece.yaw == yaw and piece.face == face and piece.lean == lean


@compiled
def lift(state: State, lobby: Lobby, index: int) -> int:
    """Take a piece away and let down anew, in their order, those that may have rested on it.

    So it was in the first edition: where one of them does not stand, the piece cannot go.
    """
    if not lobby.pieces[index].is_placed:
        return STANDS
    place = 0
    while state.order[place] != index:
        place += 1
    loose = loosened(state, lobby, place)
    for later in range(place, state.placed - 1):
        state.order[later] = state.order[later + 1]
    state.placed -= 1
    for other in range(PIECES):
        if (loose >> other) & 1:
            lobby.pieces[other].is_placed = False
    for later in range(place, state.placed):
        other = state.order[later]
        if (loose >> other) & 1:
            verdict = settle(lobby, other)
            if verdict != STANDS:
                return OTHER + other * VERDICTS + verdict
    return STANDS


@compiled
def loosened(state: State, lobby: Lobby, place: int) -> int:
    """Return the piece at a place of the order, and those after it that might touch it, as bits."""
    loose = 1 << state.order[place]
    for later in range(place + 1, state.placed):
        other = state.order[later]
        for index in range(PIECES):
            if (loose >> index) & 1 and are_near(lobby, index, other):
                loose |= 1 << other
    return loose


@compiled
def ghosts_on_pieces(state: State, lobby: Lobby) -> Numbers:
    """Return the ghosts that stand on or in each piece, as bits."""
    riders = np.zeros(PIECES, np.int64)
    for index in range(PIECES):
        riders[index] = ghosts_on(state, lobby, index)
    return riders


@compiled
def ghosts_on_any(on_pieces: Numbers, pieces: int) -> int:
    """Return the ghosts that stand on or in some pieces, as bits."""
    riders = 0
    for index in range(PIECES):
        if (pieces >> index) & 1:
            riders |= on_pieces[index]
    return riders


@compiled
def ghosts_on(state: State, lobby: Lobby, index: int) -> int:
    """Return the ghosts that stand on or in a piece, as bits."""
    riders = 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE and is_on(
            lobby, index, state.figures[number].body
        ):
            riders |= 1 << number
    return riders


@compiled
def is_on(lobby: Lobby, index: int, ghost: Ghost) -> bool:
    """Tell whether a ghost's base rests on a level top of a piece."""
    piece, model = lobby.pieces[index], lobby.models[index]
    axis = upright_axis(piece)
    if not piece.is_placed or axis == SLOPING:
        return False
    point, place = np.empty(3), np.empty(3)
    point[0], point[1], point[2] = ghost.x / STEPS_PER_FIELD, ghost.y / STEPS_PER_FIELD, 0.0
    to_model(piece, point, place)
    for box in range(int(model.box_count)):
        top = top_of(piece, model, box, axis)
        if abs(top - ghost.bottom) <= TOUCH and is_over(place, model, box, axis):
            return True
    return False


@compiled
def is_on_furniture(lobby: Lobby, ghost: Ghost) -> bool:
    """Tell whether a ghost's base rests on furniture."""
    for index in range(PIECES):
        if is_on(lobby, index, ghost):
            return True
    return False


@compiled
def settle_ghosts(state: State, lobby: Lobby, riders: int) -> int:
    """Let ghosts drop, or make way, that cannot stay as they are; return the verdict."""
    loose = riders
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE and not can_stay(
            lobby, state.figures[number].body
        ):
            loose |= 1 << number
    ghosts = many_ghosts()
    count = gather(state.figures, loose, ghosts, 0)
    for number in range(ALL_GHOSTS):
        if (loose >> number) & 1:
            body = state.figures[number].body
            if not find_nearest(lobby, ghosts[:count], body):
                return GHOST_NOWHERE + number
            copy_body(body, ghosts[count])
            count += 1
    return STANDS


@compiled
def can_stay(lobby: Lobby, ghost: Ghost) -> bool:
    """Tell whether a ghost is free of furniture and has something to stand on."""
    is_borne = ghost.bottom <= TOUCH or is_on_furniture(lobby, ghost)
    return is_borne and is_free_of_furniture(lobby, ghost)


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
