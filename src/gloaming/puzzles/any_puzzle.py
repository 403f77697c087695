"""A puzzle of any kind as one type, for doors at which all of them come in."""

from typing import TypeAlias

from .finstere.escape.puzzle import Escape
from .finstere.feast.puzzle import Feast
from .finstere.predict.puzzle import Predict
from .menhirs.free_in import FreeIn
from .spokenchaos.furnish_puzzle import Furnish
from .spokenchaos.hide_puzzle import Hide

AnyPuzzle: TypeAlias = Feast | Predict | Escape | FreeIn | Hide | Furnish
