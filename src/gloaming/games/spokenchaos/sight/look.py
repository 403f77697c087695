"""Looking through the keyhole: who is seen, how much of it, and along which line (rules 5)."""

from typing import NamedTuple

import numpy as np

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, array, blank, clone, dtype_of
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.solids.lobby import (
    HALF_FIELD,
    LOBBY,
    MIRROR,
    STEPS_PER_FIELD,
    Ghost,
    Lobby,
)

from .keyhole import QUARTERS, Keyhole, new_keyhole, read_door, turn_view
from .raycast import (
    Bounce,
    Picture,
    Sighting,
    cast_furniture,
    cast_ghosts,
    cast_glass,
    stop_bounces,
)

Point = tuple[float, float, float]
BOUNCE = dtype_of(Bounce)
ENOUGH = ASSUMPTIONS.look.samples_to_be_seen


class SeenGhost(NamedTuple):
    """What the look shows of one ghost."""

    samples: int  # that show it
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]  # from the eye, by the bend if mirrored, to the point seen

    @property
    def is_caught(self) -> bool:
        """Tell whether enough samples show it."""
        return self.samples >= ENOUGH


class Look(NamedTuple):
    """The verdict on all ghosts, and the ID picture that it rests on."""

    ghosts: list[SeenGhost]
    picture: Picture


@entry_point(changes=("picture", "sightings"))
def cast_all(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    keyholes: Records[Keyhole],
    picture: Picture,
    sightings: Records[Sighting],
) -> None:
    """Look at a lobby that is already in the coordinates of the view."""
    lobby, keyhole = lobbies[0], keyholes[0]
    nearest = np.empty((keyhole.grid, keyhole.grid))
    bounces = np.empty(nearest.size, BOUNCE)  # most of it is never used
    cast_furniture(lobby, keyhole, nearest, picture)
    count = 0
    if lobby.pieces[MIRROR].is_placed:
        count = cast_glass(lobby, keyhole, nearest, picture, bounces)  # type: ignore[arg-type]
        stop_bounces(lobby, bounces, count)  # type: ignore[arg-type]
    cast_ghosts(lobby, ghosts, keyhole, nearest, bounces, count, picture, sightings)  # type: ignore[arg-type]


def keyhole_look(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    door: str,
    grid: int = ASSUMPTIONS.look.grid,
) -> Look:
    """Look through the keyhole before a door (rules 5); a coarser grid is for tests."""
    side, number = read_door(door)
    keyholes = new_keyhole(grid)
    picture = np.empty((grid, grid), np.uint8)
    sightings = blank(Sighting, len(ghosts))
    view, seen = clone(lobbies), clone(ghosts)
    turn_view(view[0], seen, QUARTERS[side], number * STEPS_PER_FIELD - HALF_FIELD)
    cast_all(view, seen, keyholes, picture, sightings)
    eye = (0.0, keyholes[0].eye, keyholes[0].eye_height)
    return Look(tell(sightings, eye, door), picture)


def tell(sightings: Records[Sighting], eye: Point, door: str) -> list[SeenGhost]:
    """Return what a look shows of each ghost, in the coordinates of the lobby."""
    columns = array(sightings)
    directs, mirrored = columns["direct"].tolist(), columns["mirrored"].tolist()
    points, bends = columns["point"].tolist(), columns["bend"].tolist()
    mirrored_points = columns["mirrored_point"].tolist()
    told = []
    for index, direct in enumerate(directs):
        way: list[Point] = []
        if direct:
            way = [eye, points[index]]
        elif mirrored[index]:
            way = [eye, bends[index], mirrored_points[index]]
        line = tuple(from_view(door, point) for point in way)
        told.append(SeenGhost(direct + mirrored[index], mirrored[index], line))
    return told


def from_view(door: str, point: Point) -> Point:
    """Return where a point of the view from a door is in the lobby."""
    side, number = read_door(door)
    u, w, z = (float(part) for part in point)
    along = number - 0.5
    if side == "S":
        return along + u, w, z
    if side == "W":
        return w, along - u, z
    if side == "N":
        return along - u, LOBBY - w, z
    return LOBBY - w, along + u, z
