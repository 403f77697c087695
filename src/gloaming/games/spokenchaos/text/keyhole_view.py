"""The look of a match for people: who is seen and how, what hides the others, the ID picture."""

from typing import Annotated, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING
from gloaming.games.spokenchaos.material import ALL_GHOSTS, GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES, door_of
from gloaming.games.spokenchaos.sight.casting import BOUNCE, cast_all, cast_room
from gloaming.games.spokenchaos.sight.hiding import NO_COVER, PARTS, Cover, hiding, put_cover
from gloaming.games.spokenchaos.sight.keyhole import Keyhole
from gloaming.games.spokenchaos.sight.look import Point, line_of, sight_writer
from gloaming.games.spokenchaos.sight.look_in_match import (
    SIGHTING,
    enough,
    keyhole_on,
    look_from,
    turn_to,
)
from gloaming.games.spokenchaos.sight.picture import png
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

from .moved import GhostNumber

Shown: TypeAlias = Annotated[NDArray[np.int32], 2]  # a bit for each ghost that a sample shows
NO_DOOR = NOTHING


class Sight(msgspec.Struct, frozen=True):
    """How much of a ghost is seen, and along which line."""

    ghost: GhostNumber
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Viewed(Sight, frozen=True):
    """A ghost in the lobby, whether it is seen or what hides it."""

    whole: int  # so many samples would show it directly in an empty lobby
    by: Cover | None  # what ends most of their ways before it; None: nothing does


class View(msgspec.Struct, frozen=True):
    """What is seen of all ghosts in the lobby through a door."""

    door: Annotated[str, DOOR_NAMES]
    ghosts: list[Viewed]


class KeyholeView(NamedTuple):
    """What the keyhole shows of a state."""

    view: View
    picture: Picture
    shown: Shown


put_sight, put_viewed = sight_writer(Sight), sight_writer(Viewed)
put_view = sight_writer(View)


@entry_point(fills=("picture", "shown"), counted=("out",))
def look_at(states: Records[State], door: int, picture: Picture, shown: Shown, out: Told) -> int:
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
    put_view(out, door=place, ghosts=len(seen))
    count = 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            put_ghost(out, number, rooms[0], seen[count], sightings[count], keyholes[0], place)
            count += 1
    return length(out)


@compiled
def put_ghost(
    out: Told,
    number: int,
    lobby: Lobby,
    ghost: Ghost,
    sighting: Sighting,
    keyhole: Keyhole,
    door: int,
) -> None:
    """Write how much of a ghost is seen through a door, and what hides it."""
    whole, cover = hiding(lobby, keyhole, ghost)
    samples = sighting.direct + sighting.mirrored
    put_viewed(
        out,
        ghost=number,
        samples=samples,
        mirrored=sighting.mirrored,
        line=line_of(sighting, keyhole, door),
        is_caught=samples >= enough(int(keyhole.grid)),
        whole=whole,
        by=cover != NO_COVER,
    )
    if cover != NO_COVER:
        put_cover(out, piece=cover // PARTS, part=cover % PARTS)


@compiled
def count_inside(state: State) -> int:
    """Return how many ghosts are in the lobby."""
    count = 0
    for number in range(ALL_GHOSTS):
        count += state.figures[number].where == INSIDE
    return count


@compiled
def put_sights(out: Told, state: State, door: int) -> None:
    """Write how much of each ghost in the lobby is seen through a door."""
    sightings, keyholes = np.zeros(ALL_GHOSTS, SIGHTING), keyhole_on(state.grid)
    picture = np.empty((state.grid, state.grid), np.uint8)
    look_from(state, door, picture, sightings)  # type: ignore[arg-type]  # records
    count = 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            sighting = sightings[count]
            samples = sighting.direct + sighting.mirrored
            put_sight(
                out,
                ghost=number,
                samples=samples,
                mirrored=sighting.mirrored,
                line=line_of(sighting, keyholes[0], door),
                is_caught=samples >= enough(state.grid),
            )
            count += 1


@compiled
def mark_shown(lobby: Lobby, ghosts: Records[Ghost], keyhole: Keyhole, shown: Shown) -> None:
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


def keyhole_view(states: Records[State], door: int = NO_DOOR) -> KeyholeView:
    """Look through the keyhole where it stands, or through another door."""
    grid = int(states[0].grid)
    picture, shown = np.empty((grid, grid), np.uint8), np.empty((grid, grid), np.int32)
    return KeyholeView(told(View, look_at, states, door, picture, shown), picture, shown)


def picture(options: SpokenchaosOptions, states: Records[State]) -> bytes:
    """Return the ID picture of a look as a PNG."""
    seen = keyhole_view(states)
    colours = [options.seat_colours[one.ghost // GHOSTS] for one in seen.view.ghosts]
    return png(seen.picture, colours)
