"""Looking through the keyhole: who is seen, how much of it, and along which line (rules 5)."""

from typing import Any, NamedTuple

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import Rule, writer
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import FIELDS, Ghost, Lobby, Numbers, Points
from gloaming.games.spokenchaos.state import LETTERS

from .casting import cast_all
from .keyhole import Keyhole, in_lobby, place_in_lobby, read_door
from .look_in_match import ENOUGH, SIGHTING, keyhole_on, turn_to
from .raycast import Picture, Sighting

Point = tuple[float, float, float]

STRAIGHT, BENT = 2, 3  # points of a line of sight


class SeenGhost(msgspec.Struct, frozen=True):
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


@compiled
def tell_line(out: Told, points: Points) -> None:
    """Write a line of sight."""
    tell(out, len(points))
    for number in range(len(points)):
        for axis in range(3):
            tell(out, points[number, axis])


def sight_writer(struct: Any, union: Any = None) -> Rule:
    """Return the rule that writes a Struct; it takes a line of sight as an array of points."""
    return writer(struct, union, {tuple[Point, ...]: tell_line})


put_seen = sight_writer(SeenGhost)


@entry_point(fills=("picture",), counted=("out",))
def look_through(
    lobbies: Records[Lobby], ghosts: Records[Ghost], door: int, picture: Picture, out: Told
) -> int:
    """Look through a door, draw what is seen, and tell how much of each ghost is."""
    begin(out)
    rooms, seen = lobbies.copy(), ghosts.copy()  # type: ignore[attr-defined]  # records, to the compiler
    keyholes, sightings = keyhole_on(len(picture)), np.zeros(len(ghosts), SIGHTING)
    turn_to(rooms[0], seen, door)
    cast_all(rooms, seen, keyholes, picture, sightings)  # type: ignore[arg-type]  # records
    tell(out, len(ghosts))
    for number in range(len(ghosts)):
        sighting = sightings[number]
        put_seen(
            out,
            samples=sighting.direct + sighting.mirrored,
            mirrored=sighting.mirrored,
            line=line_of(sighting, keyholes[0], door),
        )
    return length(out)


@compiled
def line_of(sighting: Sighting, keyhole: Keyhole, door: int) -> Points:
    """Return the line along which a ghost is seen through a door; no points: it is not seen."""
    line = np.empty((BENT, 3))
    if sighting.direct == 0 and sighting.mirrored == 0:
        return line[:0]
    put_in_lobby(np.array([0.0, keyhole.eye, keyhole.eye_height]), door, line[0])
    if sighting.direct != 0:
        put_in_lobby(sighting.point, door, line[1])
        return line[:STRAIGHT]
    put_in_lobby(sighting.bend, door, line[1])
    put_in_lobby(sighting.mirrored_point, door, line[2])
    return line


@compiled
def put_in_lobby(point: Numbers, door: int, out: Numbers) -> None:
    """Write where a point of the view from a door is in the lobby."""
    side, place = divmod(door, FIELDS)
    out[0], out[1], out[2] = in_lobby(side, place + 1, point[0], point[1], point[2])


def keyhole_look(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    door: str,
    grid: int = ASSUMPTIONS.look.grid,
) -> Look:
    """Look through the keyhole before a door (rules 5); a coarser grid is for tests."""
    read_door(door)
    picture = np.empty((grid, grid), np.uint8)
    place = DOOR_NAMES.index(door)
    return Look(told(list[SeenGhost], look_through, lobbies, ghosts, place, picture), picture)


def from_view(door: str, point: Point) -> Point:
    """Return where a point of the view from a door is in the lobby."""
    side, number = read_door(door)
    u, w, z = (float(part) for part in point)
    return place_in_lobby(LETTERS.index(side), number, u, w, z)
