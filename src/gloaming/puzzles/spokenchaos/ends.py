"""Where a ghost may end its move: every spot that its steps bring it to, and what that costs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.bots.spokenchaos.trips import ROUND_TRIP, steps_to_exit
from gloaming.core.layout import Records, array, blank
from gloaming.games.spokenchaos.assumptions import Size
from gloaming.games.spokenchaos.exchange.position import GhostPlace
from gloaming.games.spokenchaos.material import Colour
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.ghosts import FreeSpot, new_ghost, spots_in_field
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, WAYS, Ghost, Lobby
from gloaming.games.spokenchaos.state import LETTERS

from .seen import mark_seen

Numbers = NDArray[np.int64]
Field = tuple[int, int]  # column and row
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

    def steps_to(self, field: Field) -> int:
        """Return how many steps bring it to another field, or out of its own and back."""
        if self.place is None:
            return int(steps_to_exit(LETTERS.index(self.side), *field))
        column, row = int(self.place.x), int(self.place.y)
        return abs(field[0] - column) + abs(field[1] - row) or ROUND_TRIP

    def is_at(self, spot: FreeSpot, way: str) -> bool:
        """Tell whether it stands at a spot already."""
        place = self.place
        if place is None or way != (place.lying or ""):
            return False
        there = (spot.x / STEPS_PER_FIELD, spot.y / STEPS_PER_FIELD, spot.level)
        return there == (place.x, place.y, place.level)


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


class End(NamedTuple):
    """One place where a ghost may end."""

    spot: FreeSpot
    way: str
    steps: int
    field: int


def ends_of(lobbies: Records[Lobby], others: Records[Ghost], mover: Mover, most_steps: int) -> Ends:
    """Return all places where a ghost may end with so many steps at most, among those who stay."""
    found = [end for end in all_ends(lobbies, others, mover, most_steps) if end.steps <= most_steps]
    bodies = blank(Ghost, len(found))
    body, rows = array(bodies), np.array([end.spot for end in found]).reshape(-1, 4)
    model = new_ghost(mover.size, 0, 0)[0]
    body["radius"], body["neck"] = model.radius, model.neck
    body["x"], body["y"], body["bottom"] = rows[:, 0], rows[:, 1], rows[:, 3]
    body["way"] = [WAYS.index(end.way) for end in found]
    return Ends(
        bodies,
        rows[:, 2].astype(np.int64),
        np.array([end.steps for end in found], np.int64),
        np.array([end.field for end in found], np.int64),
    )


def all_ends(
    lobbies: Records[Lobby], others: Records[Ghost], mover: Mover, most_steps: int
) -> Iterator[End]:
    """Yield the places of all fields within reach; staying costs nothing."""
    for number, field in enumerate(ALL_FIELDS):
        steps = mover.steps_to(field)
        is_own = mover.place is not None and (int(mover.place.x), int(mover.place.y)) == field
        if steps > most_steps and not is_own:
            continue
        for way in mover.ways:
            for spot in spots_in_field(lobbies, others, mover.size, field, way):
                yield End(spot, way, 0 if mover.is_at(spot, way) else steps, number)


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
