"""The midnight cards, carried out one part at a time (rules 6).

`carry_on` does the next part of a card.  Where a seat has to decide, it leaves `to_move` to
that seat; the seat's action does that part and moves the cursor on.
"""

from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import (
    BIG_BROTHER,
    DANCE_FLOOR,
    DIZZY,
    GHOSTS,
    RED_LIGHT,
    SILLIEST_FACE,
    TAG,
    TAKE_COVER,
    TOO_KEEN,
)
from gloaming.games.spokenchaos.seating import in_turn
from gloaming.games.spokenchaos.solids.room import hold, room_of
from gloaming.games.spokenchaos.state import INSIDE, SIDES, State

from . import dance_floor, red_light, silliest_face, tag, too_keen
from .cursor import decided
from .take_cover import lie_down, ways_to_lie


@compiled_apart
def carry_on(state: State) -> bool:
    """Do the next part of the card; tell whether it is done with."""
    card = state.midnight
    if card == TAKE_COVER:
        return ask_to_lie(state)
    if card == TOO_KEEN:
        return too_keen.ask(state)
    if card == TAG:
        return tag.ask_to_tag(state)
    if card == DANCE_FLOOR:
        return dance_floor.dance_on(state)
    if card == BIG_BROTHER:
        return tag.ask_for_brother(state)
    if card == SILLIEST_FACE:
        silliest_face.pull_faces(state)
    elif card == RED_LIGHT:
        red_light.all_move_on(state)
    elif card == DIZZY:
        turn_board(state)
    return True


@compiled
def turn_board(state: State) -> None:
    """Turn the board a quarter clockwise: who started in the north now starts in the west."""
    for seat in range(state.players):
        state.sides[seat] = (state.sides[seat] + SIDES - 1) % SIDES


@compiled
def ghost_to_lie(state: State) -> int:
    """Return the ghost that is to take cover next, numbered among all."""
    return in_turn(state, state.cursor // GHOSTS) * GHOSTS + state.cursor % GHOSTS


@compiled
def ask_to_lie(state: State) -> bool:
    """Ask the owner of the next ghost in the lobby how it takes cover."""
    while state.cursor < state.players * GHOSTS:
        number = ghost_to_lie(state)
        if state.figures[number].where == INSIDE and ways_to_lie(state, number):
            state.to_move = number // GHOSTS
            return False
        state.cursor += 1
    return True


@compiled_apart
def take_cover(state: State, way: int) -> None:
    """Lay the ghost down that is to take cover."""
    rooms = room_of(state)
    lie_down(state, rooms[0], ghost_to_lie(state), way)
    hold(rooms)
    decided(state)
