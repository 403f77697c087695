"""The hexagon: columns, cells and directions, and sets of cells as single numbers (rules 1).

A cell is named (column, position), column 1 in the west, position 1 in the north.
Inside, a cell is one number and a set of cells is one 64-bit number with a bit for
each.  Rows run from north-east to south-west, so that all columns share them and a
step is the same addition everywhere:

                  column  1    2    3    4    5    6    7
    row 0                                24   32   40   48          N  -1
    row 1                           17   25   33   41   49     NW -8     NE +7
    row 2                      10   18   26   34   42   50
    row 3                  3   11   19   27   35   43          SW -7     SE +8
    row 4                  4   12   20   28   36                    S  +1
    row 5                  5   13   21   29

The large board has one cell more at the south end of every column.  Row 7 is on no
board: a step over the northern or southern edge ends there, one over the western or
eastern edge outside the columns, so a step never comes back in elsewhere.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.material import ASSUMPTIONS

Cell: TypeAlias = int
Cells: TypeAlias = int  # a set of cells, one bit each
Direction: TypeAlias = int
Letter: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
Board: TypeAlias = int
Place: TypeAlias = tuple[int, int]  # (column, position)
Places: TypeAlias = tuple[Place, ...]

COLUMNS = 7
MIDDLE = 4  # the tallest column
STRIDE = 8
CELLS = COLUMNS * STRIDE

DIRECTIONS = 6
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, _ = range(DIRECTIONS)
LETTERS: tuple[Letter, ...] = ("N", "NE", "SE", "S", "SW", "NW")
STEPS = (-1, STRIDE - 1, STRIDE, 1, 1 - STRIDE, -STRIDE)

BOARD_NAMES = tuple(ASSUMPTIONS.boards)
HEIGHTS = tuple(board.heights for board in ASSUMPTIONS.boards.values())


def cell_at(column: int, position: int) -> Cell:
    """Return the number of the cell (column, position).

    >>> cell_at(1, 1), cell_at(4, 1), cell_at(7, 3)
    (3, 24, 50)
    """
    return (column - 1) * STRIDE + max(MIDDLE - column, 0) + position - 1


@compiled
def place_of(cell: Cell) -> Place:
    """Return the column and position of a cell.

    >>> place_of(cell_at(5, 2))
    (5, 2)
    """
    column = int(cell) // STRIDE + 1
    return column, int(cell) % STRIDE - max(MIDDLE - column, 0) + 1


def is_on_board(board: Board, column: int, position: int) -> bool:
    """Tell whether a board has a cell (column, position)."""
    return 1 <= column <= COLUMNS and 1 <= position <= HEIGHTS[board][column - 1]


def places(board: Board) -> list[Place]:
    """Return the cells of a board in the order of the deal (rules 2.1)."""
    heights = enumerate(HEIGHTS[board], start=1)
    return [(column, position) for column, height in heights for position in range(1, height + 1)]


def set_of(cells: Iterable[Place]) -> Cells:
    """Return the set of some cells."""
    return sum(1 << cell_at(*place) for place in set(cells))


def places_in(cells: Cells) -> list[Place]:
    """Return the cells of a set, from the west, each column from the north."""
    return [place_of(cell) for cell in range(CELLS) if int(cells) >> cell & 1]


# The cells of each board, in the order of the deal and as a set.
DEAL_ORDER = tuple(tuple(cell_at(*place) for place in places(board)) for board in (0, 1))
LAND = np.array([set_of(places(board)) for board in (0, 1)])


def stepped(cells: Cells, step: int) -> Cells:
    """Return a set moved by a step, whatever lies there."""
    return cells << step if step > 0 else cells >> -step


# For each board and direction the cells that can be left without leaving the board.
INNER = np.array([[land & stepped(land, -step) for step in STEPS] for land in LAND.tolist()])


@compiled
def shifted(cells: Cells, direction: Direction) -> Cells:
    """Return a set of cells moved one cell in a direction."""
    if direction == NORTH:
        return cells >> 1
    if direction == NORTH_EAST:
        return cells << (STRIDE - 1)
    if direction == SOUTH_EAST:
        return cells << STRIDE
    if direction == SOUTH:
        return cells << 1
    if direction == SOUTH_WEST:
        return cells >> (STRIDE - 1)
    return cells >> STRIDE


@compiled
def opposite(direction: Direction) -> Direction:
    """Return the direction back."""
    return (direction + DIRECTIONS // 2) % DIRECTIONS


@compiled
def beside(cells: Cells) -> Cells:
    """Return every cell next to a set, cells of the set and beyond the board included."""
    vertical = (cells << 1) | (cells >> 1)
    eastern = (cells << STRIDE) | (cells << (STRIDE - 1))
    western = (cells >> STRIDE) | (cells >> (STRIDE - 1))
    return vertical | eastern | western


@compiled
def size_of(cells: Cells) -> int:
    """Return how many cells a set has."""
    count = 0
    while cells != 0:
        cells &= cells - 1
        count += 1
    return count


@compiled
def first_of(cells: Cells) -> Cells:
    """Return the set of only the first cell of a set."""
    return cells & -cells


@compiled
def number_of(single: Cells) -> Cell:
    """Return the number of the only cell of a set."""
    return size_of(single - 1)
