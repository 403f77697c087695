"""What stands elsewhere after an action than before it: furniture, and ghosts."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.lobby import Face, Lean, Letter
from gloaming.games.spokenchaos.state import State

from .moved_told import standing_at

GhostNumber: TypeAlias = Annotated[int, "among all ghosts, seven of each seat"]
Where: TypeAlias = Literal["box", "beside", "inside", "out"]  # as the state counts them


class GhostSpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a ghost stands or lies in the lobby."""

    x: int
    y: int
    height: float = 0.0
    way: Letter | None = None  # where its head points, if it lies


class GhostMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ghost that is elsewhere afterwards; out of the lobby it has no spot."""

    ghost: GhostNumber
    where: Where
    spot: GhostSpot | None
    was: GhostSpot | None = None  # before, if it was in the lobby


class PieceMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of furniture that stands elsewhere afterwards, or otherwise."""

    piece: int  # in the order of the material list
    x: int
    y: int
    face: Face
    yaw: int = 0
    height: float = 0.0
    lean: Lean | None = None
    angle: int = 0  # of its lean


class Standing(msgspec.Struct, frozen=True):
    """Everything that stands in the lobby: furniture as it was let down, and ghosts."""

    pieces: tuple[PieceMove, ...]
    ghosts: dict[int, GhostSpot]  # by their numbers among all


def standing_in(states: Records[State]) -> Standing:
    """Return everything that stands in the lobby of a match."""
    standing: Standing = told(Standing, standing_at, states)
    return standing
