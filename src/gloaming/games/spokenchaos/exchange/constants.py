"""What those need who read a state of Spokenchaos elsewhere: phases, doors, cards, all measures."""

from typing import Any

import msgspec

from gloaming.core.constants import by_name, in_order
from gloaming.games.spokenchaos import material, state
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, PIECE_NAMES, SIZES
from gloaming.games.spokenchaos.material import (
    CARDS,
    COLOURS,
    GHOST_NAMES,
    GHOSTS,
    MIDNIGHT_NAMES,
    SIZE_OF,
)
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight import raycast
from gloaming.games.spokenchaos.solids import lobby
from gloaming.games.spokenchaos.solids.lobby import FACES, FIELDS, LEANS, WAYS
from gloaming.games.spokenchaos.state import LETTERS

from .set_up import LISTS

FROM_THE_LOBBY = ("FIELDS", "STEPS_PER_FIELD", "MIRROR", "UP", "NO_LEAN")
FROM_THE_BOX = ("ROUNDS", "GHOSTS", "SMALLS", "NO_CARD", "NO_PIECE")
FROM_THE_STATE = ("SUPPLY", "BESIDE", "INSIDE", "OUT", "NO_GHOST", "NO_SEAT")
PHASES = (
    *("DICING", "ARRANGING", "AGREEING", "STARTING", "DRAWING_MIDNIGHT", "MIDNIGHT", "DRAWING"),
    *("FURNISHING", "PLANNING", "REVEALING", "ROLLING", "SIDING", "NUMBERING", "LOOKING"),
    *("CATCHING", "OVER"),
)


def constants() -> dict[str, Any]:
    """Return all of them."""
    return {
        **by_name(lobby, FROM_THE_LOBBY),
        **by_name(material, FROM_THE_BOX),
        **by_name(state, FROM_THE_STATE),
        "PHASES": in_order(state, PHASES),
        "LETTERS": list(LETTERS),
        "WAYS": WAYS,
        "FACES": FACES,
        "LEANS": LEANS,
        "COLOURS": COLOURS,
        "DOORS": {name: door_about(number) for number, name in enumerate(DOOR_NAMES)},
        "SIZES": SIZES,
        "GHOSTS_OF_A_SEAT": [ghost_about(ghost) for ghost in range(GHOSTS)],
        "CARDS": [{"number": card.number, "pieces": list(card.pieces)} for card in CARDS],
        "MIDNIGHT_NAMES": MIDNIGHT_NAMES,
        "PIECE_NAMES": PIECE_NAMES,
        "PICTURE_IDS": picture_ids(),
        "LISTS": LISTS,
        **measures(),
    }


def picture_ids() -> dict[str, int]:
    """Return what the bytes of an ID picture say; furniture and ghosts are counted from theirs."""
    return {
        "plate": raycast.PLATE,
        "nothing": raycast.NOTHING,
        "furniture": raycast.FURNITURE,
        "glass": raycast.GLASS,
        "ghosts": raycast.FIRST_GHOST,
    }


def measures() -> dict[str, Any]:
    """Return the measures of the data file."""
    return {
        "GHOST_SIZES": msgspec.to_builtins(ASSUMPTIONS.ghosts),
        "FURNITURE": msgspec.to_builtins(ASSUMPTIONS.furniture),
        "GLASS": msgspec.to_builtins(ASSUMPTIONS.glass),
        "KEYHOLE": msgspec.to_builtins(ASSUMPTIONS.keyhole),
        "LOOK": msgspec.to_builtins(ASSUMPTIONS.look),
    }


def door_about(number: int) -> dict[str, Any]:
    """Return the side and the number of a door."""
    side, place = divmod(number, FIELDS)
    return {"side": LETTERS[side], "number": 1 + place}


def ghost_about(ghost: int) -> dict[str, Any]:
    """Return a ghost's name, its size, and its number among those of its size."""
    size = SIZE_OF[ghost]
    return {
        "name": GHOST_NAMES[ghost],
        "size": SIZES[size],
        "number": 1 + int((SIZE_OF[:ghost] == size).sum()),
    }
