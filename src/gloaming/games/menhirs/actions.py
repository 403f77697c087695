"""The actions of Menhirs, each of them one number.

    deal a land tile | place mist | take a whole cluster, named by its first tile |
    take a tile into the part that will move | go in a direction | remove mist | pass

The numbering is computed from the table below.
"""

from gloaming.core.families import count_actions, family, first_numbers

from .clusters.board import CELLS, LETTERS
from .material import LANDS

FAMILIES = (
    family("deal", land=LANDS),
    family("place", cell=CELLS),
    family("cluster", cell=CELLS),
    family("tile", cell=CELLS),
    family("go", direction=LETTERS),
    family("remove", cell=CELLS),
    family("pass"),
)
DEAL, PLACE, CLUSTER, TILE, GO, REMOVE, PASSING = first_numbers(FAMILIES)
ACTIONS = count_actions(FAMILIES)
MOST_ACTIONS = GO - CLUSTER + 1  # every cluster, every tile, the pass
