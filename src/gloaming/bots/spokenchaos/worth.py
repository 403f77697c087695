"""What a ghost is worth where it is: from the outcomes of 1,700 matches between bots.

A ghost is so many steps from freedom: out 0, in the lobby 1 to 6, beside the board 7.  A share of
the win is an exponential of the worth of a seat's ghosts, divided by the sum of all seats'.  The
numbers are fitted to outcomes (`bench/ghost_worth.py` does so anew) and smoothed by hand; after the
last round they are the points themselves.
"""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.games.spokenchaos.material import POINTS_INSIDE, POINTS_OUT
from gloaming.games.spokenchaos.solids.lobby import FIELDS

# By rounds that are left after this one, size and steps from freedom.
Worth: TypeAlias = Annotated[NDArray[np.float64], 2]

OUT_STEPS = 0
BESIDE_STEPS = FIELDS + 1
STEPS_TOLD_APART = BESIDE_STEPS + 1
SIZES = len(POINTS_OUT)

# What decides between equal scores: ghosts out, then few beside the board (rules 8).
OUT_BONUS, BESIDE_MALUS = 0.01, 0.0001

FITTED = (
    # one round is left
    (
        (1.25, 1.05, 0.90, 0.75, 0.55, 0.45, 0.35, 0.24),
        (3.00, 2.75, 2.45, 2.15, 1.85, 1.60, 1.25, 0.45),
        (5.10, 4.90, 4.60, 4.30, 4.00, 3.60, 3.25, 1.78),
    ),
    # two
    (
        (1.20, 0.75, 0.62, 0.45, 0.33, 0.28, 0.23, 0.16),
        (2.20, 1.85, 1.68, 1.50, 1.38, 1.25, 1.10, 0.80),
        (3.95, 3.50, 3.28, 3.08, 2.95, 2.80, 2.70, 2.50),
    ),
    # three
    (
        (0.80, 0.52, 0.45, 0.40, 0.35, 0.27, 0.20, 0.12),
        (1.97, 1.45, 1.32, 1.17, 1.03, 0.90, 0.78, 0.69),
        (3.30, 2.90, 2.65, 2.50, 2.35, 2.20, 2.05, 1.83),
    ),
    # four
    (
        (0.60, 0.42, 0.40, 0.37, 0.34, 0.30, 0.30, 0.25),
        (1.80, 1.30, 1.22, 1.10, 0.90, 0.72, 0.62, 0.57),
        (2.95, 2.50, 2.35, 2.25, 2.15, 1.98, 1.80, 1.52),
    ),
)


def worth_of_places() -> Worth:
    """Return the worth of every place."""
    return np.array([last_worth(), *FITTED])


def last_worth() -> Worth:
    """Return what ghosts bring when the match is over, and what decides between equals."""
    last = np.tile(POINTS_INSIDE[:, None].astype(np.float64), STEPS_TOLD_APART)
    last[:, OUT_STEPS] = POINTS_OUT + OUT_BONUS
    last[:, BESIDE_STEPS] = -BESIDE_MALUS
    return last
