"""What a seat is offered: its legal actions, and of places and spots a fair selection."""

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import (
    ACTIONS,
    AT,
    BACK,
    DONE,
    DOOR,
    ENTER,
    FACE,
    GHOST,
    KEEP,
    LEAN,
    LIE,
    PASSING,
    PIPS,
    SIDE,
    SPOT,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.planning.listed_spots import MOST_SPOTS_LISTED, list_spots
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import FACES, NO_LEAN, PIECES
from gloaming.games.spokenchaos.solids.lobby import SIDES as LEANS
from gloaming.games.spokenchaos.solids.room import hold, room_of
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FIRST_EDITION,
    FURNISHING,
    MIDNIGHT,
    NO_GHOST,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing
from .furnishing import YAW_STEP
from .legality import is_legal, is_putting_third

# What is listed of places and yaws; `is_legal` accepts all others.
PLACES_LISTED, PLACES_TRIED = 4, 6
QUARTER_TURN = 90
MOST_ACTIONS = MOST_SPOTS_LISTED + len(FACES) + len(LEANS) + PLACES_LISTED + FULL_TURN // YAW_STEP


@compiled_apart
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of a seat that is to act; of places and spots a selection."""
    phase = state.phase
    if phase in (ARRANGING, FURNISHING):
        is_held = state.held != NO_PIECE
        return list_furniture(state, seat, out) if is_held else list_pieces(state, seat, out)
    if is_walking(state, seat):
        return list_walk(state, seat, out)
    if phase == MIDNIGHT:
        return list_midnight(state, seat, out)
    if phase == SIDING:
        return list_range(state, seat, SIDE, LIE, out, 0)
    if phase == AGREEING:
        return list_range(state, seat, KEEP, TAKE, out, 0)
    count = list_range(state, seat, GHOST, ENTER, out, 0)
    return list_range(state, seat, DONE, DONE + 1, out, count)


@compiled
def list_range(state: State, seat: int, first: int, last: int, out: Actions, count: int) -> int:
    """Add the legal ones of a range of actions; return how many there are then."""
    for action in range(first, last):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return count


@compiled
def list_pieces(state: State, seat: int, out: Actions) -> int:
    """Write the pieces that may be lifted, and the pass.

    In the first edition a piece that holds up another could only be put back: it is left out.
    """
    count = 0
    for piece in range(PIECES):
        can_go = state.edition != FIRST_EDITION or furnishing.may_leave(state, piece)
        if can_go and is_legal(state, seat, TAKE + piece):
            out[count] = TAKE + piece
            count += 1
    return list_range(state, seat, PASSING, PASSING + 1, out, count)


@compiled_apart
def list_furniture(state: State, seat: int, out: Actions) -> int:
    """Write how the lifted piece may be turned, and some places for it.

    Whoever follows the list comes to an end: a piece that leans is put down so or leans no more,
    and one that stood in the lobby can be turned back to how it stood.
    """
    count = furnishing.some_places(state, PLACES_LISTED, PLACES_TRIED, out)
    for number in range(count):
        out[number] += AT
    if state.held_lean != NO_LEAN:
        return list_range(state, seat, LEAN, LEAN + 1, out, count)
    count = list_range(state, seat, FACE, YAW, out, count)
    step = YAW_STEP if state.phase == ARRANGING else QUARTER_TURN
    stood = int(state.pieces[state.held].yaw)
    for yaw in range(FULL_TURN):
        if yaw % step == 0 or yaw == stood:
            count = list_range(state, seat, YAW + yaw, YAW + yaw + 1, out, count)
    return count


@compiled
def is_walking(state: State, seat: int) -> bool:
    """Tell whether a seat has a ghost on its way."""
    if state.phase == MIDNIGHT:
        return is_putting_third(state, seat)
    return state.phase == PLANNING and state.plans[seat].active != NO_GHOST


@compiled_apart
def list_walk(state: State, seat: int, out: Actions) -> int:
    """Write where the ghost on its way may go, and some spots where it may end."""
    plan = state.plans[seat]
    count = list_range(state, seat, ENTER, SPOT, out, 0)
    if plan.steps == 0:
        return count
    rooms = room_of(state)
    spots = list_spots(state, seat, rooms[0], out[count:])
    hold(rooms)
    for number in range(spots):
        out[count + number] += SPOT
    return count + spots


@compiled_apart
def list_midnight(state: State, seat: int, out: Actions) -> int:
    """Write what a seat may decide for the midnight card."""
    count = list_range(state, seat, DOOR, PIPS, out, 0)
    count = list_range(state, seat, FACE, LEAN, out, count)
    count = list_range(state, seat, PASSING, BACK, out, count)
    return list_range(state, seat, LIE, ACTIONS, out, count)
