"""The actions of Finstere Flure, each of them one number.

    pick a token | one step: N E S W, or I onto the entrance | stop | card | who begins | lay a tile

The numbering is computed from the table below.
"""

from .floor.board import ALL_CELLS, CELLS
from .material import CARDS, FORMS, MATCH_TOKENS, MAX_PLAYERS
from .moves.steps import STEP_LETTERS

FAMILIES = (
    ("pick", MATCH_TOKENS),
    ("step", len(STEP_LETTERS)),
    ("stop", 1),
    ("card", len(CARDS)),
    ("begin", MAX_PLAYERS),
    ("place", len(FORMS) * CELLS),
)
SIZES = [size for _, size in FAMILIES]
PICK, STEP, STOP, CARD, BEGIN, PLACE = (sum(SIZES[:index]) for index in range(len(SIZES)))
ACTIONS = sum(SIZES)
MOST_ACTIONS = len(FORMS) * len(ALL_CELLS)
