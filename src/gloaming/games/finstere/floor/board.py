"""The fortress floor: cells, directions and the walls around them (rules 1).

Cells are (x, y), x from the left, y from the top.  Inside, a cell is one number:
rows of 17, the 17th column and a row above and below being wall, so that a step is
an addition and never needs a border check.

      x  0   1   2        15  wall
    y=-1   0   1   2  ...  15   16      all wall
    y=0   17  18  19  ...  32   33      (0, 0) is the exit
    y=1   34  35 ...
    y=10 187 ...          202  203      (15, 10) is the entrance
"""

from typing import TypeAlias

import numpy as np

from gloaming.core.compiled import compiled

Cell: TypeAlias = int
Direction: TypeAlias = int

WIDTH, HEIGHT = 16, 11
STRIDE = WIDTH + 1
CELLS = STRIDE * (HEIGHT + 2)
STAIRS_NORTH_EAST = 11  # the greatest x - y
STAIRS_SOUTH_WEST = 6  # the greatest y - x

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = 4
LETTERS = "NESW"
STEPS = np.array([-STRIDE, 1, STRIDE, -1])


def cell_at(x: int, y: int) -> Cell:
    """Return the number of cell (x, y).

    >>> cell_at(0, 0), cell_at(15, 10)
    (17, 202)
    """
    return (y + 1) * STRIDE + x


def x_and_y(cell: Cell) -> tuple[int, int]:
    """Return the coordinates of a cell."""
    return int(cell) % STRIDE, int(cell) // STRIDE - 1


def is_on_board(x: int, y: int) -> bool:
    """Tell whether a cell exists: two corners of the rectangle are cut off in steps."""
    if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
        return False
    return x - y <= STAIRS_NORTH_EAST and y - x <= STAIRS_SOUTH_WEST


PLACES = [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if is_on_board(x, y)]
ALL_CELLS = np.array([cell_at(x, y) for x, y in PLACES])
EXIT, ENTRANCE = cell_at(0, 0), cell_at(15, 10)
CORNERS = (EXIT, ENTRANCE)
KEPT_FREE = np.array(
    [cell_at(x, y) for x, y in ((0, 0), (1, 0), (0, 1), (15, 10), (14, 10), (15, 9))]
)
LAST = EXIT + ENTRANCE  # a cell and its point-symmetric twin add up to this


@compiled
def opposite(cell: Cell) -> Cell:
    """Return the point-symmetric cell, where the monster comes in again."""
    return LAST - cell


@compiled
def to_the_right(direction: Direction) -> Direction:
    """Return the direction a quarter turn clockwise."""
    return (direction + 1) % DIRECTIONS


@compiled
def to_the_left(direction: Direction) -> Direction:
    """Return the direction a quarter turn counter-clockwise."""
    return (direction + 3) % DIRECTIONS


@compiled
def about(direction: Direction) -> Direction:
    """Return the opposite direction."""
    return (direction + 2) % DIRECTIONS


WALL_SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ*"


def wall_symbols() -> dict[tuple[Cell, Direction], str]:
    """Return the symbol of every wall edge: 27 symbols, each on two opposite edges."""
    edges = [(cell_at(x, 0), NORTH) for x in range(12)] + [(cell_at(11, 0), EAST)]
    for x in range(12, 16):
        edges += [(cell_at(x, x - 11), NORTH), (cell_at(x, x - 11), EAST)]
    edges += [(cell_at(15, y), EAST) for y in range(5, 11)]
    symbols = dict(zip(edges, WALL_SYMBOLS, strict=True))
    twins = {
        (LAST - cell, (direction + 2) % DIRECTIONS): symbol
        for (cell, direction), symbol in symbols.items()
    }
    return symbols | twins


SYMBOLS = wall_symbols()
