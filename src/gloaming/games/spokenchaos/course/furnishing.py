"""Furniture in the players' hands: which piece, how, and where it may be put (rules 2, 3)."""

import numpy as np

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import WORDS, Stream, below, open_stream
from gloaming.games.spokenchaos.material import CARD_PIECES, NO_PIECE
from gloaming.games.spokenchaos.solids.angles import FULL_TURN, cosine, sine
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    NO_LEAN,
    PIECES,
    STEPS_PER_FIELD,
    TOUCH,
    UPRIGHT,
)
from gloaming.games.spokenchaos.solids.lobby import SIDES as LEANS
from gloaming.games.spokenchaos.solids.pose import LEAN_AXES, LEAN_SIGNS
from gloaming.games.spokenchaos.solids.putting import can_put, lift, put
from gloaming.games.spokenchaos.solids.room import STATE, hold, room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import AGREEING, ARRANGING, STARTING, State

# Places of furniture: x and y in steps, both edges included.
EDGE = FIELDS * STEPS_PER_FIELD
PLACES = EDGE + 1
MARGIN = 14  # no piece stands nearer to the wall
NO_PLACE = -1
WAYS_TO_LEAN = 1 + len(LEANS)
TRIES = 40

# How far from the middle of another piece one is tried that shall lean on it, in steps.
LEAN_FROM, LEAN_STRIDE = 22, 7

# Of yaws only some are listed, and drawn by chance.
YAW_STEP = 15


@compiled
def may_take(state: State, piece: int) -> bool:
    """Tell whether the player may move a piece: one on its card that has not been moved.

    If both have been, it may be any that has not (rules 3.2).
    """
    if state.phase == ARRANGING:
        return not state.pieces[piece].is_placed
    shown = CARD_PIECES[state.cards[state.to_move]]
    is_free = not (state.used >> piece) & 1
    if (state.used >> shown[0]) & 1 and (state.used >> shown[1]) & 1:
        return is_free
    return is_free and piece in (shown[0], shown[1])


@compiled_apart
def may_leave(state: State, piece: int) -> bool:
    """Tell whether a piece can go without another falling that rests or leans on it."""
    tried = np.empty(1, STATE)
    tried[0] = state
    rooms = room_of(state)
    verdict = lift(tried[0], rooms[0], piece)
    hold(tried)
    hold(rooms)
    return verdict == STANDS


@compiled
def take(state: State, piece: int) -> None:
    """Lift a piece, held as it stood."""
    state.held = piece
    stood = state.pieces[piece]
    state.held_face, state.held_lean, state.held_yaw = stood.face, stood.lean, stood.yaw


@compiled_apart
def verdict_at(state: State, place: int) -> int:
    """Return the verdict on putting the lifted piece down at a place."""
    x, y = divmod(place, PLACES)
    held, yaw = state.held, state.held_yaw
    return can_put(state, held, x, y, yaw, state.held_face, state.held_lean)


@compiled
def may_put_at(state: State, place: int) -> bool:
    """Tell whether the lifted piece may be put down at a place."""
    return verdict_at(state, place) == STANDS


@compiled_apart
def put_at(state: State, place: int) -> None:
    """Put the lifted piece down, and go on."""
    x, y = divmod(place, PLACES)
    held, yaw = state.held, state.held_yaw
    put(state, held, x, y, yaw, state.held_face, state.held_lean)
    state.used |= 1 << state.held
    let_go(state)


@compiled
def let_go(state: State) -> None:
    """Hold no piece."""
    state.held, state.held_face, state.held_lean, state.held_yaw = NO_PIECE, 0, 0, 0


@compiled
def end_arranging(state: State) -> None:
    """Go on after a piece of the set-up: the next one, or the match begins (rules 2)."""
    if state.placed < PIECES:
        state.to_move = (state.to_move + 1) % state.players
    elif state.chance_arranges:
        state.phase, state.to_move = AGREEING, state.holder
    else:
        state.phase = STARTING
    state.turn += 1


@compiled
def answer(state: State, wants_again: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Say whether chance shall furnish the lobby again; only all together can have it so."""
    state.turn += 1
    if not wants_again:
        state.phase = STARTING
        return
    state.to_move = (state.to_move + 1) % state.players
    if state.to_move == state.holder:
        clear_lobby(state)
        state.phase = ARRANGING


@compiled
def clear_lobby(state: State) -> None:
    """Take all furniture out of the lobby."""
    state.placed = 0
    for index in range(PIECES):
        piece = state.pieces[index]
        piece.is_placed = False
        piece.x, piece.y, piece.yaw, piece.face, piece.lean = 0, 0, 0, UPRIGHT, NO_LEAN
        piece.height = 0.0


@compiled_apart
def draw_place(state: State, stream: Stream) -> int:
    """Draw a place for the lifted piece: on the floor if one is soon found, else anywhere."""
    tried = np.empty(1, STATE)
    place, tries = NO_PIECE, 0
    is_low = False
    while not is_low and (place == NO_PIECE or tries < TRIES):
        tries += 1
        x, y = below(stream, PLACES), below(stream, PLACES)
        tried[0] = state
        yaw, face, lean = state.held_yaw, state.held_face, state.held_lean
        if put(tried[0], state.held, x, y, yaw, face, lean) == STANDS:
            place = x * PLACES + y
            is_low = tried[0].pieces[state.held].height <= TOUCH
    hold(tried)
    return place


@compiled_apart
def some_places(state: State, most: int, tries: int, out: Actions) -> int:
    """Write some places where the lifted piece may be put down: where it was, and others.

    They are drawn from numbers that depend on nothing but the state, so that all are shown
    the same ones.
    """
    stream = np.zeros(WORDS, np.int64)
    pose = (state.held_face * FULL_TURN + state.held_yaw) * WAYS_TO_LEAN + state.held_lean + 1
    open_stream(stream, state.turn, state.held, pose)
    piece = state.pieces[state.held]
    count = 0
    if piece.is_placed:
        count = add_place(state, int(piece.x) * PLACES + int(piece.y), most, out, count)
    for number in range(tries):
        if state.held_lean == NO_LEAN:
            place = place_in_strip(stream, number, tries)
        else:
            place = place_to_lean(state, stream, number)
        count = add_place(state, place, most, out, count)
    return count


@compiled
def add_place(state: State, place: int, most: int, out: Actions, count: int) -> int:
    """Add a place if the lifted piece may be put there and it is not there yet."""
    if count == most or place == NO_PLACE:
        return count
    for number in range(count):
        if out[number] == place:
            return count
    if not may_put_at(state, place):
        return count
    out[count] = place
    return count + 1


@compiled
def place_in_strip(stream: Stream, number: int, tries: int) -> int:
    """Draw a place in one of some strips of the lobby."""
    width = (PLACES - 2 * MARGIN) // tries
    x = MARGIN + number * width + below(stream, width)
    return x * PLACES + MARGIN + below(stream, PLACES - 2 * MARGIN)


@compiled
def place_to_lean(state: State, stream: Stream, number: int) -> int:
    """Draw a place from which the lifted piece might lean on another; NO_PLACE if outside."""
    other = state.order[number % max(state.placed, 1)]
    if state.placed == 0 or other == state.held:
        return NO_PLACE
    far = LEAN_FROM + number * LEAN_STRIDE + below(stream, LEAN_STRIDE)
    rooms = room_of(state)
    along, aside = cosine(rooms[0].sines, state.held_yaw), sine(rooms[0].sines, state.held_yaw)
    hold(rooms)
    far *= LEAN_SIGNS[state.held_lean]
    is_ahead = LEAN_AXES[state.held_lean] == 1
    across, up = (-aside, along) if is_ahead else (along, aside)
    x = int(state.pieces[other].x) - int(np.floor(across * far + 0.5))
    y = int(state.pieces[other].y) - int(np.floor(up * far + 0.5))
    return x * PLACES + y if 0 <= x < PLACES and 0 <= y < PLACES else NO_PLACE
