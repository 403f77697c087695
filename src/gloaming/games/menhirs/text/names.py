"""Cells, tiles and players in words."""

import re
from collections.abc import Iterable

from gloaming.core.errors import NotationError
from gloaming.games.menhirs.clusters.board import (
    Board,
    Cell,
    Place,
    cell_at,
    is_on_board,
)

CELL = re.compile(r"\((\d),(\d)\)")


def cell_words(place: Place) -> str:
    """Return a cell as text.

    >>> cell_words((4, 3))
    '(4,3)'
    """
    return f"({place[0]},{place[1]})"


def places_words(places: Iterable[Place]) -> str:
    """Return cells as text."""
    return " ".join(map(cell_words, places))


def read_cell(board: Board, text: str) -> Cell:
    """Read a cell of a board."""
    found = CELL.fullmatch(text)
    if not found:
        raise NotationError(f"{text!r} is not a cell like (4,3)")
    place = int(found[1]), int(found[2])
    if not is_on_board(board, *place):
        raise NotationError(f"{text} is not on the board")
    return cell_at(*place)


def player_words(seat: int) -> str:
    """Return what a seat is called (rules 2.2)."""
    return f"player {seat + 1}"
