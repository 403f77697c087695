"""What keeps a token from taking a step, and one that cannot take any from moving at all."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.finstere.exchange.position import Place

Barrier: TypeAlias = Literal["wall", "monster", "teleporter", "tile", "token"]
Rule: TypeAlias = Literal["4.2", "4.3", "4.5", "4.7"]
StepLetter: TypeAlias = Literal["N", "E", "S", "W", "I"]


class Hindrance(msgspec.Struct, frozen=True):
    """What keeps a token from a step: what stands where, and which rule that is."""

    letter: StepLetter
    by: Barrier
    cell: Place | None  # a wall is on no cell
    rule: Rule
