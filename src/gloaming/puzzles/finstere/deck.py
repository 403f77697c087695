"""Decks of cards: which cards a match can deal."""

from collections.abc import Sequence

from gloaming.core.errors import PositionError
from gloaming.games.finstere.material import CARD_NAMES, CARDS, FIVE, THREE_HITS, card_name


def check_deck(names: Sequence[str], place: str) -> None:
    """Refuse cards that no deck of the game holds together: one card is a five or three hits."""
    five, three = card_name(CARDS[FIVE]), card_name(THREE_HITS)
    for index, name in enumerate(names):
        if name not in CARD_NAMES:
            words = f"no deck of the game has the card {name!r}; there is {', '.join(CARD_NAMES)}"
            raise PositionError(words, place.format(index))
        if name == three and five in names:
            words = f"no deck has both {five!r} and {three!r}: the same card is either"
            raise PositionError(words, place.format(index))
