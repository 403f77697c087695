"""The nearest spot of a field where a ghost fits: by distance, then y, x and level (rules 3)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records

from .levels import MOST_LEVELS, is_in_one_field, levels
from .lobby import STEPS_PER_FIELD, Ghost, Lobby
from .spots import is_free_of_ghosts


def by_distance() -> list[tuple[int, int]]:
    """Return all ways (x, y) from one spot of a field to another, the shortest first."""
    far = range(1 - STEPS_PER_FIELD, STEPS_PER_FIELD)
    ways = [(x, y) for x in far for y in far]
    return sorted(ways, key=lambda way: (way[0] ** 2 + way[1] ** 2, way[1], way[0]))


OFFSETS = np.array(by_distance(), np.int64)


@compiled
def find_nearest(lobby: Lobby, ghosts: Records[Ghost], ghost: Ghost) -> bool:
    """Move a ghost to the nearest spot of its field where it fits; tell whether there is one."""
    x, y, bottom = int(ghost.x), int(ghost.y), ghost.bottom
    column, row = x // STEPS_PER_FIELD, y // STEPS_PER_FIELD
    for number in range(len(OFFSETS)):
        across, up = x + OFFSETS[number, 0], y + OFFSETS[number, 1]
        if across // STEPS_PER_FIELD == column and up // STEPS_PER_FIELD == row:
            ghost.x, ghost.y = across, up
            if is_in_one_field(ghost) and find_level(lobby, ghosts, ghost):
                return True
    ghost.x, ghost.y, ghost.bottom = x, y, bottom
    return False


@compiled
def find_level(lobby: Lobby, ghosts: Records[Ghost], ghost: Ghost) -> bool:
    """Put a ghost at the lowest height where it fits at its spot; tell whether there is one."""
    heights = np.empty(MOST_LEVELS)
    for level in range(levels(lobby, ghost, heights)):
        ghost.bottom = heights[level]
        if is_free_of_ghosts(ghost, ghosts):
            return True
    return False
