"""The account of a ply, worked out and told."""

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import (
    AT,
    CARD,
    DOOR,
    HOLDER,
    KEEP,
    MIDNIGHT_CARD,
    PASSING,
    PIPS,
)
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARD_NUMBERS,
    CARD_PIECES,
    NO_PIECE,
)
from gloaming.games.spokenchaos.midnight.cards import piece_asked
from gloaming.games.spokenchaos.seating import door_of
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.room import STATE
from gloaming.games.spokenchaos.state import BESIDE, LOOKING, MIDNIGHT, REVEALING, ROLLING, State
from gloaming.games.spokenchaos.telling import MISSING, tell_known

from .kept_told import tell_blocked, tell_kept
from .keyhole_view_told import tell_sights
from .moved_told import is_elsewhere, stands_otherwise, tell_moved_ghosts, tell_moved_pieces

# Kinds of accounts, in the order of `Account`.
(
    ACTED,
    DECIDED,
    HOLDER_NAMED,
    ARRANGED,
    KEYHOLE_PUT,
    MIDNIGHT_DRAWN,
    CARD_DRAWN,
    ROLLED,
    NUMBERED,
    REVEALED,
    CARRIED_OUT,
    LOOKED,
    CAUGHT,
) = range(13)


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does in a state, and why."""
    begin(out)
    state = states[0]
    if actor == AUTOMATIC:
        tell_automatic(out, state)
    elif actor == CHANCE:
        tell_chance(out, state, action)
    elif state.phase == MIDNIGHT:
        tell_decided(out, state, actor, action)
    elif AT <= action < PASSING:
        tell_put(out, state, actor, action)
    else:
        tell_acted(out, actor, action)
    return length(out)


@compiled
def tell_acted(out: Told, actor: int, action: int) -> None:
    """Tell that a seat took an action by which nothing stands elsewhere."""
    tell(out, ACTED)
    tell(out, actor)
    tell(out, action)
    tell_known(out, NO_PIECE)
    tell(out, 0)
    tell(out, 0)


@compiled
def tell_put(out: Told, state: State, actor: int, action: int) -> None:
    """Tell where a seat put a piece down, and what moved with it."""
    tell(out, ACTED)
    tell(out, actor)
    tell(out, action)
    tell_known(out, state.held)
    tell_moved(out, state, actor, action)


@compiled
def tell_decided(out: Told, state: State, actor: int, action: int) -> None:
    """Tell what a seat's decision did for a midnight card."""
    tell(out, DECIDED)
    tell(out, actor)
    tell(out, action)
    tell(out, state.midnight)
    tell_known(out, piece_asked(state))
    tell_moved(out, state, actor, action)


@compiled
def tell_moved(out: Told, before: State, actor: int, action: int) -> None:
    """Tell everything that stands elsewhere after an action, or otherwise."""
    tried = np.empty(1, STATE)
    tried[0] = before
    apply(tried[0], actor, action)
    tell_moved_pieces(out, before, tried[0])
    tell_moved_ghosts(out, before, tried[0])


@compiled
def tell_chance(out: Told, state: State, action: int) -> None:
    """Tell what chance did."""
    if action < DOOR:
        tell(out, HOLDER_NAMED)
        tell(out, action - HOLDER)
    elif action < PIPS:
        tell(out, KEYHOLE_PUT)
        tell(out, action - DOOR)
    elif action < CARD:
        tell_roll(out, state, action - PIPS + 1)
    elif action < MIDNIGHT_CARD:
        tell_card(out, state, action - CARD)
    elif action < KEEP:
        tell(out, MIDNIGHT_DRAWN)
        tell(out, action - MIDNIGHT_CARD)
    else:
        tell(out, ARRANGED)
        tell(out, action)


@compiled
def tell_roll(out: Told, state: State, pips: int) -> None:
    """Tell of a roll, for the side or for the door."""
    if state.phase == ROLLING:
        tell(out, ROLLED)
        tell(out, roller(state))
    else:
        tell(out, NUMBERED)
    tell(out, pips)


@compiled
def tell_card(out: Told, state: State, kind: int) -> None:
    """Tell who drew a movement card, and what is on it."""
    tell(out, CARD_DRAWN)
    tell(out, state.to_move)
    tell(out, CARD_NUMBERS[kind])
    pieces = CARD_PIECES[kind]
    count = 0 if pieces[0] == NO_PIECE else len(pieces)
    tell(out, count)
    for place in range(count):
        tell(out, pieces[place])


@compiled
def tell_automatic(out: Told, state: State) -> None:
    """Tell what follows by rule alone."""
    if state.phase == LOOKING:
        tell(out, LOOKED)
        tell_sights(out, state, door_of(state))
        return
    tried = np.empty(1, STATE)
    tried[0] = state
    apply(tried[0], AUTOMATIC, 0)
    if state.phase == REVEALING:
        tell(out, REVEALED)
        tell_moved_ghosts(out, state, tried[0])
    elif state.phase == MIDNIGHT:
        tell_carried_out(out, state, tried[0])
    else:
        tell_caught(out, state, tried[0])


@compiled
def tell_carried_out(out: Told, before: State, after: State) -> None:
    """Tell what a midnight card did by rule alone."""
    tell(out, CARRIED_OUT)
    tell(out, before.midnight)
    tell_known(out, moved_piece_asked(before, after))
    tell_moved_pieces(out, before, after)
    tell_moved_ghosts(out, before, after)
    tell_turned_sides(out, before, after)
    tell(out, after.phase == MIDNIGHT)
    tell_kept(out, before, after)
    tell_blocked(out, before)


@compiled
def moved_piece_asked(before: State, after: State) -> int:
    """Return the piece whose turn it was, if it moved, or NO_PIECE."""
    piece = piece_asked(before)
    if 0 <= piece < len(before.pieces) and stands_otherwise(
        before.pieces[piece], after.pieces[piece]
    ):
        return piece
    return NO_PIECE


@compiled
def tell_turned_sides(out: Told, before: State, after: State) -> None:
    """Tell from where each seat starts from now on, if the board turned."""
    has_turned = False
    for seat in range(before.players):
        has_turned |= before.sides[seat] != after.sides[seat]
    count = before.players if has_turned else 0
    tell(out, count)
    for seat in range(count):
        tell(out, after.sides[seat])


@compiled
def tell_caught(out: Told, before: State, after: State) -> None:
    """Tell who went back after a look, and whether another one follows."""
    tell(out, CAUGHT)
    tell_known(out, before.midnight)
    tell_moved_ghosts(out, before, after)
    tell_unseen(out, before, after)
    tell_known(out, door_of(after) if after.phase == LOOKING else MISSING)


@compiled
def tell_unseen(out: Told, before: State, after: State) -> None:
    """Tell who went back though nobody saw them."""
    place, count = tell_later(out), 0
    for number in range(ALL_GHOSTS):
        figure, then = before.figures[number], after.figures[number]
        is_back = then.where == BESIDE and is_elsewhere(figure, then)
        if is_back and figure.samples < enough(before.grid):
            count += 1
            tell(out, number)
    tell_at(out, place, count)
