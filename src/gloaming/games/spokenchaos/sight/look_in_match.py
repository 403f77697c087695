"""The look in a match: who is caught, and what becomes of them (rules 3, 5)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import dtype_of
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.seating import opposite_side
from gloaming.games.spokenchaos.solids.lobby import HALF_FIELD, STEPS_PER_FIELD
from gloaming.games.spokenchaos.solids.room import gather, hold, many_ghosts, room_of, send_to
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, State

from .keyhole import new_keyhole, turn_view
from .look import ENOUGH, cast_all
from .raycast import Sighting

KEYHOLES = new_keyhole()
FULL_GRID = ASSUMPTIONS.look.grid
SIGHTING = dtype_of(Sighting)


@compiled
def enough(grid: int) -> int:
    """Return how many samples give a ghost away: on a coarser grid as much of the view."""
    full = FULL_GRID * FULL_GRID
    return (ENOUGH * grid * grid + full - 1) // full


@compiled
def quarters_of(side: int) -> int:
    """Return by how many quarters the lobby turns to be seen from a side."""
    return opposite_side(side)


@entry_point(changes=("state",))
def note_samples(state: State) -> None:
    """Look through the keyhole and note how many samples show each ghost."""
    grid = state.grid
    keyholes = KEYHOLES.copy()  # type: ignore[attr-defined]  # records, to the compiler
    keyholes[0].grid = grid
    keyholes[0].cell = KEYHOLES[0].cell * FULL_GRID / grid
    rooms, ghosts = room_of(state), many_ghosts()
    seen = ghosts[: gather(state.figures, 0, ghosts, 0)]
    along = state.door * STEPS_PER_FIELD - HALF_FIELD
    turn_view(rooms[0], seen, quarters_of(state.side), along)
    sightings = np.zeros(ALL_GHOSTS, SIGHTING)
    picture = np.empty((grid, grid), np.uint8)
    cast_all(rooms, seen, keyholes, picture, sightings)  # type: ignore[arg-type]  # records
    count = 0
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        figure.samples = 0
        if figure.where == INSIDE:
            figure.samples = sightings[count].direct + sightings[count].mirrored
            count += 1
    hold(sightings)
    hold(rooms)


@compiled
def catch(state: State) -> None:
    """Send all that are seen back beside their start side."""
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        if figure.where == INSIDE and figure.samples >= enough(state.grid):
            send_to(figure, BESIDE)
