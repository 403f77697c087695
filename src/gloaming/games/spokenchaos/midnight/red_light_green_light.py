"""Red light, green light: every ghost moves one field towards its exit (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.seating import ACROSS, UP_BY, exit_of, in_turn
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, Ghost, Lobby
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    gather,
    many_ghosts,
    room_of,
    send_to,
)
from gloaming.games.spokenchaos.state import EAST, INSIDE, NO_GHOST, NORTH, OUT, SOUTH, State

from .card import MidnightCard

CARD = MidnightCard("red-light-green-light", "all ghosts move one field on")
RED_LIGHT_GREEN_LIGHT = CARD.number


@compiled
def rows_to_exit(state: State, number: int) -> int:
    """Return how many fields lie between a ghost and its exit."""
    body = state.figures[number].body
    column, row = body.x // STEPS_PER_FIELD, body.y // STEPS_PER_FIELD
    side = exit_of(state, number // GHOSTS)
    if side == NORTH:
        return FIELDS - 1 - row
    if side == EAST:
        return FIELDS - 1 - column
    return row if side == SOUTH else column


@compiled
def carry_on(state: State) -> bool:
    """Let all ghosts move on, those nearest to their exit first."""
    rooms = room_of(state)
    number, moved = next_ghost(state, 0), 0
    while number != NO_GHOST:
        move_one_field(state, rooms[0], number)
        moved |= 1 << number
        number = next_ghost(state, moved)
    return True


@compiled
def next_ghost(state: State, moved: int) -> int:
    """Return who moves next: of the others in the lobby the nearest to its exit, or NO_GHOST."""
    found, fewest = NO_GHOST, FIELDS
    for place in range(state.players):
        for ghost in range(GHOSTS):
            number = in_turn(state, place) * GHOSTS + ghost
            is_waiting = state.figures[number].where == INSIDE and not (moved >> number) & 1
            if is_waiting and rows_to_exit(state, number) < fewest:
                found, fewest = number, rows_to_exit(state, number)
    return found


@compiled
def move_one_field(state: State, lobby: Lobby, number: int) -> bool:
    """Move a ghost one field on, or out; tell whether it moves: it stays where there is no room."""
    figure = state.figures[number]
    if rows_to_exit(state, number) == 0:
        send_to(figure, OUT)
        return True
    ghosts = many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    copy_body(figure.body, ghosts[count])
    step_on(state, number, figure.body)
    moves = find_nearest(lobby, ghosts[:count], figure.body)
    if not moves:
        copy_body(ghosts[count], figure.body)
    return moves


@compiled
def step_on(state: State, number: int, body: Ghost) -> None:
    """Carry the solid of a ghost one field towards the exit."""
    side = exit_of(state, number // GHOSTS)
    body.x += ACROSS[side] * STEPS_PER_FIELD
    body.y += UP_BY[side] * STEPS_PER_FIELD
