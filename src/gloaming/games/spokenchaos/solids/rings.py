"""Ways to other places, the nearest first: by distance, then y, then x (rules 4).

A ring holds all whole ways (x, y) of one length.  Rings that are gone through by their squared
length, from 0 on, hold every way once.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled

from .lobby import EDGE

Ways: TypeAlias = Annotated[NDArray[np.int64], 2]

FARTHEST = 2 * EDGE * EDGE  # the square of the longest way across the lobby
MOST_WAYS = 72  # of one length that is not longer: 71,825 is a sum of two squares in so many ways


@compiled
def write_ring(squared: int, ways: Ways) -> int:
    """Write all ways with such a square of their length; return how many there are."""
    far = int(np.sqrt(squared))
    count = 0
    for up in range(-far, far + 1):
        across = int(np.sqrt(squared - up * up) + 0.5)
        if across * across + up * up == squared:
            ways[count, 0], ways[count, 1] = -across, up
            count += 1
            if across > 0:
                ways[count, 0], ways[count, 1] = across, up
                count += 1
    return count
