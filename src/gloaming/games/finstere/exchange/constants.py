"""What those need who read a state of Finstere Flure elsewhere: sizes, walls, tiles, cards."""

from typing import Any

from gloaming.core.constants import by_name
from gloaming.games.finstere import material, state
from gloaming.games.finstere.floor import board
from gloaming.games.finstere.floor.board import DIRECTIONS, LETTERS, PLACES, STEPS, SYMBOLS, x_and_y
from gloaming.games.finstere.floor.claims import FAULTS
from gloaming.games.finstere.material import (
    CARD_COUNTS,
    CARDS,
    FIVE,
    FORMS,
    HIT_CARD,
    PAIRS,
    THREE_HITS,
    TILE_NAMES,
    Form,
)
from gloaming.games.finstere.moves import steps

FROM_THE_BOARD = ("WIDTH", "HEIGHT", "STRIDE")
FROM_THE_BOX = ("BOTH_SIDES", "BLOOD", "TELEPORTER", "NOTHING", "MONSTER", "TOKEN")
FROM_THE_STATE = (
    *("PLACING", "MOVING", "DRAWING", "WALKING", "OVER", "BEGINNING"),
    *("WAITING", "OUT", "EATEN", "NO_TOKEN"),
)
MIDST = board.cell_at(8, 5)  # a cell with others on all sides


def constants() -> dict[str, Any]:
    """Return all of them."""
    return {
        **by_name(board, FROM_THE_BOARD),
        **by_name(material, FROM_THE_BOX),
        **by_name(state, FROM_THE_STATE),
        "LETTERS": list(LETTERS),
        "ENTERING": steps.STEP_LETTERS[steps.ENTERING],
        "STEPS": {LETTERS[way]: step_of(way) for way in range(DIRECTIONS)},
        "EXIT": x_and_y(board.EXIT),
        "ENTRANCE": x_and_y(board.ENTRANCE),
        "PLACES": PLACES,
        "WALLS": [
            {"place": x_and_y(cell), "direction": LETTERS[way], "symbol": symbol}
            for (cell, way), symbol in SYMBOLS.items()
        ],
        "FIRST_TILE": min(TILE_NAMES),
        "TILE_KINDS": list(TILE_NAMES.values()),
        "PAIRS": PAIRS,
        "FAULTS": FAULTS,
        "FORMS": [form_about(form) for form in FORMS],
        "CARDS": [
            {**card_about(card), "copies": copies}
            for card, copies in zip(CARDS, CARD_COUNTS, strict=True)
        ],
        "CARD_WITH_THREE_HITS": {**card_about(THREE_HITS), "instead": FIVE},
    }


def step_of(way: int) -> tuple[int, int]:
    """Return how far a step leads to the right and downwards."""
    (x, y), (there_x, there_y) = x_and_y(MIDST), x_and_y(MIDST + int(STEPS[way]))
    return there_x - x, there_y - y


def card_about(card: int) -> dict[str, Any]:
    """Return a card with the number of its steps, or of the hits after which he stops."""
    hits = max(card - HIT_CARD, 0)
    return {
        "number": card,
        "name": material.card_name(card),
        "steps": 0 if hits else card,
        "hits": hits,
    }


def form_about(form: Form) -> dict[str, Any]:
    """Return a way in which a tile can be laid."""
    return {
        "name": form.name,
        "kind": kind_of(form),
        "pair": PAIRS[form.pair] if form.pair >= 0 else None,
        "arrow": LETTERS[form.arrow] if form.arrow >= 0 else None,
        "width": form.width,
        "height": form.height,
    }


def kind_of(form: Form) -> str:
    """Return what kind of tile is laid: a movable one, a teleporter or blood."""
    if form.is_movable:
        return TILE_NAMES[form.kind]
    return "teleporter" if form.kind == material.TELEPORTER else "blood"
