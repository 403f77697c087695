"""From which doors a place of the lobby is hidden, as bits that are combined by OR.

For each piece of furniture as it stands, and each of the 24 doors, a row of bits says which
sample points it hides.  A point is hidden if any piece hides it, so when a piece moves only
its own rows are made anew, and all 24 doors are judged by reading a few words.

    point = (field * SPOTS + spot) * HEIGHTS + height         bit `point % 64` of its word
"""

from typing import Annotated, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.seating import DOOR_NAMES, DOORS
from gloaming.games.spokenchaos.sight.keyhole import is_open
from gloaming.games.spokenchaos.sight.look import from_view
from gloaming.games.spokenchaos.sight.look_in_match import KEYHOLES
from gloaming.games.spokenchaos.sight.raycast import invert
from gloaming.games.spokenchaos.sight.rays import model_entry
from gloaming.games.spokenchaos.solids.lobby import FIELDS, PIECES, STEPS_PER_FIELD, Lobby
from gloaming.games.spokenchaos.solids.pose import to_model
from gloaming.games.spokenchaos.state import EAST, NORTH, SOUTH

Bits: TypeAlias = Annotated[NDArray[np.uint64], 2]  # by door and word
Tables: TypeAlias = Annotated[NDArray[np.uint64], 3]  # by piece, door and word
Points: TypeAlias = Annotated[NDArray[np.float64], 2]

# Where in a field the sample points are, and how high.
SPOTS = ((0.5, 0.5), (0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72))
HEIGHTS = (0.2, 0.6, 1.0, 1.6)  # the highest: on top of the piano
POINTS = FIELDS * FIELDS * len(SPOTS) * len(HEIGHTS)
WORD = 64
WORDS = -(-POINTS // WORD)


def sample_points() -> Points:
    """Return all sample points."""
    return np.array(
        [
            (column + x, row + y, height)
            for row in range(FIELDS)
            for column in range(FIELDS)
            for x, y in SPOTS
            for height in HEIGHTS
        ]
    )


def eyes() -> Points:
    """Return where the eye is before each door."""
    keyhole = KEYHOLES[0]
    eye = (0.0, float(keyhole.eye), float(keyhole.eye_height))
    return np.array([from_view(door, eye) for door in DOOR_NAMES])


PLACES, EYES = sample_points(), eyes()
EYE_BEHIND = ASSUMPTIONS.keyhole.eye_behind


@compiled
def write_view(rows: Bits) -> None:
    """Write for each door the points whose line to the eye goes through the opening."""
    for door in range(DOORS):
        for word in range(WORDS):
            rows[door, word] = 0
        for point in range(POINTS):
            if is_in_opening(door, point):
                rows[door, point // WORD] |= np.uint64(1) << np.uint64(point % WORD)


@compiled
def is_in_opening(door: int, point: int) -> bool:
    """Tell whether the line from the eye before a door to a point goes through the opening."""
    x, y = PLACES[point, 0] - EYES[door, 0], PLACES[point, 1] - EYES[door, 1]
    side = door // FIELDS
    ahead, aside = (y, x) if side in (NORTH, SOUTH) else (x, y)
    share = EYE_BEHIND / (-ahead if side in (NORTH, EAST) else ahead)
    up = PLACES[point, 2] - EYES[door, 2]
    return is_open(KEYHOLES[0], abs(aside) * share, EYES[door, 2] + up * share)


@entry_point(changes=("rows",))
def shade(lobby: Lobby, index: int, rows: Bits) -> None:
    """Write which points a piece hides from each door."""
    piece, model = lobby.pieces[index], lobby.models[index]
    own = np.empty((POINTS, 3))
    for point in range(POINTS):
        to_model(piece, PLACES[point], own[point])
    eye, way = np.empty(3), np.empty(3)
    for door in range(DOORS):
        to_model(piece, EYES[door], eye)
        for word in range(WORDS):
            rows[door, word] = 0
        for point in range(POINTS):
            for axis in range(3):
                way[axis] = own[point, axis] - eye[axis]
            invert(way)
            if model_entry(eye, way, model, -np.inf) < 1.0:
                rows[door, point // WORD] |= np.uint64(1) << np.uint64(point % WORD)


@entry_point(changes=("tables",))
def shade_all(lobbies: Records[Lobby], tables: Tables) -> None:
    """Write which points each piece hides from each door."""
    lobby = lobbies[0]
    for index in range(PIECES):
        if lobby.pieces[index].is_placed:
            shade(lobby, index, tables[index])


@entry_point(changes=("seen",))
def combine(tables: Tables, in_view: Bits, seen: Bits) -> None:
    """Write which points are seen from each door: in view, and hidden by no piece."""
    for door in range(in_view.shape[0]):
        for word in range(in_view.shape[1]):
            hidden = tables[0, door, word]
            for index in range(1, len(tables)):
                hidden |= tables[index, door, word]
            seen[door, word] = in_view[door, word] & ~hidden


@compiled
def doors_that_see(seen: Bits, point: int) -> int:
    """Return the doors from which a point is seen, as bits."""
    doors = 0
    for door in range(len(seen)):
        if (seen[door, point // WORD] >> np.uint64(point % WORD)) & np.uint64(1):
            doors |= 1 << door
    return doors


def point_near(x: int, y: int, height: float) -> int:
    """Return the sample point that is nearest to a place, x and y in steps."""
    column, row = x // STEPS_PER_FIELD, y // STEPS_PER_FIELD
    across, up = x / STEPS_PER_FIELD - column, y / STEPS_PER_FIELD - row
    spot = min(
        range(len(SPOTS)),
        key=lambda number: (SPOTS[number][0] - across) ** 2 + (SPOTS[number][1] - up) ** 2,
    )
    level = min(range(len(HEIGHTS)), key=lambda number: abs(HEIGHTS[number] - height))
    return ((row * FIELDS + column) * len(SPOTS) + spot) * len(HEIGHTS) + level


class Hiding(NamedTuple):
    """The tables of a lobby."""

    tables: Tables  # by piece, door and word: what it hides
    seen: Bits  # by door and word: what is seen

    def doors(self, x: int, y: int, height: float) -> int:
        """Return the doors from which something at a place is seen, as bits."""
        return int(doors_that_see(self.seen, point_near(x, y, height)))

    def move(self, lobbies: Records[Lobby], index: int) -> "Hiding":
        """Return the tables after one piece has moved."""
        tables = self.tables.copy()
        shade(lobbies[0], index, tables[index])
        seen = np.empty_like(self.seen)
        combine(tables, in_view(), seen)
        return Hiding(tables, seen)


IN_VIEW: list[Bits] = []


def in_view() -> Bits:
    """Return the points in view from each door, worked out once."""
    if not IN_VIEW:
        IN_VIEW.append(np.empty((DOORS, WORDS), np.uint64))
        write_view(IN_VIEW[0])
    return IN_VIEW[0]


def hiding_of(lobbies: Records[Lobby]) -> Hiding:
    """Return the tables of a lobby."""
    tables = np.zeros((PIECES, DOORS, WORDS), np.uint64)
    shade_all(lobbies, tables)
    seen = np.empty((DOORS, WORDS), np.uint64)
    combine(tables, in_view(), seen)
    return Hiding(tables, seen)
