"""Ghosts in a lobby: the heights at which one can stand, and the spots where it fits."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gloaming.core.layout import Records, array, blank
from gloaming.games.spokenchaos.assumptions import Size
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, levels
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, Ghost, Lobby
from gloaming.games.spokenchaos.solids.spots import MOST_SPOTS, SPOT_PARTS, free_spots


class FreeSpot(NamedTuple):
    """A place where a ghost fits."""

    x: int  # in 1/32 field
    y: int
    level: int  # counts the heights that the furniture allows there, from the lowest
    height: float


def as_one_array(ghosts: Sequence[Records[Ghost]]) -> Records[Ghost]:
    """Return single ghosts as one array."""
    gathered = blank(Ghost, len(ghosts))
    for number, ghost in enumerate(ghosts):
        array(gathered)[number] = array(ghost)[0]
    return gathered


def levels_at(lobbies: Records[Lobby], ghost: Records[Ghost]) -> list[float]:
    """Return the heights that the furniture allows at a ghost's spot, lowest first."""
    heights = np.empty(MOST_LEVELS)
    height = ghost[0].bottom
    count = levels(lobbies[0], ghost[0], heights)
    ghost[0].bottom = height
    return [float(height) for height in heights[:count]]


def spots_in_field(
    lobbies: Records[Lobby],
    ghosts: Records[Ghost],
    size: Size,
    field: tuple[int, int],
    way: str = "",
) -> list[FreeSpot]:
    """Return all spots of a field where a ghost fits among others, by y, x and level."""
    ghost = new_ghost(size, field[0] * STEPS_PER_FIELD, field[1] * STEPS_PER_FIELD, way)
    spots = np.empty((MOST_SPOTS, SPOT_PARTS))
    count = free_spots(lobbies[0], ghosts, ghost[0], spots)
    return [
        FreeSpot(int(x), int(y), int(level), height)
        for x, y, level, height in spots[:count].tolist()
    ]
