"""Big brother: everybody who can replaces a ghost by one of the next size (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import BACK, GHOST, PASSING
from gloaming.games.spokenchaos.material import GHOSTS, LARGE, SMALLS
from gloaming.games.spokenchaos.seating import in_turn
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    gather,
    many_ghosts,
    new_body,
    room_of,
    send_to,
    size_of,
)
from gloaming.games.spokenchaos.state import (
    BESIDE,
    FIRST_EDITION,
    INSIDE,
    NO_GHOST,
    OUT,
    SUPPLY,
    State,
)

from .card import MidnightCard
from .cursor import decided

CARD = MidnightCard(
    "big-brother", "everybody who can replaces a ghost by a bigger one", (PASSING, BACK)
)
BIG_BROTHER = CARD.number


@compiled
def carry_on(state: State) -> bool:
    """Ask the next player who could have a ghost replaced by a bigger one."""
    while state.cursor < state.players:
        seat = in_turn(state, state.cursor)
        for ghost in range(GHOSTS):
            if may_grow(state, seat, ghost):
                state.to_move = seat
                return False
        state.cursor += 1
    return True


@compiled
def brother_of(state: State, seat: int, ghost: int) -> int:
    """Return a ghost of the next size that is not in use, or NO_GHOST."""
    for bigger in range(GHOSTS):
        where = state.figures[seat * GHOSTS + bigger].where
        if size_of(bigger) == size_of(ghost) + 1 and where not in (INSIDE, OUT):
            return bigger
    return NO_GHOST


@compiled
def may_grow(state: State, seat: int, ghost: int) -> bool:
    """Tell whether a ghost in the lobby may be replaced by one of the next size."""
    number = seat * GHOSTS + ghost
    if state.figures[number].where != INSIDE or size_of(ghost) == LARGE:
        return False
    bigger = brother_of(state, seat, ghost)
    if bigger == NO_GHOST:
        return False
    rooms, ghosts, room = room_of(state), many_ghosts(), many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    body = new_body(room, size_of(bigger))
    body.x, body.y = state.figures[number].body.x, state.figures[number].body.y
    return find_nearest(rooms[0], ghosts[:count], body)


@compiled
def grow(state: State, seat: int, ghost: int) -> None:
    """Replace a ghost by one of the next size, at its spot or the nearest where it fits."""
    number = seat * GHOSTS + ghost
    rooms, ghosts = room_of(state), many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    figure = state.figures[number]
    brother = state.figures[seat * GHOSTS + brother_of(state, seat, ghost)]
    brother.body.x, brother.body.y = figure.body.x, figure.body.y
    find_nearest(rooms[0], ghosts[:count], brother.body)
    brother.where = INSIDE
    is_boxed = state.merging and ghost >= SMALLS
    send_to(figure, SUPPLY if is_boxed else BESIDE)
    decided(state)


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may replace a ghost; in the first edition nobody had to."""
    if action == PASSING:
        return state.edition == FIRST_EDITION
    return GHOST <= action < BACK and may_grow(state, seat, action - GHOST)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Replace a ghost, or none."""
    if action == PASSING:
        decided(state)
    else:
        grow(state, seat, action - GHOST)
