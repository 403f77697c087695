"""A prediction as the interchange describes it."""

from typing import Literal, TypeAlias

from gloaming.games.finstere.exchange.position import Place, Position
from gloaming.puzzles.puzzle import Part, Puzzle


class Task(Part, frozen=True):
    """The card that is turned: 1 to 20, 1-hit, 2-hits, 3-hits or unlimited."""

    card: str


class Predict(Puzzle, frozen=True, kw_only=True, tag="predict"):
    """A position, and a card."""

    game: Literal["finstere"]
    position: Position
    task: Task


class Prediction(Part, frozen=True):
    """Where he ends, and whom he eats, in any order."""

    cell: Place
    eaten: list[str]


Solution: TypeAlias = list[Prediction]  # of one
