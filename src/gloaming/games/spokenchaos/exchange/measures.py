"""The measures of everything in the box, for those who draw it or look at it elsewhere."""

from typing import Any

import msgspec

from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS
from gloaming.games.spokenchaos.material import CARDS, GHOST_NAMES, MIDNIGHT_NAMES


def measures() -> dict[str, Any]:
    """Return the measures of the data file, and the kinds of cards, ready for JSON."""
    return {
        "ghosts": msgspec.to_builtins(ASSUMPTIONS.ghosts),
        "furniture": msgspec.to_builtins(ASSUMPTIONS.furniture),
        "glass": msgspec.to_builtins(ASSUMPTIONS.glass),
        "keyhole": msgspec.to_builtins(ASSUMPTIONS.keyhole),
        "look": msgspec.to_builtins(ASSUMPTIONS.look),
        "sines": list(ASSUMPTIONS.angles.sines),
        "names": list(GHOST_NAMES),
        "cards": [{"number": card.number, "pieces": list(card.pieces)} for card in CARDS],
        "midnight": list(MIDNIGHT_NAMES),
    }
