"""What the terminal needs to know of a game in order to play it with people."""

from pathlib import Path
from typing import Protocol

from rich.console import RenderableType

from gloaming.core.errors import GloamingError
from gloaming.core.game import Moment
from gloaming.core.match import Match


class UnclearError(GloamingError):
    """Something typed that cannot be understood; says what would be."""


class Face(Protocol):
    """How one game looks and listens in the terminal."""

    help: str

    def picture(self, match: Match) -> RenderableType:
        """Return the board and the players."""

    def question(self, match: Match, seat: int) -> str:
        """Return in words what is asked of a seat now."""

    def understand(self, match: Match, seat: int, text: str) -> list[int]:
        """Return the actions that a typed text means; raise UnclearError."""

    def tell(self, match: Match, word: str) -> str | None:
        """Answer a word that only asks for something, or None if it is no such word."""

    def keep(self, match: Match, moment: Moment, path: Path) -> str:
        """Save beside the record what a moment shows, and say so; nothing for most."""
