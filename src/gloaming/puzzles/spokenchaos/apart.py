"""Which pairs of places two ghosts can take at once."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.lobby import Ghost

Pairs: TypeAlias = Annotated[NDArray[np.uint8], 2]  # a row for each place of the one ghost


@entry_point(fills=("pairs",))
def write_apart(ones: Records[Ghost], others: Records[Ghost], pairs: Pairs) -> None:
    """Write which ghosts of two lists are not inside one another."""
    for row in range(len(ones)):
        for column in range(len(others)):
            pairs[row, column] = are_apart(ones[row], others[column])


def pairs_apart(ones: Records[Ghost], others: Records[Ghost]) -> Pairs:
    """Return which ghosts of two lists are not inside one another."""
    pairs = np.empty((len(ones), len(others)), np.uint8)
    write_apart(ones, others, pairs)
    return pairs
