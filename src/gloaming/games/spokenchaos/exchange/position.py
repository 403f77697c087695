"""Positions as the interchange describes them."""

from typing import Annotated, Literal

import msgspec

from gloaming.games.spokenchaos.assumptions import PieceName, Size
from gloaming.games.spokenchaos.material import Colour
from gloaming.games.spokenchaos.solids.lobby import Face, Lean, Letter


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a position; unknown keys are refused."""


class FurniturePlace(Part, frozen=True):
    """A piece of furniture and how it is put down."""

    piece: PieceName
    x: float
    y: float
    yaw: int | float
    face: Face
    lean: Lean | msgspec.UnsetType = msgspec.UNSET


class GhostPlace(Part, frozen=True):
    """A ghost and where it stands."""

    name: str
    colour: Colour
    size: Size
    x: float
    y: float
    level: Annotated[int, msgspec.Meta(ge=0)]
    lying: Letter | msgspec.UnsetType = msgspec.UNSET


class Position(Part, frozen=True, kw_only=True):
    """The furniture of the lobby in the order in which it is let down, and the ghosts."""

    game: Literal["spokenchaos"]
    furniture: tuple[FurniturePlace, ...] = ()
    ghosts: tuple[GhostPlace, ...] = ()
