"""What a midnight card leaves as it was for want of room."""

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell_at, tell_later
from gloaming.core.writer import writer
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
from gloaming.games.spokenchaos.sets import members
from gloaming.games.spokenchaos.solids.collisions import are_apart, is_free_of_piece
from gloaming.games.spokenchaos.solids.lobby import MIRROR, PIECES, Ghost, Lobby
from gloaming.games.spokenchaos.solids.room import STATE, copy_body, many_ghosts, room_of
from gloaming.games.spokenchaos.state import INSIDE, MIDNIGHT, NO_GHOST, State

from .moved import GhostNumber


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ghost that stays where it is, and what stands where it should go to."""

    ghost: GhostNumber
    pieces: tuple[int, ...] = ()
    ghosts: tuple[GhostNumber, ...] = ()


put_blocked = writer(Blocked)


@compiled
def pieces_kept(before: State, after: State) -> int:
    """Return the set of pieces that a card leaves as they were, when it is done with."""
    kept = 0
    for index in range(PIECES):
        if after.phase != MIDNIGHT and is_kept(before, after, index):
            kept |= 1 << index
    return kept


@compiled
def is_kept(before: State, after: State, index: int) -> bool:
    """Tell whether a card should have put a piece otherwise."""
    if before.midnight == TOO_KEEN:
        return too_keen.is_left(after, index)
    is_mirror = before.midnight == SILLIEST_FACE and index == MIRROR
    return is_mirror and silliest_face.is_left(before, after)


@compiled
def put_all_blocked(out: Told, before: State) -> None:
    """Write the ghosts that red light, green light does not move, and what is in their way."""
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
                put_obstacles(out, state, lobby, number)
            number = next_ghost(state, moved)
    tell_at(out, place, count)


@compiled
def put_obstacles(out: Told, state: State, lobby: Lobby, number: int) -> None:
    """Write a ghost, and all that stands on the floor where its next spot would be."""
    bodies = many_ghosts()
    body = bodies[0]
    copy_body(state.figures[number].body, body)
    step_on(state, number, body)
    body.bottom = 0.0
    put_blocked(
        out,
        ghost=number,
        pieces=members(pieces_inside(lobby, body)),
        ghosts=members(ghosts_inside(state, body, number)),
    )


@compiled
def pieces_inside(lobby: Lobby, body: Ghost) -> int:
    """Return the set of pieces that are inside a ghost."""
    inside = 0
    for index in range(PIECES):
        if not is_free_of_piece(lobby, index, body):
            inside |= 1 << index
    return inside


@compiled
def ghosts_inside(state: State, body: Ghost, number: int) -> int:
    """Return the set of others that are inside a ghost."""
    inside = 0
    for other in range(ALL_GHOSTS):
        figure = state.figures[other]
        if other != number and figure.where == INSIDE and not are_apart(body, figure.body):
            inside |= 1 << other
    return inside
