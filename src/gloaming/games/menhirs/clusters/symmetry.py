"""The symmetries of the boards: four of the small one, twelve of the large one.

A symmetry is a turn or a mirroring of the plane that maps the board onto itself.  In
the skewed rows of `board` both are linear, up to a shift.
"""

from typing import NamedTuple

from .board import (
    CELLS,
    DIRECTIONS,
    HEIGHTS,
    STRIDE,
    Board,
    Cell,
    Cells,
    Direction,
    cell_at,
    places,
    places_in,
)

Vector = tuple[int, int]  # columns eastwards, rows southwards

# The step of each direction.
VECTORS: tuple[Vector, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Symmetry(NamedTuple):
    """Where a symmetry takes every cell and every direction."""

    cells: tuple[Cell, ...]
    directions: tuple[Direction, ...]


def vector_of(cell: Cell) -> Vector:
    """Return the column and row of a cell."""
    return cell // STRIDE, cell % STRIDE


def turned(vector: Vector, directions: tuple[Direction, ...]) -> Vector:
    """Return the image of a vector, given where each direction goes."""
    column, row = vector
    eastern, southern = VECTORS[directions[2]], VECTORS[directions[3]]
    return (
        column * eastern[0] + row * southern[0],
        column * eastern[1] + row * southern[1],
    )


def plane_symmetries() -> list[tuple[Direction, ...]]:
    """Return the images of the directions under all turns and mirrorings, none first."""
    ways = range(DIRECTIONS)
    turns = [tuple((way + turn) % DIRECTIONS for way in ways) for turn in ways]
    mirrors = [tuple((turn - way) % DIRECTIONS for way in ways) for turn in ways]
    return turns + mirrors


def symmetry_of(board: Board, directions: tuple[Direction, ...]) -> Symmetry | None:
    """Return the symmetry of a board that turns directions so, if it has one."""
    cells = [cell_at(*place) for place in places(board)]
    images = [turned(vector_of(cell), directions) for cell in cells]
    column = min(column for column, _ in images)
    row = min(row for _, row in images)
    numbers = [(x - column) * STRIDE + y - row for x, y in images]
    if set(numbers) != set(cells):
        return None
    image = dict(zip(cells, numbers, strict=True))
    return Symmetry(tuple(image.get(cell, 0) for cell in range(CELLS)), directions)


SYMMETRIES = tuple(
    [found for way in plane_symmetries() if (found := symmetry_of(board, way)) is not None]
    for board in range(len(HEIGHTS))
)


def image_of(cells: Cells, symmetry: Symmetry) -> Cells:
    """Return where a symmetry takes a set of cells."""
    return sum(1 << symmetry.cells[cell_at(*place)] for place in places_in(cells))


def symmetries_keeping(board: Board, cells: Cells) -> list[Symmetry]:
    """Return the symmetries of a board that map a set of cells onto itself, none first."""
    return [found for found in SYMMETRIES[board] if image_of(cells, found) == cells]
