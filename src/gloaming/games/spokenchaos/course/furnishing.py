"""Furniture in the players' hands, action by action: which piece, how, and where (rules 2, 3.2)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import (
    AGAIN,
    AT,
    FACE,
    KEEP,
    LEAN,
    PASSING,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.assumptions import QUARTER
from gloaming.games.spokenchaos.material import CARD_PIECES, NO_PIECE
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, PIECES, PLACES, UPRIGHT
from gloaming.games.spokenchaos.solids.putting import lift, put
from gloaming.games.spokenchaos.solids.room import STATE, room_of
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FIRST_EDITION,
    FURNISHING,
    STARTING,
    State,
)

from .places import may_put_at, some_places
from .rounds import end_furnishing

# Of yaws only some are listed, and drawn by chance.
YAW_STEP = 15

# What is listed of places; `is_legal` accepts all others.
PLACES_LISTED, PLACES_TRIED = 4, 6
MOST_WAYS_TO_PUT = len(FACES) + len(LEANS) + PLACES_LISTED + FULL_TURN // YAW_STEP


@compiled
def is_legal(state: State, action: int) -> bool:
    """Tell whether a player may so lift, turn or put down furniture, or answer."""
    if state.phase == AGREEING:
        return action in (KEEP, AGAIN)
    if state.held == NO_PIECE:
        if action == PASSING:
            return state.phase == FURNISHING
        return TAKE <= action < FACE and may_take(state, action - TAKE)
    if FACE <= action < LEAN:
        return action - FACE != state.held_face
    if LEAN <= action < YAW:
        return action - LEAN + NO_LEAN != state.held_lean
    if YAW <= action < AT:
        return action - YAW != state.held_yaw
    return AT <= action < PASSING and may_put_at(state, action - AT)


@compiled
def offer(state: State, out: Actions) -> int:
    """Write what a player may do with furniture, or answer."""
    if state.phase == AGREEING:
        out[0], out[1] = KEEP, AGAIN
        return 2
    return offer_pieces(state, out) if state.held == NO_PIECE else offer_ways_to_put(state, out)


@compiled
def offer_pieces(state: State, out: Actions) -> int:
    """Write the pieces that may be lifted, and the pass.

    In the first edition a piece that holds up another could only be put back: it is left out.
    """
    count = 0
    for piece in range(PIECES):
        can_go = state.edition != FIRST_EDITION or may_leave(state, piece)
        if can_go and may_take(state, piece):
            out[count] = TAKE + piece
            count += 1
    if state.phase == FURNISHING:
        out[count] = PASSING
        count += 1
    return count


@compiled
def offer_ways_to_put(state: State, out: Actions) -> int:
    """Write how the lifted piece may be turned, and some places for it.

    Whoever follows the list comes to an end: a piece that leans is put down so or leans no more,
    and one that stood in the lobby can be turned back to how it stood.
    """
    count = some_places(state, PLACES_LISTED, PLACES_TRIED, out)
    for number in range(count):
        out[number] += AT
    if state.held_lean != NO_LEAN:
        out[count] = LEAN
        return count + 1
    step = YAW_STEP if state.phase == ARRANGING else QUARTER
    stood = int(state.pieces[state.held].yaw)
    for action in range(FACE, AT):
        yaw = action - YAW
        is_listed = action < YAW or yaw % step == 0 or yaw == stood
        if is_listed and is_legal(state, action):
            out[count] = action
            count += 1
    return count


@compiled
def apply(state: State, action: int) -> None:
    """Lift, turn or put down furniture, leave it all as it is, or answer."""
    if state.phase == AGREEING:
        answer(state, action == AGAIN)
    elif action == PASSING:
        end_furnishing(state)
    elif action < FACE:
        take(state, action - TAKE)
    elif action < LEAN:
        state.held_face = action - FACE
    elif action < YAW:
        state.held_lean = action - LEAN + NO_LEAN
    elif action < AT:
        state.held_yaw = action - YAW
    else:
        put_at(state, action - AT)
        if state.phase == ARRANGING:
            end_arranging(state)
        else:
            end_furnishing(state)


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


@compiled
def may_leave(state: State, piece: int) -> bool:
    """Tell whether a piece can go without another falling that rests or leans on it."""
    tried = np.empty(1, STATE)
    tried[0] = state
    rooms = room_of(state)
    verdict = lift(tried[0], rooms[0], piece)
    return verdict == STANDS


@compiled
def take(state: State, piece: int) -> None:
    """Lift a piece, held as it stood."""
    state.held = piece
    stood = state.pieces[piece]
    state.held_face, state.held_lean, state.held_yaw = stood.face, stood.lean, stood.yaw


@compiled
def put_at(state: State, place: int) -> None:
    """Put the lifted piece down, and go on."""
    x, y = divmod(place, PLACES)
    held, yaw = state.held, state.held_yaw
    put(state, held, x, y, yaw, state.held_face, state.held_lean)
    state.used |= 1 << state.held
    hold_nothing(state)


@compiled
def hold_nothing(state: State) -> None:
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
