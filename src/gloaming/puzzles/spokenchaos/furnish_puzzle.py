"""The form of a furnish puzzle."""

from typing import Literal

from gloaming.games.spokenchaos.assumptions import PieceName
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.puzzles.puzzle import Part, Puzzle

from .furnishing import Wish


class Task(Part, frozen=True):
    """The piece, the doors, and who is to be hidden from and seen through all of them."""

    piece: PieceName
    doors: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()

    @property
    def wish(self) -> Wish:
        """Return what the piece is to bring about."""
        return Wish(self.piece, self.doors, self.hidden, self.seen)


class Furnish(Puzzle, frozen=True, kw_only=True, tag="furnish"):
    """A puzzle of Spokenchaos."""

    game: Literal["spokenchaos"]
    position: Position
    task: Task
