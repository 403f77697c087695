"""The look in a match: who is caught, and what becomes of them (rules 3, 5)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, dtype_of
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import door_of, opposite_side
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    HALF_FIELD,
    STEPS_PER_FIELD,
    Ghost,
    Lobby,
)
from gloaming.games.spokenchaos.solids.room import gather, many_ghosts, room_of, send_to
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, State

from .casting import cast_all
from .keyhole import Keyhole, new_keyhole, turn_view
from .raycast import Picture, Sighting

KEYHOLES = new_keyhole()
FULL_GRID = ASSUMPTIONS.look.grid
ENOUGH = ASSUMPTIONS.look.samples_to_be_seen
SIGHTING = dtype_of(Sighting)


@entry_point()
def enough(grid: int) -> int:
    """Return how many samples give a ghost away: on a coarser grid as much of the view."""
    full = FULL_GRID * FULL_GRID
    return (ENOUGH * grid * grid + full - 1) // full


@compiled
def quarters_of(side: int) -> int:
    """Return by how many quarters the lobby turns to be seen from a side."""
    return opposite_side(side)


@compiled
def keyhole_on(grid: int) -> Records[Keyhole]:
    """Return the keyhole with a grid of so many samples each way."""
    keyholes = KEYHOLES.copy()  # type: ignore[attr-defined]  # records, to the compiler
    keyholes[0].grid = grid
    keyholes[0].cell = KEYHOLES[0].cell * FULL_GRID / grid
    return keyholes


@compiled
def turn_to(lobby: Lobby, ghosts: Records[Ghost], door: int) -> None:
    """Turn the lobby and its ghosts into the coordinates of the view from a door."""
    side, place = divmod(door, FIELDS)
    turn_view(lobby, ghosts, quarters_of(side), place * STEPS_PER_FIELD + HALF_FIELD)


@compiled
def look_from(state: State, door: int, picture: Picture, sightings: Records[Sighting]) -> None:
    """Look at a match through a door; what is seen of the ghosts in the lobby is in their order."""
    rooms, ghosts = room_of(state), many_ghosts()
    seen = ghosts[: gather(state.figures, 0, ghosts, 0)]
    turn_to(rooms[0], seen, door)
    cast_all(rooms, seen, keyhole_on(len(picture)), picture, sightings)


@entry_point(changes=("state",))
def note_samples(state: State) -> None:
    """Look through the keyhole and note how many samples show each ghost."""
    sightings = np.zeros(ALL_GHOSTS, SIGHTING)
    picture = np.empty((state.grid, state.grid), np.uint8)
    look_from(state, door_of(state), picture, sightings)  # type: ignore[arg-type]  # records
    count = 0
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        figure.samples = 0
        if figure.where == INSIDE:
            figure.samples = sightings[count].direct + sightings[count].mirrored
            count += 1


@compiled
def catch(state: State) -> None:
    """Send all that are seen back beside their start side."""
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        if figure.where == INSIDE and figure.samples >= enough(state.grid):
            send_to(figure, BESIDE)
