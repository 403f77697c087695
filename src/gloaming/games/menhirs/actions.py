"""The actions of Menhirs, each of them one number.

    deal a land tile | place mist | take a whole cluster, named by its first tile |
    take a tile into the part that will move | go in a direction | remove mist | pass

The numbering is computed from the table below.
"""

from .clusters.board import CELLS, DIRECTIONS
from .material import LANDS

FAMILIES = (
    ("deal", len(LANDS)),
    ("place", CELLS),
    ("cluster", CELLS),
    ("tile", CELLS),
    ("go", DIRECTIONS),
    ("remove", CELLS),
    ("pass", 1),
)
SIZES = [size for _, size in FAMILIES]
DEAL, PLACE, CLUSTER, TILE, GO, REMOVE, PASSING = (sum(SIZES[:i]) for i in range(len(SIZES)))
ACTIONS = sum(SIZES)
MOST_ACTIONS = GO - CLUSTER + 1  # every cluster, every tile, the pass
