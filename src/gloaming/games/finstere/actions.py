"""The actions of Finstere Flure, each of them one number.

    pick a token | one step: N E S W, or I onto the entrance | stop | card | who begins | lay a tile

The numbering is computed from the table below.
"""

from gloaming.core.families import count_actions, family, first_numbers

from .floor.board import ALL_CELLS, CELLS
from .material import CARDS, FORMS, MATCH_TOKENS, MAX_PLAYERS
from .moves.steps import STEP_LETTERS

FAMILIES = (
    family("pick", token=MATCH_TOKENS),
    family("step", letter=STEP_LETTERS),
    family("stop"),
    family("card", kind=len(CARDS)),
    family("begin", seat=MAX_PLAYERS),
    family("place", form=len(FORMS), cell=CELLS),
)
PICK, STEP, STOP, CARD, BEGIN, PLACE = first_numbers(FAMILIES)
ACTIONS = count_actions(FAMILIES)
MOST_ACTIONS = len(FORMS) * len(ALL_CELLS)
