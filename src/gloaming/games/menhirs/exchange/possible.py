"""What is possible on the board: everything else is refused, with its place in the position."""

from collections.abc import Sequence

from gloaming.core.errors import PositionError
from gloaming.games.menhirs.clusters.board import HEIGHTS, Board, Place, is_on_board
from gloaming.games.menhirs.options import TURNS

from .position import Position


def check(position: Position) -> None:
    """Refuse a position that cannot be on the board, naming the place."""
    if position.heights not in HEIGHTS:
        known = " or ".join(str(list(heights)) for heights in HEIGHTS)
        raise PositionError(f"the columns of a board have the heights {known}", "$.heights")
    if len(position.schedule) != TURNS:
        raise PositionError(f"there are {TURNS} turns, not {len(position.schedule)}", "$.schedule")
    check_cells(position.board, position.menhirs, "menhirs", "$.menhirs")
    check_cells(position.board, position.mist, "mist tiles", "$.mist")
    check_ban(position)
    if not set(position.menhirs) & set(position.mist):
        raise PositionError("no menhir is covered: such a position is already won", "$.mist")


def check_cells(board: Board, cells: Sequence[Place], things: str, where: str) -> None:
    """Refuse things off the board, or two on a cell."""
    for index, place in enumerate(cells):
        if not is_on_board(board, *place):
            raise PositionError(f"{list(place)} is not on the board", f"{where}[{index}]")
        if place in cells[:index]:
            raise PositionError(f"two {things} are on {list(place)}", f"{where}[{index}]")


def check_ban(position: Position) -> None:
    """Refuse a ban on no tiles, or on some that are not there."""
    if not position.banned:
        return
    tiles = position.banned.tiles
    if not tiles:
        raise PositionError("a ban names the tiles that may not be moved", "$.banned.tiles")
    check_cells(position.board, tiles, "banned tiles", "$.banned.tiles")
    for index, place in enumerate(tiles):
        if place not in position.mist:
            raise PositionError(f"{list(place)} is not mist", f"$.banned.tiles[{index}]")
