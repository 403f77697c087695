"""A feast as the interchange describes it: whose tokens are whose, and what the solver may do."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.games.finstere.exchange.position import Letter, Pair, Position, Tile
from gloaming.games.finstere.material import MOST_STEPS
from gloaming.puzzles.puzzle import Part, Puzzle

Steps: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]
Shape: TypeAlias = Literal["2x2", "1x4"]


class SomeStone(Part, frozen=True, tag="stone", tag_field="kind"):
    """A stone that is to be laid."""


class SomeCrystal(Part, frozen=True, tag="crystal", tag_field="kind"):
    """A crystal that is to be laid."""


class SomeTurnRight(Part, frozen=True, tag="turn-right", tag_field="kind"):
    """A turn-right stone that is to be laid."""


class SomeTurnBack(Part, frozen=True, tag="turn-back", tag_field="kind"):
    """A turn-180 stone that is to be laid."""


class SomeTeleporters(Part, frozen=True, tag="teleporter", tag_field="kind"):
    """A pair of teleporters that is to be laid, arrows as one likes; by default one not in use."""

    pair: Pair | msgspec.UnsetType = msgspec.UNSET


class SomeBlood(Part, frozen=True, tag="blood", tag_field="kind"):
    """A pool that is to be laid: the long one in either turn, unless it is the square one."""

    shape: Shape = "1x4"


SomeTile: TypeAlias = (
    SomeStone | SomeCrystal | SomeTurnRight | SomeTurnBack | SomeTeleporters | SomeBlood
)


class AllowedMove(Part, frozen=True):
    """A move of at most so many steps that a token may make."""

    token: str
    steps: Steps


class Task(Part, frozen=True):
    """What the solver may do: first lay all of some tiles, then move tokens, in any order."""

    moves: tuple[AllowedMove, ...] = ()
    lay: tuple[SomeTile, ...] = ()
    facing: bool = False  # the monster's may be chosen


class Feast(Puzzle, frozen=True, kw_only=True, tag="feast"):
    """A feast."""

    game: Literal["finstere"]
    position: Position
    own: list[str]
    enemy: list[str]
    task: Task


class Lay(Part, frozen=True):
    """A tile that is laid."""

    lay: Tile


class Move(Part, frozen=True):
    """A token that goes a way."""

    token: str
    path: str


class Turn(Part, frozen=True):
    """The monster faces so when he begins."""

    facing: Letter


Deed: TypeAlias = Lay | Move | Turn
Solution: TypeAlias = list[Deed]
