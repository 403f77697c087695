"""Telling what a bot decides: numbers from which a `Decision` is read."""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.core.layout import Actions

MOST_ACTIONS = 64  # of which a whole move consists


@compiled
def tell_actions(actions: Actions, count: int, out: Told) -> None:
    """Tell some actions."""
    tell(out, count)
    for index in range(count):
        tell(out, actions[index])


@compiled
def tell_shares(values: NDArray[np.float64], seats: int, out: Told) -> None:
    """Tell what seats can expect as shares of the win: none below 0, all adding up to 1."""
    total = 0.0
    for seat in range(seats):
        total += max(0.0, values[seat])
    tell(out, seats)
    for seat in range(seats):
        tell(out, max(0.0, values[seat]) / total if total > 0.0 else 1.0 / seats)
