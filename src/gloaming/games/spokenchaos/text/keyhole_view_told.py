"""The look of a match, worked out and told."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import door_of
from gloaming.games.spokenchaos.sight.casting import BOUNCE, cast_all, cast_room
from gloaming.games.spokenchaos.sight.hiding_told import tell_hiding
from gloaming.games.spokenchaos.sight.keyhole import Keyhole
from gloaming.games.spokenchaos.sight.look_in_match import (
    SIGHTING,
    enough,
    keyhole_on,
    look_from,
    turn_to,
)
from gloaming.games.spokenchaos.sight.look_told import tell_seen
from gloaming.games.spokenchaos.sight.raycast import (
    FIRST_GHOST,
    PLATE,
    Picture,
    Sighting,
    cast_ghosts,
)
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby
from gloaming.games.spokenchaos.solids.room import gather, many_ghosts, room_of
from gloaming.games.spokenchaos.state import INSIDE, State

Bits: TypeAlias = Annotated[NDArray[np.int32], 2]  # of two dimensions
NO_DOOR = -1


@entry_point(fills=("picture", "shown"), counted=("out",))
def look_at(states: Records[State], door: int, picture: Picture, shown: Bits, out: Told) -> int:
    """Draw what is seen through a door, or by NO_DOOR where the keyhole is, and tell of each ghost.

    `picture` is as fine as the look is meant to be.  In `shown` every sample has a bit for each
    ghost that it shows, whoever is before it, in the order in which they are told.
    """
    begin(out)
    state, place = states[0], door
    if door == NO_DOOR:
        place = door_of(state)
    rooms, ghosts, keyholes = room_of(state), many_ghosts(), keyhole_on(len(picture))
    seen, sightings = ghosts[: gather(state.figures, 0, ghosts, 0)], np.zeros(ALL_GHOSTS, SIGHTING)
    turn_to(rooms[0], seen, place)
    cast_all(rooms, seen, keyholes, picture, sightings)  # type: ignore[arg-type]  # records
    mark_shown(rooms[0], seen, keyholes[0], shown)
    tell(out, place)
    tell(out, len(seen))
    count = 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            tell_sight(out, number, sightings[count], keyholes[0], place)
            tell_hiding(out, rooms[0], keyholes[0], seen[count])
            count += 1
    return length(out)


@compiled
def tell_sights(out: Told, state: State, door: int) -> None:
    """Tell a door, and how much of each ghost in the lobby is seen through it."""
    sightings, keyholes = np.zeros(ALL_GHOSTS, SIGHTING), keyhole_on(state.grid)
    picture = np.empty((state.grid, state.grid), np.uint8)
    look_from(state, door, picture, sightings)  # type: ignore[arg-type]  # records
    inside = 0
    for number in range(ALL_GHOSTS):
        inside += state.figures[number].where == INSIDE
    tell(out, door)
    tell(out, inside)
    count = 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            tell_sight(out, number, sightings[count], keyholes[0], door)
            count += 1


@compiled
def tell_sight(out: Told, ghost: int, sighting: Sighting, keyhole: Keyhole, door: int) -> None:
    """Tell how much of a ghost is seen through a door, and whether that gives it away."""
    tell(out, ghost)
    tell_seen(out, sighting, keyhole, door)
    tell(out, sighting.direct + sighting.mirrored >= enough(int(keyhole.grid)))


@compiled
def mark_shown(lobby: Lobby, ghosts: Records[Ghost], keyhole: Keyhole, shown: Bits) -> None:
    """Mark the samples that show each ghost: those that show it when it is alone."""
    nearest, alone = np.empty(shown.shape), np.empty(shown.shape, np.uint8)
    bounces, sightings = np.empty(nearest.size, BOUNCE), np.zeros(1, SIGHTING)
    count = cast_room(lobby, keyhole, nearest, alone, bounces)  # type: ignore[arg-type]  # records
    shown[:] = 0
    for number in range(len(ghosts)):
        alone[:] = PLATE
        one = ghosts[number : number + 1]
        cast_ghosts(lobby, one, keyhole, nearest, bounces, count, alone, sightings)  # type: ignore[arg-type]
        for row in range(len(alone)):
            for column in range(len(alone)):
                if alone[row, column] == FIRST_GHOST:
                    shown[row, column] |= 1 << number
