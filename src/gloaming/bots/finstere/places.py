"""What a place is worth: from the outcomes of some thousand matches between bots.

A share of the win is an exponential of the worth of a seat's tokens, divided by the sum of
all seats'.  The numbers are fitted to outcomes (`bench/worth.py`), then smoothed by hand so that
none falls on the way out, and the token that decides the match is worth three more once out;
between the steps that the table names they are drawn straight.  A token that waits is worth
nothing.

    columns: out, 1, 4, 8, 12, 16, 20 or 24 steps from freedom, eaten
    rows:    the seat's tokens, the one nearest to freedom first; with three tokens each the
             first row is left out.  The third row's token decides the match.
"""

import numpy as np
from numpy.typing import NDArray

from .mind import EATEN_STEPS, OUT_STEPS, OVER, RANKS, STAGES, STEPS_TOLD_APART, WAITING_STEPS

TABLED_STEPS = (1, 4, 8, 12, 16, 20, 24)
LAST_WORTH = 6.0  # of a token that is out when the cards are used up: nothing else counts

FITTED = (
    # first half, four rounds left or more
    (
        (3.12, 2.22, 1.68, 1.17, 0.81, 0.63, 0.39, 0.20, -1.60),
        (3.98, 2.84, 2.22, 1.66, 1.19, 0.81, 0.57, 0.15, -0.10),
        (7.11, 4.11, 3.09, 2.18, 1.50, 0.99, 0.49, 0.09, -0.10),
        (1.44, 1.14, 1.01, 0.88, 0.75, 0.60, 0.35, 0.00, -0.10),
    ),
    # first half, fewer
    (
        (2.76, 1.96, 1.74, 1.40, 1.20, 1.00, 0.73, 0.37, -1.49),
        (3.37, 2.54, 1.98, 1.41, 1.11, 0.84, 0.59, 0.25, -0.10),
        (7.45, 4.45, 3.11, 1.76, 1.06, 0.70, 0.54, 0.25, -0.10),
        (1.50, 1.20, 1.04, 0.86, 0.72, 0.55, 0.31, 0.10, -0.10),
    ),
    # second half, six rounds left or more
    (
        (2.87, 2.57, 2.20, 1.76, 1.30, 0.86, 0.50, 0.23, -1.40),
        (3.29, 2.95, 2.35, 1.77, 1.38, 1.03, 0.64, 0.31, -0.10),
        (7.42, 4.42, 3.01, 1.65, 0.96, 0.54, 0.25, 0.06, -0.10),
        (1.34, 1.04, 0.83, 0.61, 0.40, 0.31, 0.14, 0.01, -0.14),
    ),
    # second half, four or five
    (
        (3.39, 3.09, 2.46, 1.69, 0.98, 0.49, 0.19, 0.07, -1.41),
        (3.91, 3.24, 2.63, 1.84, 1.19, 0.70, 0.37, 0.16, -0.10),
        (7.67, 4.67, 3.22, 1.68, 0.78, 0.45, 0.37, 0.22, -0.10),
        (1.20, 0.90, 0.74, 0.58, 0.42, 0.24, 0.07, 0.04, -0.23),
    ),
    # second half, two or three
    (
        (4.00, 2.84, 2.03, 1.25, 0.69, 0.37, 0.21, 0.10, -1.70),
        (4.52, 3.28, 2.25, 1.16, 0.54, 0.33, 0.22, 0.12, -0.10),
        (7.19, 4.19, 2.73, 1.29, 0.62, 0.51, 0.41, 0.21, -0.10),
        (1.40, 1.10, 0.94, 0.76, 0.59, 0.40, 0.25, 0.13, -0.10),
    ),
    # second half, the last round
    (
        (4.13, 2.26, 1.72, 1.25, 0.89, 0.61, 0.39, 0.19, -1.62),
        (4.91, 2.85, 1.86, 1.09, 0.67, 0.47, 0.32, 0.17, -0.10),
        (6.84, 3.84, 2.47, 1.33, 0.76, 0.53, 0.40, 0.22, -0.10),
        (1.36, 1.06, 0.85, 0.64, 0.48, 0.33, 0.21, 0.10, -0.10),
    ),
)


def worth_of_places() -> NDArray[np.float64]:
    """Return the worth of every place, by stage, rank and steps from freedom."""
    worth = np.zeros((STAGES, RANKS, STEPS_TOLD_APART))
    on_board = range(1, WAITING_STEPS + 1)
    for stage, rows in enumerate(FITTED):
        for rank, (out, *tabled, eaten) in enumerate(rows):
            worth[stage, rank, OUT_STEPS], worth[stage, rank, EATEN_STEPS] = out, eaten
            steps = (*TABLED_STEPS, WAITING_STEPS)
            worth[stage, rank, 1:EATEN_STEPS] = np.interp(on_board, steps, (*tabled, 0.0))
    worth[OVER, :, OUT_STEPS] = LAST_WORTH
    return worth
