"""All complete moves of a token: every distinct result, with one shortest way to it."""

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import Cell
from gloaming.games.finstere.state import Floor

from .plain_moves import Search, find_plain_moves
from .staying import find_staying_moves


@entry_point(stays=("search",))
def find_moves(floor: Floor, things: Bytes, start: Cell, most_steps: int, search: Search) -> int:
    """Find every complete move from a place; return how many, or FULL.

    `things` is what stands on the floor without the moving token.
    """
    if floor.blocked_slide_stays:
        return find_staying_moves(floor, things, start, most_steps, search)
    return find_plain_moves(floor, things, start, most_steps, search)
