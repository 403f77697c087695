"""From which doors a ghost would be seen at a spot, as bots work it out for places (rules 5)."""

from typing import NamedTuple

import msgspec
import numpy as np

from gloaming.core.layout import Records, blank, clone
from gloaming.games.spokenchaos.material import ALL_GHOSTS, NECK, RADIUS
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import SeenGhost, keyhole_look
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, WAYS, Ghost
from gloaming.games.spokenchaos.solids.room import room_of, size_of
from gloaming.games.spokenchaos.state import State

from .look import Point
from .look_in_match import enough


class AskedSpot(NamedTuple):
    """A place for a ghost: x and y in fields, about how high, and which way it points."""

    x: float
    y: float
    height: float = 0.0
    way: int = 0


class SeenFrom(msgspec.Struct, frozen=True):
    """A door from which something of the ghost shows."""

    door: str
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


def exposure(states: Records[State], ghost: int, spot: AskedSpot) -> Exposure | None:
    """Return what all doors see of a ghost at a spot; None: there is no such ghost or spot."""
    is_inside = 0 <= spot.x < FIELDS and 0 <= spot.y < FIELDS
    if not (0 <= ghost < ALL_GHOSTS and is_inside and 0 <= spot.way < len(WAYS)):
        return None
    state = clone(states)[0]
    rooms, bodies, size = room_of(state), blank(Ghost), size_of(ghost)
    body = bodies[0]
    body.radius, body.neck = RADIUS[size], NECK[size]
    body.x, body.y = int(spot.x * STEPS_PER_FIELD), int(spot.y * STEPS_PER_FIELD)
    body.way = spot.way
    heights = np.empty(MOST_LEVELS)
    count = int(levels(rooms[0], body, heights)) if is_in_one_field(body) else 0
    fits = count > 0
    if fits:
        body.bottom = min(heights[:count].tolist(), key=lambda height: abs(height - spot.height))
    grid = int(state.grid)
    seen = {door: keyhole_look(rooms, bodies, door, grid).ghosts[0] for door in DOOR_NAMES if fits}
    doors = [sight_from(door, found, grid) for door, found in seen.items() if found.samples]
    x, y = float(body.x / STEPS_PER_FIELD), float(body.y / STEPS_PER_FIELD)
    return Exposure(ghost, x, y, float(body.bottom), fits, doors)


def sight_from(door: str, seen: SeenGhost, grid: int) -> SeenFrom:
    """Return what a door sees of a ghost, on a grid of some fineness."""
    is_caught = seen.samples >= enough(grid)
    return SeenFrom(door, seen.samples, seen.mirrored, seen.line, is_caught)
