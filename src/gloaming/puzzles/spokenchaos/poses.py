"""Poses that are tried for a piece of furniture: a lattice first, then finer ones around the best.

    lattice   x and y in quarters of a field, yaw in steps of 15 degrees, on each of the six faces
    leaning   the same, leaning to each of the four sides
    fine      x and y in eighths of a field, not leaning
    close     x, y and yaw around the best so far, to 1/32 field and a degree

A pose is a row: x, y, yaw, face, lean.
"""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import EDGE, FACES, LEANS, NO_LEAN, STEPS_PER_FIELD

Poses: TypeAlias = Annotated[NDArray[np.int64], 2]
POSE_PARTS = 5
AT_ONCE = 4096  # poses between two looks at the clock

LATTICE, LEANING, FINE = range(3)
YAW_STEP = 15
YAWS = FULL_TURN // YAW_STEP
QUARTER_FIELD, EIGHTH_FIELD = STEPS_PER_FIELD // 4, STEPS_PER_FIELD // 8
NEAR, NEAR_YAW = 4, 8  # steps and degrees to either side
CLOSE = (2 * NEAR + 1) ** 2 * (2 * NEAR_YAW + 1)  # poses around one


@entry_point(counted=("poses",))
def write_poses(which: int, first: int, poses: Poses) -> int:
    """Write the poses of a pass from one on, as far as there is room; return how many."""
    distance = EIGHTH_FIELD if which == FINE else QUARTER_FIELD
    leans = len(LEANS) if which == LEANING else 1
    places = EDGE // distance + 1
    count = min(len(poses), len(FACES) * leans * YAWS * places * places - first)
    for index in range(count):
        number = first + index
        poses[index, 0] = number % places * distance
        poses[index, 1] = number // places % places * distance
        number //= places * places
        poses[index, 2] = number % YAWS * YAW_STEP
        poses[index, 3] = number // YAWS // leans
        poses[index, 4] = number // YAWS % leans if which == LEANING else NO_LEAN
    return count


@entry_point(counted=("poses",))
def write_close(best: Poses, poses: Poses) -> int:
    """Write all poses around some, each once, on their faces and with their leans.

    Return how many; there is room for CLOSE around each.
    """
    count = 0
    for index in range(len(best)):
        for x in range(best[index, 0] - NEAR, best[index, 0] + NEAR + 1):
            for y in range(best[index, 1] - NEAR, best[index, 1] + NEAR + 1):
                for turn in range(-NEAR_YAW, NEAR_YAW + 1):
                    yaw = (best[index, 2] + turn) % FULL_TURN
                    if is_inside(x, y) and not is_close_to_earlier(best, index, x, y, yaw):
                        poses[count, 0], poses[count, 1], poses[count, 2] = x, y, yaw
                        poses[count, 3], poses[count, 4] = best[index, 3], best[index, 4]
                        count += 1
    return count


@compiled
def is_inside(x: int, y: int) -> bool:
    """Tell whether a place is in the lobby."""
    return 0 <= x <= EDGE and 0 <= y <= EDGE


@compiled
def is_close_to_earlier(best: Poses, index: int, x: int, y: int, yaw: int) -> bool:
    """Tell whether a pose is also around one that comes before another in the list."""
    for earlier in range(index):
        turn = (yaw - best[earlier, 2]) % FULL_TURN
        is_near = abs(x - best[earlier, 0]) <= NEAR and abs(y - best[earlier, 1]) <= NEAR
        is_alike = best[earlier, 3] == best[index, 3] and best[earlier, 4] == best[index, 4]
        if is_near and is_alike and min(turn, FULL_TURN - turn) <= NEAR_YAW:
            return True
    return False


def all_poses(which: int) -> Poses:
    """Return the poses of a pass."""
    slices, first = [], 0  # type: ignore[var-annotated]  # poses
    while True:
        poses = np.empty((AT_ONCE, POSE_PARTS), np.int64)
        count = write_poses(which, first, poses)
        if count == 0:
            return np.concatenate(slices)
        slices.append(poses[:count])
        first += count


def lattice() -> Poses:
    """Return the poses that are tried first; solutions are counted among these."""
    return all_poses(LATTICE)


def close_to(best: Poses) -> Poses:
    """Return all poses around some, each once, in their order."""
    poses = np.empty((CLOSE * len(best), POSE_PARTS), np.int64)
    return np.unique(poses[: write_close(best, poses)], axis=0)


def in_slices(poses: Poses) -> Iterator[Poses]:
    """Yield poses, so many at once."""
    for start in range(0, len(poses), AT_ONCE):
        yield poses[start : start + AT_ONCE]
