"""Cards by the names that the interchange gives them."""

from gloaming.core.errors import PositionError
from gloaming.games.finstere.material import HIT_CARD, MOST_STEPS, card_name

UNLIMITED = "unlimited"
NUMBERS = {
    card_name(card): card
    for card in (*range(1, MOST_STEPS + 1), *(HIT_CARD + hits for hits in (1, 2, 3)))
}


def card_number(name: str, place: str) -> int:
    """Return the number of a card, or refuse the name."""
    if name not in NUMBERS:
        hits = ", ".join(name for name in NUMBERS if not name.isdecimal())
        raise PositionError(f"a card is 1 to {MOST_STEPS}, {hits}, not {name!r}", place)
    return NUMBERS[name]
