"""From which doors a ghost would be seen at a spot, worked out and told."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import DOORS
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
from .look_in_match import SIGHTING, enough, keyhole_on, turn_to
from .look_told import tell_seen


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
    tell(out, thing)
    tell(out, body.x / STEPS_PER_FIELD)
    tell(out, body.y / STEPS_PER_FIELD)
    tell(out, body.bottom)
    tell(out, fits)
    place, count = tell_later(out), 0
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
        tell(out, door)
        tell_seen(out, sightings[0], keyholes[0], door)
        tell(out, samples >= enough(grid))
    return 1 if samples != 0 else 0
