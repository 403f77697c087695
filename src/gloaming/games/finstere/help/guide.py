"""What helps a seat to choose: where its tokens can end, where tiles can lie.

Everything is told so that it can be shown without knowing the rules: an end comes with
the actions that lead to it, a refused cell with the name of the reason.
"""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.material import FORM_NAMES, SUPPLY_NAMES
from gloaming.games.finstere.moves.barriers import Hindrance
from gloaming.games.finstere.state import State
from gloaming.games.finstere.text.account import Shove, Where
from gloaming.games.finstere.text.refusals import Obstacle

from .guide_told import guide_at

RuleOfLaying: TypeAlias = Literal["", "2.6"]


class End(msgspec.Struct, frozen=True):
    """A result of a token's move, the actions that lead to it, and where they pass."""

    where: Where
    cell: Place | None
    actions: list[int]  # stopping included
    way: list[Place]  # the cells after each step, so far as they are on the board
    shoves: list[Shove]


class TokenGuide(msgspec.Struct, frozen=True):
    """Where a token can end, the plainest way to each cell first."""

    token: int
    steps: int
    ends: list[End]
    held: list[Hindrance]  # what keeps it from every step, if it can only stay where it is


class Spot(msgspec.Struct, frozen=True):
    """A cell on which a tile can be laid, by its north-west corner."""

    cell: Place
    action: int


class TileTurn(msgspec.Struct, frozen=True):
    """One way of turning a tile, where it can lie, and why not elsewhere."""

    tile: Annotated[str, FORM_NAMES]
    arrow: Letter | None
    width: int
    height: int
    spots: list[Spot]
    refused: dict[Obstacle, list[Place]]  # cells by the name of the reason


class TileGuide(msgspec.Struct, frozen=True):
    """A kind of tile that is still to be laid."""

    name: Annotated[str, SUPPLY_NAMES]
    left: int
    turns: list[TileTurn]


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What helps a seat to choose."""

    tokens: list[TokenGuide] = []
    tiles: list[TileGuide] = []
    rule: RuleOfLaying = ""  # the rule behind the refusals of tiles


def guide_for(states: Records[State], seat: int) -> Guide:
    """Return what helps a seat to choose, if it is to act."""
    return cast("Guide", told(Guide, guide_at, states, seat))
