"""Who the next look may catch as things stand: for going through a match, never during one."""

from typing import cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import LATER, Told, begin, last_place, length, tell_at, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import writer
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import DOORS, door_of, door_of_number
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import INSIDE, LOOKING, NUMBERING, State

from .look_in_match import SIGHTING, enough, look_from


class Fear(msgspec.Struct, frozen=True):
    """How likely a ghost is to be caught by the next look."""

    ghost: int  # among all
    chance: float


class Dangers(msgspec.Struct, frozen=True):
    """The ghosts that some door sees at which the keyhole may be then."""

    ghosts: list[Fear]


put_dangers, put_fear = writer(Dangers), writer(Fear)


@entry_point(counted=("out",))
def dangers_at(states: Records[State], out: Told) -> int:
    """Tell which ghosts the next look may catch, and how many of the doors to come see each."""
    begin(out)
    seen = np.zeros(ALL_GHOSTS, np.int64)
    doors = 0
    for door in range(DOORS):
        if may_come(states[0], door):
            doors += 1
            add_seen(states[0], door, seen)
    put_dangers(out, ghosts=LATER)
    place, count = last_place(out), 0
    for ghost in range(ALL_GHOSTS):
        if seen[ghost] != 0:
            put_fear(out, ghost=ghost, chance=seen[ghost] / doors)
            count += 1
    tell_at(out, place, count)
    return length(out)


@compiled
def may_come(state: State, door: int) -> bool:
    """Tell whether the keyhole may be before a door at the next look: it changes its side."""
    if state.phase == LOOKING:
        return door == door_of(state)
    side, place = divmod(door, FIELDS)
    if state.number != 0 and place + 1 != door_of_number(state, side, state.number):
        return False  # the crystal ball has told
    return (side == state.side) == (state.phase == NUMBERING)


@compiled
def add_seen(state: State, door: int, seen: NDArray[np.int64]) -> None:
    """Count the ghosts that are seen through a door."""
    sightings = np.zeros(ALL_GHOSTS, SIGHTING)
    look_from(state, door, np.empty((state.grid, state.grid), np.uint8), sightings)  # type: ignore[arg-type]  # records
    count = 0
    for ghost in range(ALL_GHOSTS):
        if state.figures[ghost].where == INSIDE:
            samples = sightings[count].direct + sightings[count].mirrored
            seen[ghost] += 1 if samples >= enough(state.grid) else 0
            count += 1


def dangers(states: Records[State]) -> list[Fear]:
    """Return whom the next look may catch."""
    return cast("Dangers", told(Dangers, dangers_at, states)).ghosts
