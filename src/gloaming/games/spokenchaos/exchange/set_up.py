"""A position is set up in the lobby; what is impossible about it is found on the way."""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, take, take_whole
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import NECK, RADIUS
from gloaming.games.spokenchaos.sight.raycast import MOST_GHOSTS
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    NO_LEAN,
    PIECES,
    STEPS_PER_FIELD,
    UP,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.room import EMPTY, GHOST, copy_body, keep_room, send_to
from gloaming.games.spokenchaos.solids.settle import STANDS, settle
from gloaming.games.spokenchaos.state import (
    ARRANGING,
    INSIDE,
    SUPPLY,
    Numbers,
    State,
)

# What can be wrong.
FAULTS = (
    "nothing", "outside", "between-steps", "between-degrees", "twice", "not-standing",
    "too-many", "between-fields", "no-room", "no-level", "inside-ghost",
)  # fmt: skip
(
    NO_FAULT, OUTSIDE, BETWEEN_STEPS, BETWEEN_DEGREES, TWICE, NOT_STANDING,
    TOO_MANY, BETWEEN_FIELDS, NO_ROOM, NO_LEVEL, INSIDE_GHOST,
) = range(len(FAULTS))  # fmt: skip
# The lists of a position.
LISTS = ("furniture", "ghosts")
FURNITURE, IN_LOBBY = range(len(LISTS))
# What can be wrong with where a thing is.
X, Y = range(2)

FIRST_SEAT = 0


@entry_point(fills=("lobbies",), changes=("given", "ghosts"))
def set_scene_at(
    lobbies: Records[Lobby], ghosts: Records[Ghost], given: Told
) -> tuple[int, int, int, int]:
    """Let down the furniture of a position and put its ghosts.

    Return what is impossible: the fault, the list, which item of it, and more about it.
    """
    order = np.zeros(PIECES, np.int64)
    return set_scene(lobbies, ghosts, order, given)


@entry_point(changes=("states", "given"))
def set_up_at(states: Records[State], numbers: Numbers, given: Told) -> tuple[int, int, int, int]:
    """Write a state in which everything of a position is in the lobby, and nothing else.

    `numbers` says which of all ghosts those of the position are.  Return what is impossible, as
    `set_scene_at` does.
    """
    state, rooms = states[0], EMPTY.copy()  # type: ignore[attr-defined]  # records, to the compiler
    ghosts, order = np.empty(len(numbers), GHOST), np.zeros(PIECES, np.int64)
    wrong = set_scene(rooms, ghosts, order, given)
    if wrong[0] != NO_FAULT:
        return wrong
    empty_table(state)
    keep_room(rooms[0], state)
    for place in range(PIECES):
        state.order[place] = order[place]
        state.placed += int(rooms[0].pieces[place].is_placed)
    for item in range(len(numbers)):
        figure = state.figures[numbers[item]]
        figure.where = INSIDE
        copy_body(ghosts[item], figure.body)
    return wrong


@compiled
def set_scene(
    lobbies: Records[Lobby], ghosts: Any, order: Numbers, given: Told
) -> tuple[int, int, int, int]:
    """Set up a position; write the furniture in its order, too."""
    lobbies[0] = EMPTY[0]  # type: ignore[index]  # records can be written
    lobby = lobbies[0]
    take(given)  # the name of the game
    for item in range(take_whole(given)):
        fault, more = take_piece(lobby, given)
        if fault != NO_FAULT:
            return fault, FURNITURE, item, more
        order[item] = more
    if take_whole(given) > MOST_GHOSTS:
        return TOO_MANY, IN_LOBBY, 0, 0
    for item in range(len(ghosts)):
        fault, more = take_ghost(lobby, ghosts[item], given)
        for other in range(item):
            if fault == NO_FAULT and not are_apart(ghosts[item], ghosts[other]):
                fault, more = INSIDE_GHOST, other
        if fault != NO_FAULT:
            return fault, IN_LOBBY, item, more
    return NO_FAULT, FURNITURE, 0, 0


@compiled
def take_piece(lobby: Lobby, given: Told) -> tuple[int, int]:
    """Let down a piece of furniture; return which it is, or what is wrong with it and why."""
    index = take_whole(given)
    piece = lobby.pieces[index]
    x, fault_of_x = take_length(given)
    y, fault_of_y = take_length(given)
    yaw = take(given)
    face = take_whole(given)
    lean = take_whole(given) if take(given) != 0 else NO_LEAN
    if piece.is_placed:
        return TWICE, 0
    if not abs(yaw) < np.inf or yaw != np.floor(yaw):
        return BETWEEN_DEGREES, 0
    if fault_of_x != NO_FAULT:
        return fault_of_x, X
    if fault_of_y != NO_FAULT:
        return fault_of_y, Y
    piece.x, piece.y, piece.yaw, piece.face, piece.lean = x, y, int(yaw % FULL_TURN), face, lean
    verdict = settle(lobby, index)
    return (NO_FAULT, index) if verdict == STANDS else (NOT_STANDING, verdict)


@compiled
def take_length(given: Told) -> tuple[int, int]:
    """Read a length; return it in the steps of the board, and what is wrong with it."""
    length = take(given)
    if not 0 <= length <= FIELDS:
        return 0, OUTSIDE
    steps = length * STEPS_PER_FIELD
    return int(steps), NO_FAULT if steps == np.floor(steps) else BETWEEN_STEPS


@compiled
def take_ghost(lobby: Lobby, ghost: Ghost, given: Told) -> tuple[int, int]:
    """Put a ghost; return what is wrong with it, and more about that."""
    take(given)  # its name
    take(given)  # its colour
    size = take_whole(given)
    x, fault_of_x = take_length(given)
    y, fault_of_y = take_length(given)
    level = take_whole(given)
    ghost.way = 1 + take_whole(given) if take(given) != 0 else UP
    if fault_of_x != NO_FAULT:
        return fault_of_x, X
    if fault_of_y != NO_FAULT:
        return fault_of_y, Y
    ghost.x, ghost.y, ghost.bottom = x, y, 0.0
    ghost.radius, ghost.neck = RADIUS[size], NECK[size]
    if not is_in_one_field(ghost):
        return BETWEEN_FIELDS, 0
    heights = np.empty(MOST_LEVELS)
    count = levels(lobby, ghost, heights)
    if count == 0:
        return NO_ROOM, 0
    if level >= count:
        return NO_LEVEL, count
    ghost.bottom = heights[level]
    return NO_FAULT, 0


@compiled
def empty_table(state: State) -> None:
    """Let a match be before its first round, with all ghosts in the box."""
    for number in range(len(state.figures)):
        send_to(state.figures[number], SUPPLY)
    state.phase = ARRANGING
    state.round_number = 0
    state.holder = state.to_move = FIRST_SEAT
    state.placed = 0
