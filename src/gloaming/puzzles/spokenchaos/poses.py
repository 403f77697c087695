"""Poses that are tried for a piece of furniture: a lattice first, then finer ones around the best.

    lattice   x and y in quarters of a field, yaw in steps of 15 degrees, on each of the six faces
    leaning   the same, leaning to each of the four sides
    fine      x and y in eighths of a field, not leaning
    close     x, y and yaw around the best so far, to 1/32 field and a degree

A pose is a row: x, y, yaw, face, lean.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import EDGE, FACES, LEANS, NO_LEAN, STEPS_PER_FIELD

Poses: TypeAlias = Annotated[NDArray[np.int64], 2]
POSE_PARTS = 5
AT_ONCE = 4096  # poses between two looks at the clock

YAW_STEP = 15
QUARTER_FIELD, EIGHTH_FIELD = STEPS_PER_FIELD // 4, STEPS_PER_FIELD // 8
NEAR, NEAR_YAW = 4, 8  # steps and degrees to either side


def grid(xs: Sequence[int], ys: Sequence[int], yaws: Sequence[int], leans: Sequence[int]) -> Poses:
    """Return every combination of places, yaws and leans, on all faces."""
    axes = (np.array(axis) for axis in (range(len(FACES)), leans, yaws, ys, xs))
    face, lean, yaw, y, x = (axis.ravel() for axis in np.meshgrid(*axes, indexing="ij"))
    return np.stack([x, y, yaw, face, lean], axis=1)


def lattice() -> Poses:
    """Return the poses that are tried first; solutions are counted among these."""
    places = range(0, EDGE + 1, QUARTER_FIELD)
    return grid(places, places, range(0, FULL_TURN, YAW_STEP), [NO_LEAN])


def leaning() -> Poses:
    """Return the poses of the lattice with a lean."""
    places = range(0, EDGE + 1, QUARTER_FIELD)
    return grid(places, places, range(0, FULL_TURN, YAW_STEP), range(len(LEANS)))


def fine() -> Poses:
    """Return the poses of a lattice with half the distances."""
    places = range(0, EDGE + 1, EIGHTH_FIELD)
    return grid(places, places, range(0, FULL_TURN, YAW_STEP), [NO_LEAN])


def close_to(pose: NDArray[np.int64]) -> Poses:
    """Return all poses around one, on its face and with its lean."""
    ranges = [range(-NEAR, NEAR + 1)] * 2 + [range(-NEAR_YAW, NEAR_YAW + 1)]
    x, y, yaw = (axis.ravel() for axis in np.meshgrid(*map(np.array, ranges), indexing="ij"))
    poses = np.tile(pose, (len(x), 1))
    poses[:, 0] += x
    poses[:, 1] += y
    poses[:, 2] = (poses[:, 2] + yaw) % FULL_TURN
    is_inside = (poses[:, :2] >= 0).all(axis=1) & (poses[:, :2] <= EDGE).all(axis=1)
    return poses[is_inside]


def in_slices(poses: Poses) -> Iterator[Poses]:
    """Yield poses, so many at once."""
    for start in range(0, len(poses), AT_ONCE):
        yield poses[start : start + AT_ONCE]
