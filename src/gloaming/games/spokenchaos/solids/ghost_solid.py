"""The solid of a ghost: a cylinder and, around its upper end, a ball (appendix).

In the ghost's own coordinates (a, b, c) the axis is c, from the base at 0 to the neck,
the centre of the ball:

        c              upright         lying, head to the east
     .-----.
    (   +   ) neck        o               _______
    |   |   |            | |             |_______)
    |___|___| 0          |_|         base           head

The lower half of the ball lies inside the cylinder, because a ghost is at least as high as
wide.  Hence the ghost is the union of the two, and each is easy to measure exactly.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.solids.lobby import LYING_EAST, LYING_NORTH, LYING_SOUTH

from .lobby import STEPS_PER_FIELD, UP, Ghost, Numbers

# Where the head points: upright, north, east, south, west.
DIRECTIONS = np.array(
    [[0, 0, 1], [0, 1, 0], [1, 0, 0], [0, -1, 0], [-1, 0, 0]],
    np.float64,
)


@compiled
def turned(way: int, x: float, y: float, z: float) -> tuple[float, float, float]:
    """Return a direction of the lobby as (a, b, c) of a ghost that points some way."""
    if way == UP:
        return x, y, z
    if way == LYING_NORTH:
        return x, z, y
    if way == LYING_EAST:
        return y, z, x
    if way == LYING_SOUTH:
        return x, z, -y
    return y, z, -x


@compiled
def foot(ghost: Ghost) -> tuple[float, float, float]:
    """Return the centre of the base disc, where a = b = c = 0."""
    x, y = ghost.x / STEPS_PER_FIELD, ghost.y / STEPS_PER_FIELD
    if ghost.way == UP:
        return x, y, ghost.bottom
    back, level = (ghost.neck + ghost.radius) / 2, ghost.bottom + ghost.radius
    return x - back * DIRECTIONS[ghost.way, 0], y - back * DIRECTIONS[ghost.way, 1], level


@compiled
def bounds(ghost: Ghost, low: Numbers, high: Numbers) -> None:
    """Write the box around a ghost."""
    half_length = (ghost.neck + ghost.radius) / 2
    across = half_length if DIRECTIONS[ghost.way, 0] else ghost.radius
    along = half_length if DIRECTIONS[ghost.way, 1] else ghost.radius
    x, y = ghost.x / STEPS_PER_FIELD, ghost.y / STEPS_PER_FIELD
    low[0], high[0] = x - across, x + across
    low[1], high[1] = y - along, y + along
    low[2] = ghost.bottom
    high[2] = ghost.bottom + (2 * half_length if ghost.way == UP else 2 * ghost.radius)
