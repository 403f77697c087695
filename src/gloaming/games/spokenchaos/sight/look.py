"""Looking through the keyhole: who is seen, how much of it, and along which line (rules 5)."""

from typing import NamedTuple

import msgspec
import numpy as np

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby
from gloaming.games.spokenchaos.state import LETTERS

from .keyhole import place_in_lobby, read_door
from .look_in_match import ENOUGH
from .look_told import look_through
from .raycast import Picture

Point = tuple[float, float, float]


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
