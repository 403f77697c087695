"""Where a ghost may end its move: every spot that its steps bring it to, and what that costs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.bots.spokenchaos.trips import ROUND_TRIP, steps_to_exit
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, array, blank
from gloaming.games.spokenchaos.assumptions import Size
from gloaming.games.spokenchaos.exchange.position import GhostPlace
from gloaming.games.spokenchaos.material import Colour
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    STEPS_PER_FIELD,
    UP,
    WAYS,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.spots import MOST_SPOTS, SPOT_PARTS, free_spots
from gloaming.games.spokenchaos.state import LETTERS

from .seen import mark_seen

Numbers = NDArray[np.int64]
Field = tuple[int, int]  # column and row
INSIDE = -1  # instead of a side: it stands in the lobby
ALL_FIELDS = tuple((column, row) for row in range(FIELDS) for column in range(FIELDS))


class Mover(NamedTuple):
    """A ghost that may move: one in the lobby, or one that enters from a side."""

    name: str
    colour: Colour
    size: Size
    place: GhostPlace | None = None  # where it stands
    side: str = ""  # from which it enters

    @property
    def ways(self) -> tuple[str, ...]:
        """Return how it may end: upright, or lying any way if that is how it is now."""
        return WAYS[1:] if self.place is not None and self.place.lying else WAYS[:1]

    @property
    def start(self) -> tuple[Records[Ghost], int, int]:
        """Return it as compiled code takes it: its body, its level, and the side if it enters."""
        place = self.place
        if place is None:
            return new_ghost(self.size, 0, 0), 0, LETTERS.index(self.side)
        x, y = int(place.x * STEPS_PER_FIELD), int(place.y * STEPS_PER_FIELD)
        return new_ghost(self.size, x, y, place.lying or ""), place.level, INSIDE

    def steps_to(self, field: Field) -> int:
        """Return how many steps bring it to another field, or out of its own and back."""
        start, _, side = self.start
        return int(steps_to(start[0], side, *field))


class Ends(NamedTuple):
    """Places where one ghost may end, behind one another."""

    bodies: Records[Ghost]
    levels: Numbers
    steps: Numbers  # that it takes to come there
    fields: Numbers  # index of ALL_FIELDS

    def only(self, kept: NDArray[np.bool_] | Numbers) -> "Ends":
        """Return some of the places."""
        bodies = array(self.bodies)[kept]
        return Ends(bodies, self.levels[kept], self.steps[kept], self.fields[kept])  # type: ignore[arg-type]  # records


def ends_of(lobbies: Records[Lobby], others: Records[Ghost], mover: Mover, most_steps: int) -> Ends:
    """Return all places where a ghost may end with so many steps at most, among those who stay."""
    count, room = MOST_SPOTS, 0
    while count > room:
        room = count
        bodies = blank(Ghost, room)
        levels, steps, fields = (np.empty(room, np.int64) for _ in range(3))
        start, level, side = mover.start
        count = list_ends(
            lobbies, others, start, level, side, most_steps, bodies, levels, steps, fields
        )
    return Ends(bodies[:count], levels[:count], steps[:count], fields[:count])


@entry_point(counted=("bodies", "levels", "steps", "fields"))
def list_ends(
    lobbies: Records[Lobby],
    others: Records[Ghost],
    start: Records[Ghost],
    level: int,
    side: int,
    most_steps: int,
    bodies: Records[Ghost],
    levels: Numbers,
    steps: Numbers,
    fields: Numbers,
) -> int:
    """List the places where a ghost may end, as far as there is room; return how many there are.

    It stands on a level of where it starts, or enters from a side; staying costs nothing.
    """
    spots, count = np.empty((MOST_SPOTS, SPOT_PARTS)), 0
    passing = start.copy()  # type: ignore[attr-defined]  # records, to the compiler
    for field in range(FIELDS * FIELDS):
        column, row = field % FIELDS, field // FIELDS
        cost = steps_to(start[0], side, column, row)
        if cost > most_steps and not is_in_field(start[0], side, column, row):
            continue
        for way in range(len(WAYS)):
            if (way != UP) != (start[0].way != UP):  # it ends lying if that is how it is now
                continue
            passing[0].way = way
            passing[0].x, passing[0].y = column * STEPS_PER_FIELD, row * STEPS_PER_FIELD
            for number in range(free_spots(lobbies[0], others, passing[0], spots)):
                spot = spots[number]
                there = is_at(start[0], level, side, way, spot)
                if not there and cost > most_steps:
                    continue
                if count < len(bodies):
                    body = bodies[count]
                    body.x, body.y, body.way, body.bottom = spot[0], spot[1], way, spot[3]
                    body.radius, body.neck = start[0].radius, start[0].neck
                    levels[count], steps[count] = spot[2], 0 if there else cost
                    fields[count] = field
                count += 1
    return count


@compiled
def steps_to(start: Ghost, side: int, column: int, row: int) -> int:
    """Return how many steps bring a ghost to another field, or out of its own and back."""
    if side != INSIDE:
        return steps_to_exit(side, column, row)
    across = abs(column - start.x // STEPS_PER_FIELD)
    up = abs(row - start.y // STEPS_PER_FIELD)
    return across + up if across + up > 0 else ROUND_TRIP


@compiled
def is_in_field(start: Ghost, side: int, column: int, row: int) -> bool:
    """Tell whether a ghost stands in a field."""
    is_there = start.x // STEPS_PER_FIELD == column and start.y // STEPS_PER_FIELD == row
    return side == INSIDE and is_there


@compiled
def is_at(start: Ghost, level: int, side: int, way: int, spot: Any) -> bool:
    """Tell whether a ghost stands at a spot already."""
    is_there = start.x == spot[0] and start.y == spot[1] and level == spot[2]
    return side == INSIDE and is_there and start.way == way


def hidden_from(lobbies: Records[Lobby], ends: Ends, doors: Sequence[str]) -> NDArray[np.bool_]:
    """Return which places are seen from none of some doors."""
    seen = np.zeros(len(ends.steps), np.uint8)
    for door in doors:
        mark_seen(lobbies, ends.bodies, DOOR_NAMES.index(door), seen)
    return seen == 0


def midst_first(ends: Ends) -> Ends:
    """Return places in another order: those in the midst of the others of their field first."""
    bodies = array(ends.bodies)
    far = np.zeros(len(ends.steps))
    for field in np.unique(ends.fields):
        here = ends.fields == field
        for axis in ("x", "y"):
            far[here] += (bodies[axis][here] - bodies[axis][here].mean()) ** 2
    return ends.only(np.argsort(far, kind="stable"))


def place_at(mover: Mover, ends: Ends, index: int) -> GhostPlace:
    """Return a ghost at one of its places, as a position has it."""
    body = ends.bodies[index]
    return GhostPlace(
        mover.name,
        mover.colour,
        mover.size,
        int(body.x) / STEPS_PER_FIELD,
        int(body.y) / STEPS_PER_FIELD,
        int(ends.levels[index]),
        WAYS[body.way] or msgspec.UNSET,
    )
