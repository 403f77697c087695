"""The games for OpenSpiel: importing this registers `gloaming_finstere` and its sisters.

    import pyspiel
    import gloaming.research.openspiel
    game = pyspiel.load_game("gloaming_menhirs(board=large)")

Options are game parameters, chance nodes are explicit, automatic actions happen by themselves,
and sealed plans are taken one seat after another, none of which sees the others'.
"""

from gloaming.games import NAMES, find

from .game import register
from .opening import write_opening

for name in NAMES:
    register(find(name))

__all__ = ["register", "write_opening"]
