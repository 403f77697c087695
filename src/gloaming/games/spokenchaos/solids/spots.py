"""The spots of a field where a ghost fits, at which heights (rules 4)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records

from .collisions import are_apart
from .levels import MOST_LEVELS, is_in_one_field, levels
from .lobby import STEPS_PER_FIELD, Ghost, Lobby, Numbers, Points

MOST_SPOTS = STEPS_PER_FIELD * STEPS_PER_FIELD * MOST_LEVELS

# A row of spots: x and y in 1/32 field, level, height.
SPOT_PARTS = 4


@compiled
def spot_number(way: int, level: int, x: int, y: int) -> int:
    """Return a spot as one number; x and y count from the south-west corner of the field."""
    return ((way * MOST_LEVELS + level) * STEPS_PER_FIELD + y) * STEPS_PER_FIELD + x


@compiled
def spot_parts(spot: int) -> tuple[int, int, int, int]:
    """Return way, level, x and y of a spot."""
    rest, x = divmod(spot, STEPS_PER_FIELD)
    rest, y = divmod(rest, STEPS_PER_FIELD)
    way, level = divmod(rest, MOST_LEVELS)
    return way, level, x, y


@entry_point(changes=("ghost",), counted=("spots",))
def free_spots(lobby: Lobby, ghosts: Records[Ghost], ghost: Ghost, spots: Points) -> int:
    """Write every spot of the field where a ghost is; return how many there are.

    The ghost is moved about in passing.
    """
    column = ghost.x // STEPS_PER_FIELD * STEPS_PER_FIELD
    row = ghost.y // STEPS_PER_FIELD * STEPS_PER_FIELD
    count = 0
    for y in range(row, row + STEPS_PER_FIELD):
        for x in range(column, column + STEPS_PER_FIELD):
            ghost.x, ghost.y = x, y
            if is_in_one_field(ghost):
                count = add_free_levels(lobby, ghosts, ghost, spots, count)
    return count


@compiled
def add_free_levels(
    lobby: Lobby, ghosts: Records[Ghost], ghost: Ghost, spots: Numbers, count: int
) -> int:
    """Add the heights that a ghost can take where it is in plan."""
    heights = np.empty(MOST_LEVELS)
    for level in range(levels(lobby, ghost, heights)):
        ghost.bottom = heights[level]
        if is_free_of_ghosts(ghost, ghosts):
            spots[count, 0], spots[count, 1] = ghost.x, ghost.y
            spots[count, 2], spots[count, 3] = level, ghost.bottom
            count += 1
    return count


@compiled
def is_free_of_ghosts(ghost: Ghost, ghosts: Records[Ghost]) -> bool:
    """Tell whether a ghost is inside no other."""
    for number in range(len(ghosts)):
        if not are_apart(ghost, ghosts[number]):
            return False
    return True
