"""What a midnight card leaves as it was for want of room, worked out and told."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell, tell_at, tell_later
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.midnight import silliest_face, too_keen
from gloaming.games.spokenchaos.midnight.red_light_green_light import (
    RED_LIGHT_GREEN_LIGHT,
    move_one_field,
    next_ghost,
    step_on,
)
from gloaming.games.spokenchaos.midnight.silliest_face import SILLIEST_FACE
from gloaming.games.spokenchaos.midnight.too_keen import TOO_KEEN
from gloaming.games.spokenchaos.solids.collisions import are_apart, is_free_of_piece
from gloaming.games.spokenchaos.solids.lobby import MIRROR, PIECES, Ghost, Lobby
from gloaming.games.spokenchaos.solids.room import STATE, copy_body, many_ghosts, room_of
from gloaming.games.spokenchaos.state import INSIDE, MIDNIGHT, NO_GHOST, State


@compiled
def tell_kept(out: Told, before: State, after: State) -> None:
    """Tell the pieces that a card leaves as they were, when it is done with."""
    place, count = tell_later(out), 0
    for index in range(PIECES):
        if after.phase != MIDNIGHT and is_kept(before, after, index):
            count += 1
            tell(out, index)
    tell_at(out, place, count)


@compiled
def is_kept(before: State, after: State, index: int) -> bool:
    """Tell whether a card should have put a piece otherwise."""
    if before.midnight == TOO_KEEN:
        return too_keen.is_left(after, index)
    is_mirror = before.midnight == SILLIEST_FACE and index == MIRROR
    return is_mirror and silliest_face.is_left(before, after)


@compiled
def tell_blocked(out: Told, before: State) -> None:
    """Tell the ghosts that red light, green light does not move, and what is in their way."""
    place, count = tell_later(out), 0
    if before.midnight == RED_LIGHT_GREEN_LIGHT:
        tried, rooms = np.empty(1, STATE), room_of(before)
        tried[0] = before
        state, lobby = tried[0], rooms[0]
        number, moved = next_ghost(state, 0), 0
        while number != NO_GHOST:
            moved |= 1 << number
            if not move_one_field(state, lobby, number):
                count += 1
                tell_obstacles(out, state, lobby, number)
            number = next_ghost(state, moved)
    tell_at(out, place, count)


@compiled
def tell_obstacles(out: Told, state: State, lobby: Lobby, number: int) -> None:
    """Tell a ghost, and all that stands on the floor where its next spot would be."""
    bodies = many_ghosts()
    body = bodies[0]
    copy_body(state.figures[number].body, body)
    step_on(state, number, body)
    body.bottom = 0.0
    tell(out, number)
    tell_pieces_inside(out, lobby, body)
    tell_ghosts_inside(out, state, body, number)


@compiled
def tell_pieces_inside(out: Told, lobby: Lobby, body: Ghost) -> None:
    """Tell the pieces that are inside a ghost."""
    place, count = tell_later(out), 0
    for index in range(PIECES):
        if not is_free_of_piece(lobby, index, body):
            count += 1
            tell(out, index)
    tell_at(out, place, count)


@compiled
def tell_ghosts_inside(out: Told, state: State, body: Ghost, number: int) -> None:
    """Tell the others that are inside a ghost."""
    place, count = tell_later(out), 0
    for other in range(ALL_GHOSTS):
        figure = state.figures[other]
        if other != number and figure.where == INSIDE and not are_apart(body, figure.body):
            count += 1
            tell(out, other)
    tell_at(out, place, count)
