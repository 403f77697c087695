"""What every midnight card says of itself."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES, Midnight
from gloaming.games.spokenchaos.state import State


class Asked(NamedTuple):
    """What a card asks a seat about: one ghost, one piece, or nothing in particular."""

    ghost: int | UnsetType = UNSET  # among all
    piece: int | UnsetType = UNSET


def about_nothing(_: State) -> Asked:
    """Ask about nothing in particular."""
    return Asked()


class MidnightCard(NamedTuple):
    """A midnight card for those who read it, and what it asks of a seat."""

    name: Midnight
    effect: str
    actions: tuple[int, int] = (0, 0)  # to decide by: the first of them, and the one after the last
    asked: Callable[[State], Asked] = about_nothing
    puts: bool = False  # the piece that is asked about is put down, and others move with it

    @property
    def number(self) -> int:
        """Return the place of the card in the order of rules 6."""
        return MIDNIGHT_NAMES.index(self.name)

    def piece_asked(self, state: State) -> int | None:
        """Return the piece that the card asks about, if it does."""
        piece = self.asked(state).piece
        return None if piece is UNSET else piece
