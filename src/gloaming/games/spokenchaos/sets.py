"""Sets of seats, ghosts or pieces: numbers with a bit for each member."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions

MOST_MEMBERS = 63


@compiled
def members(bits: int) -> Actions:
    """Return the members of a set in order."""
    found, count, member = np.empty(MOST_MEMBERS, np.int64), 0, 0
    while bits >> member:
        if bits >> member & 1:
            found[count] = member
            count += 1
        member += 1
    return found[:count]
