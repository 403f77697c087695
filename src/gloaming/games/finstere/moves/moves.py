"""All complete moves of a token: every distinct result, with one shortest way to it."""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import Cell
from gloaming.games.finstere.state import Floor

from .plain_moves import find_plain_moves
from .staying import find_staying_moves


@compiled
def find_moves(floor: Floor, things: Bytes, start: Cell, most_steps: int, search: Any) -> int:
    """Find every complete move from a place; return how many, or FULL.

    `things` is what stands on the floor without the moving token.
    """
    if floor.blocked_slide_stays:
        return find_staying_moves(floor, things, start, most_steps, search)
    return find_plain_moves(floor, things, start, most_steps, search)
