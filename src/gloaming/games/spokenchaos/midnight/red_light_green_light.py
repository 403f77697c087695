"""Red light, green light: every ghost moves one field towards its exit (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.seating import ACROSS, UP_BY, exit_of, in_turn
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, Lobby
from gloaming.games.spokenchaos.solids.nearest import find_nearest
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    gather,
    hold,
    many_ghosts,
    room_of,
    send_to,
)
from gloaming.games.spokenchaos.state import EAST, INSIDE, NORTH, OUT, SOUTH, State

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
    moved = 0
    for rows in range(FIELDS):
        for place in range(state.players):
            for ghost in range(GHOSTS):
                number = in_turn(state, place) * GHOSTS + ghost
                is_waiting = state.figures[number].where == INSIDE and not (moved >> number) & 1
                if is_waiting and rows_to_exit(state, number) == rows:
                    moved |= 1 << number
                    move_one_field(state, rooms[0], number, rows)
    hold(rooms)
    return True


@compiled
def move_one_field(state: State, lobby: Lobby, number: int, rows: int) -> None:
    """Move a ghost one field on, or out; it stays where there is no room for it."""
    figure = state.figures[number]
    if rows == 0:
        send_to(figure, OUT)
        return
    ghosts = many_ghosts()
    count = gather(state.figures, 1 << number, ghosts, 0)
    copy_body(figure.body, ghosts[count])
    side = exit_of(state, number // GHOSTS)
    figure.body.x += ACROSS[side] * STEPS_PER_FIELD
    figure.body.y += UP_BY[side] * STEPS_PER_FIELD
    if not find_nearest(lobby, ghosts[:count], figure.body):
        copy_body(ghosts[count], figure.body)
    hold(ghosts)
