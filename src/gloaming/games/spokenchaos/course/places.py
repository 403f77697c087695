"""Places for the lifted piece: where it may be put, some to choose from, one that is drawn."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import WORDS, Stream, below, open_stream
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.angles import FULL_TURN, cosine, sine
from gloaming.games.spokenchaos.solids.lobby import LEANS, NO_LEAN, PLACES, TOUCH
from gloaming.games.spokenchaos.solids.pose import LEAN_AXES, LEAN_SIGNS
from gloaming.games.spokenchaos.solids.putting import can_put, put
from gloaming.games.spokenchaos.solids.room import STATE, room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import State

MARGIN = 14  # no piece stands nearer to the wall
NO_PLACE = -1
WAYS_TO_LEAN = 1 + len(LEANS)
TRIES = 40

# How far from the middle of another piece one is tried that shall lean on it, in steps.
LEAN_FROM, LEAN_STRIDE = 22, 7


@compiled
def verdict_at(state: State, place: int) -> int:
    """Return the verdict on putting the lifted piece down at a place."""
    x, y = divmod(place, PLACES)
    held, yaw = state.held, state.held_yaw
    return can_put(state, held, x, y, yaw, state.held_face, state.held_lean)


@compiled
def may_put_at(state: State, place: int) -> bool:
    """Tell whether the lifted piece may be put down at a place."""
    return verdict_at(state, place) == STANDS


@compiled
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
    return place


@compiled
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
    far *= LEAN_SIGNS[state.held_lean]
    is_ahead = LEAN_AXES[state.held_lean] == 1
    across, up = (-aside, along) if is_ahead else (along, aside)
    x = int(state.pieces[other].x) - int(np.floor(across * far + 0.5))
    y = int(state.pieces[other].y) - int(np.floor(up * far + 0.5))
    return x * PLACES + y if 0 <= x < PLACES and 0 <= y < PLACES else NO_PLACE
