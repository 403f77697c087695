"""Standings: who came where in a match that is over, and what each seat can expect until then.

Compiled with the rules of every game.  MERITS has a row for each seat, what counts most first:
whether the seat won, whether it played to the end, and its score.
"""

import numpy as np
from numpy.typing import NDArray

from .layout import Actions, Table

WON, STAYED, SCORE = range(3)
MERITS = 3


def write_places(merits: Table, places: Actions) -> None:
    """Write the place of every seat, the first one being 1; equals share the same one."""
    for seat in range(len(merits)):
        places[seat] = 1
        for other in range(len(merits)):
            place = 0
            while place < MERITS - 1 and merits[other, place] == merits[seat, place]:
                place += 1
            if merits[other, place] > merits[seat, place]:
                places[seat] += 1


def share_among(shares: NDArray[np.float64], may_win: Actions) -> float:
    """Give seats that cannot win any more no share, and the others the whole; return that.

    It is 0 where nobody else had any, and the shares are all 0 then.
    """
    whole = 0.0
    for seat in range(len(shares)):
        shares[seat] = shares[seat] if may_win[seat] else 0.0
        whole += shares[seat]
    if whole > 0:
        for seat in range(len(shares)):
            shares[seat] /= whole
    return whole
