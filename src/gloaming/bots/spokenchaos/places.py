"""The places where ghosts may end: spots of each field for each size, and who sees them."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int64, Layout, Records
from gloaming.games.spokenchaos.material import NECK, RADIUS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.sight.casting import cast_all
from gloaming.games.spokenchaos.sight.look_in_match import SIGHTING, enough, keyhole_on, turn_to
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    PIECES,
    STEPS_PER_FIELD,
    TOUCH,
    UP,
    WAYS,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.room import copy_body
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts, spot_number
from gloaming.games.spokenchaos.state import NORTH, SOUTH

from .forecast import ALL_DOORS
from .hiding import (
    HEIGHTS,
    PLACES,
    POINTS,
    SPOTS,
    WORDS,
    Bits,
    combine,
    doors_that_see,
    shade_all,
    write_view,
)

DoorSets = NDArray[np.int64]  # a bit for each door
Offsets: TypeAlias = Annotated[
    NDArray[np.int64], 2
]  # by size: where in a field spots are tried, across and up

MOST_PLACES = 9000

# Spots are tried on a lattice, as far apart as the size allows: none but the middle, or three
# each way.  Five each way were measured, and hid no better.
SINGLE = np.array([[16], [16], [16]])
COARSE = np.array([[7, 16, 25], [9, 16, 23], [12, 16, 20]])

# A part of a ghost is taken to be where a sample point is so near to it.
NEARBY = 0.06


class Place(Layout):
    """A spot of a field where a ghost of some size fits."""

    ghost_size: Int64
    column: Int64
    row: Int64
    spot: Int64  # its number in the field
    doors: Int64  # that see a ghost there, as bits
    is_borne: Bool  # by furniture


@compiled
def list_places(
    lobby: Lobby,
    others: Records[Ghost],
    offsets: Offsets,
    is_lying: bool,  # noqa: FBT001 - compiled rules take no keywords
    fields: DoorSets,
    bodies: Records[Ghost],
    places: Records[Place],
) -> int:
    """Write the places of a lobby that furniture and other ghosts leave; return how many.

    `fields` are those that matter, for each size, as bits.
    """
    count = 0
    for size in range(len(offsets)):
        for field in range(FIELDS * FIELDS):
            if not (fields[size] >> field) & 1:
                continue
            for way in range(len(WAYS)):
                if (way != UP) == is_lying:
                    count = list_field(
                        lobby, others, offsets[size], size, field, way, bodies, places, count
                    )
    return count


@compiled
def list_field(
    lobby: Lobby,
    others: Records[Ghost],
    offsets: Offsets,
    size: int,
    field: int,
    way: int,
    bodies: Records[Ghost],
    places: Records[Place],
    count: int,
) -> int:
    """Add the places of a field for ghosts of a size that point one way."""
    row, column = divmod(field, FIELDS)
    heights = np.empty(MOST_LEVELS)
    for up in offsets:
        for across in offsets:
            body = bodies[count]
            body.radius, body.neck, body.way = RADIUS[size], NECK[size], way
            body.x, body.y = column * STEPS_PER_FIELD + across, row * STEPS_PER_FIELD + up
            if not is_in_one_field(body):
                continue
            for level in range(levels(lobby, body, heights)):
                body = bodies[count]
                body.bottom = heights[level]
                if count < len(places) and is_free_of_ghosts(body, others):
                    place = places[count]
                    place.ghost_size, place.column, place.row = size, column, row
                    place.spot = spot_number(way, level, across, up)
                    place.is_borne = body.bottom > TOUCH
                    copy_body(body, bodies[count + 1])
                    count += 1
    return count


@entry_point(changes=("doors",))
def see(
    lobbies: Records[Lobby], bodies: Records[Ghost], grid: int, door: int, doors: DoorSets
) -> None:
    """Look through a door, and add it to those that see each ghost, also by the mirror."""
    views, turned = lobbies.copy(), bodies.copy()  # type: ignore[attr-defined]  # records
    sightings, picture = np.zeros(len(bodies), SIGHTING), np.empty((grid, grid), np.uint8)
    turn_to(views[0], turned, door)
    cast_all(views, turned, keyhole_on(grid), picture, sightings)  # type: ignore[arg-type]
    for number in range(len(bodies)):
        if sightings[number].direct + sightings[number].mirrored >= enough(grid):
            doors[number] |= 1 << door


@compiled
def guess(lobbies: Records[Lobby], bodies: Records[Ghost], doors: DoorSets) -> None:
    """Add the doors from which each ghost seems to be seen, the mirror forgotten."""
    tables = np.zeros((PIECES, DOORS, WORDS), np.uint64)
    view, seen = np.empty((DOORS, WORDS), np.uint64), np.empty((DOORS, WORDS), np.uint64)
    write_view(view)
    shade_all(lobbies, tables)
    combine(tables, view, seen)
    guess_doors(seen, bodies, doors)


@compiled
def guess_doors(seen: Bits, bodies: Records[Ghost], found: DoorSets) -> None:
    """Add the doors that see a sample point of each ghost."""
    doors = np.empty(POINTS, np.int64)
    for point in range(POINTS):
        doors[point] = doors_that_see(seen, point)
    in_field = len(SPOTS) * len(HEIGHTS)
    for number in range(len(bodies)):
        body = bodies[number]
        first = (body.y // STEPS_PER_FIELD * FIELDS + body.x // STEPS_PER_FIELD) * in_field
        for point in range(first, first + in_field):
            across = PLACES[point, 0] - body.x / STEPS_PER_FIELD
            up = PLACES[point, 1] - body.y / STEPS_PER_FIELD
            is_near = across * across + up * up <= (body.radius + NEARBY) ** 2
            height = PLACES[point, 2] - body.bottom
            if is_near and -NEARBY <= height <= body.neck + body.radius + NEARBY:
                found[number] |= doors[point]


@compiled
def look_ahead(places: Records[Place], side: int) -> None:
    """Take places to be seen if the door at the end of the way sees them, and else not."""
    for index in range(len(places)):
        place = places[index]
        along = place.column if side in (NORTH, SOUTH) else place.row
        is_seen = (place.doors >> (side * FIELDS + along)) & 1
        place.doors = ALL_DOORS if is_seen else 0
