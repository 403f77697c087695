"""Cells as compiled code tells them: (column, position)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell

from .board import Cell, Cells, first_of, number_of, place_of, size_of


@compiled
def tell_cell(cell: Cell, out: Told) -> None:
    """Tell a cell."""
    column, position = place_of(cell)
    tell(out, column)
    tell(out, position)


@compiled
def tell_cells(cells: Cells, out: Told) -> None:
    """Tell the cells of a set, from the west, each column from the north."""
    tell(out, size_of(cells))
    while cells != 0:
        first = first_of(cells)
        tell_cell(number_of(first), out)
        cells &= ~first
