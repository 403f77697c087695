"""From which doors a ghost would be seen at a spot, as bots work it out for places (rules 5)."""

from typing import Annotated, NamedTuple

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import LATER, Told, begin, last_place, length, tell, tell_at, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import writer
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import DOOR_NAMES, DOORS
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, WAYS, Ghost, Lobby
from gloaming.games.spokenchaos.solids.room import (
    copy_body,
    many_ghosts,
    new_body,
    room_of,
    size_of,
)
from gloaming.games.spokenchaos.state import State

from .casting import cast_all
from .look import Point, line_of, sight_writer
from .look_in_match import SIGHTING, enough, keyhole_on, turn_to


class AskedSpot(NamedTuple):
    """A place for a ghost: x and y in fields, about how high, and which way it points."""

    x: float
    y: float
    height: float = 0.0
    way: int = 0


class SeenFrom(msgspec.Struct, frozen=True):
    """A door from which something of the ghost shows."""

    door: Annotated[str, DOOR_NAMES]
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Exposure(msgspec.Struct, frozen=True):
    """What the doors see of a ghost at a spot; the other ghosts hide nothing."""

    ghost: int  # among all
    x: float  # where it would stand, in fields
    y: float
    height: float
    fits: bool  # furniture leaves it room there
    doors: list[SeenFrom]


put_exposure, put_seen_from = writer(Exposure), sight_writer(SeenFrom)


@entry_point(counted=("out",))
def exposure_at(
    states: Records[State], thing: int, x: float, y: float, height: float, way: int, out: Told
) -> int:
    """Tell from which doors a ghost would be seen at a spot, if there are such a ghost and spot."""
    begin(out)
    is_inside = 0 <= x < FIELDS and 0 <= y < FIELDS
    if 0 <= thing < ALL_GHOSTS and is_inside and 0 <= way < len(WAYS):
        tell(out, 1)
        tell_exposure(out, states[0], thing, x, y, height, way)
    else:
        tell(out, 0)
    return length(out)


@compiled
def tell_exposure(
    out: Told, state: State, thing: int, x: float, y: float, height: float, way: int
) -> None:
    """Tell where a ghost would stand, and what each door sees of it there."""
    rooms, bodies = room_of(state), many_ghosts()
    body = new_body(bodies, size_of(thing))
    body.x, body.y, body.way = int(x * STEPS_PER_FIELD), int(y * STEPS_PER_FIELD), way
    fits = stands_near(rooms[0], body, height)
    put_exposure(
        out,
        ghost=thing,
        x=body.x / STEPS_PER_FIELD,
        y=body.y / STEPS_PER_FIELD,
        height=body.bottom,
        fits=fits,
        doors=LATER,
    )
    place, count = last_place(out), 0
    for door in range(DOORS if fits else 0):
        count += tell_door(out, rooms, body, door, state.grid)
    tell_at(out, place, count)


@compiled
def stands_near(lobby: Lobby, body: Ghost, height: float) -> bool:
    """Let a ghost stand on the level of its spot that is nearest to a height, if there is one."""
    heights = np.empty(MOST_LEVELS)
    count = levels(lobby, body, heights) if is_in_one_field(body) else 0
    if count == 0:
        return False
    body.bottom = heights[0]
    for level in range(1, count):
        if abs(heights[level] - height) < abs(body.bottom - height):
            body.bottom = heights[level]
    return True


@compiled
def tell_door(out: Told, rooms: Records[Lobby], body: Ghost, door: int, grid: int) -> int:
    """Tell what a door sees of a ghost, if anything; return how many doors that is."""
    view, ghosts = rooms.copy(), many_ghosts()  # type: ignore[attr-defined]  # records, to the compiler
    copy_body(body, ghosts[0])
    turn_to(view[0], ghosts[:1], door)
    keyholes, sightings = keyhole_on(grid), np.zeros(1, SIGHTING)
    cast_all(view, ghosts[:1], keyholes, np.empty((grid, grid), np.uint8), sightings)  # type: ignore[arg-type]  # records
    samples = sightings[0].direct + sightings[0].mirrored
    if samples != 0:
        put_seen_from(
            out,
            door=door,
            samples=samples,
            mirrored=sightings[0].mirrored,
            line=line_of(sightings[0], keyholes[0], door),
            is_caught=samples >= enough(grid),
        )
    return 1 if samples != 0 else 0


def exposure(states: Records[State], ghost: int, spot: AskedSpot) -> Exposure | None:
    """Return what all doors see of a ghost at a spot; None: there is no such ghost or spot."""
    found: Exposure | None = told(Exposure | None, exposure_at, states, ghost, *spot)
    return found
