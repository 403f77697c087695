"""An escape as the interchange describes it."""

from typing import Literal

from gloaming.games.finstere.exchange.position import Position
from gloaming.puzzles.finstere.feast.puzzle import AllowedMove
from gloaming.puzzles.puzzle import Part, Puzzle


class Task(Part, frozen=True):
    """Who may move, which cards may come, and who must leave by the exit before one does."""

    moves: tuple[AllowedMove, ...]
    cards: tuple[str, ...]
    out: tuple[str, ...] = ()


class Escape(Puzzle, frozen=True, kw_only=True, tag="escape"):
    """A position with tokens of one's own; what becomes of all others does not matter."""

    game: Literal["finstere"]
    position: Position
    own: list[str]
    task: Task
