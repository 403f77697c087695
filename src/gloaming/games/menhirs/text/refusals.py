"""Refusals in words."""

from collections.abc import Sequence

from gloaming.core.catalog import Catalog
from gloaming.core.errors import IllegalActionError
from gloaming.core.families import parts_of_action
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import ACTIONS, FAMILIES
from gloaming.games.menhirs.clusters.board import LETTERS, Place, place_of, set_of
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.state import State

from .names import cell_words, places_words
from .refusal import Refused, held_up, refusal_of

CATALOG = Catalog("gloaming.games.menhirs")


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refused = refusal_of(states, seat, action)
    return IllegalActionError(refusal_words(refused, cell_tried(action)), refused.rule, refused)


def cell_tried(action: int) -> str:
    """Return the cell on which something is tried, or nothing."""
    values = parts_of_action(FAMILIES, action).values if 0 <= action < ACTIONS else {}
    return cell_words(place_of(int(values["cell"]))) if "cell" in values else ""


def refusal_words(refused: Refused, cell: str = "") -> str:
    """Say why an action is refused."""
    cells = places_words(refused.cells) or "no cell"
    return CATALOG.reason(refused.reason, cells=cells, cell=cell, size=refused.size)


def explain_directions(position: Position, tiles: Sequence[Place]) -> dict[str, str]:
    """Say for each direction why some tiles cannot go there; nothing if they can."""
    states, part = to_state(position), set_of(tiles)
    found = {letter: held_up(states, part, way) for way, letter in enumerate(LETTERS)}
    return {way: refusal_words(held) if held.reason else "" for way, held in found.items()}
