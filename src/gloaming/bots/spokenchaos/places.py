"""The places where ghosts may end: spots of each field for each size, and who sees them."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.thinking import Thinking
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int64, Layout, Records, array, blank, clone
from gloaming.games.spokenchaos.material import NECK, RADIUS
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.sight.casting import cast_all
from gloaming.games.spokenchaos.sight.keyhole import new_keyhole, turn_view
from gloaming.games.spokenchaos.sight.look_in_match import enough, quarters_of
from gloaming.games.spokenchaos.sight.raycast import Sighting
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, is_in_one_field, levels
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    HALF_FIELD,
    STEPS_PER_FIELD,
    TOUCH,
    UP,
    WAYS,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.room import copy_body
from gloaming.games.spokenchaos.solids.spots import is_free_of_ghosts, spot_number

from .hiding import HEIGHTS, PLACES, SPOTS, Bits, Hiding, Points, doors_that_see

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


@entry_point(changes=("bodies",), counted=("places",))
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


def doors_seeing(
    lobbies: Records[Lobby], bodies: Records[Ghost], grid: int, thinking: Thinking
) -> DoorSets:
    """Return the doors from which each ghost is seen, also by the mirror, as bits.

    Who is called off looks through no more doors, and takes them for closed.
    """
    found = np.zeros(len(bodies), np.int64)
    keyholes, picture = new_keyhole(grid), np.empty((grid, grid), np.uint8)
    for door in range(DOORS):
        if thinking.is_called_off:
            break
        side, number = divmod(door, FIELDS)
        view, seen, sightings = clone(lobbies), clone(bodies), blank(Sighting, len(bodies))
        turn_view(view[0], seen, int(quarters_of(side)), number * STEPS_PER_FIELD + HALF_FIELD)
        cast_all(view, seen, keyholes, picture, sightings)
        samples = array(sightings)["direct"] + array(sightings)["mirrored"]
        found |= (samples >= enough(grid)).astype(np.int64) << door
    return found


def doors_guessed(hiding: Hiding, bodies: Records[Ghost]) -> DoorSets:
    """Return the doors from which each ghost seems to be seen, the mirror forgotten."""
    found = np.zeros(len(bodies), np.int64)
    guess_doors(hiding.seen, PLACES, bodies, found)
    return found


@entry_point(changes=("found",))
def guess_doors(seen: Bits, points: Points, bodies: Records[Ghost], found: DoorSets) -> None:
    """Write the doors that see a sample point of each ghost."""
    doors = np.empty(len(points), np.int64)
    for point in range(len(points)):
        doors[point] = doors_that_see(seen, point)
    in_field = len(SPOTS) * len(HEIGHTS)
    for number in range(len(bodies)):
        body = bodies[number]
        first = (body.y // STEPS_PER_FIELD * FIELDS + body.x // STEPS_PER_FIELD) * in_field
        for point in range(first, first + in_field):
            across = points[point, 0] - body.x / STEPS_PER_FIELD
            up = points[point, 1] - body.y / STEPS_PER_FIELD
            is_near = across * across + up * up <= (body.radius + NEARBY) ** 2
            height = points[point, 2] - body.bottom
            if is_near and -NEARBY <= height <= body.neck + body.radius + NEARBY:
                found[number] |= doors[point]
