"""What every midnight card says of itself."""

from typing import NamedTuple

from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES, Midnight


class MidnightCard(NamedTuple):
    """A midnight card for those who read it, and what it asks of a seat."""

    name: Midnight
    effect: str
    actions: tuple[int, int] = (0, 0)  # to decide by: the first of them, and the one after the last
    puts: bool = False  # the piece that is asked about is put down, and others move with it

    @property
    def number(self) -> int:
        """Return the place of the card in the order of rules 6."""
        return MIDNIGHT_NAMES.index(self.name)
