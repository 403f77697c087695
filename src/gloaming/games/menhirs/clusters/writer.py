"""Structs with cells, written by compiled code: a cell is given by its number, cells as a set."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.core.writer import Rule, writer

from .board import Cell, Cells, Place, Places, first_of, number_of, place_of, size_of


@compiled
def tell_cell(out: Told, cell: Cell) -> None:
    """Write a cell as (column, position)."""
    column, position = place_of(cell)
    tell(out, column)
    tell(out, position)


@compiled
def tell_cells(out: Told, cells: Cells) -> None:
    """Write the cells of a set, from the west, each column from the north."""
    tell(out, size_of(cells))
    while cells != 0:
        first = first_of(cells)
        tell_cell(out, number_of(first))
        cells &= ~first


VALUES = {Place: tell_cell, Places: tell_cells}


def land_writer(struct: type, union: object = None) -> Rule:
    """Return the rule that writes a Struct."""
    return writer(struct, union, VALUES)
