"""How the tiles are laid now: in which form, on which cell, or left open where."""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import KIND_OF
from gloaming.games.finstere.material import NOTHING

from .reach import draw_rings, note_touched
from .records import NONE, TILES_APART

CELL_BITS = 8  # of a pair
CELL = (1 << CELL_BITS) - 1


@compiled
def apart(slot: Any) -> int:
    """Return the option by which a tile is left to lie apart: the one after all others."""
    return int(slot.forms) * CELLS


@compiled
def form_in(slot: Any, option: int) -> int:
    """Return the form in which an option lays a tile."""
    return slot.first_form + option % int(slot.forms)


@compiled
def cell_in(desk: Any, level: int) -> Cell:
    """Return the cell on which the tile of a slot is laid."""
    tally = desk.tallies[0]
    if is_laid_late(desk, level):
        return int(tally.options[tally.slots])
    return int(tally.options[level]) // int(desk.slots[level].forms)


@compiled
def is_left_open(desk: Any, level: int) -> bool:
    """Tell whether it is left open at first where the tile of a slot lies."""
    return desk.tallies[0].options[level] == apart(desk.slots[level])


@compiled
def lies_apart(desk: Any, level: int) -> bool:
    """Tell whether the tile of a slot lies where nobody meets it."""
    return is_left_open(desk, level) and not is_laid_late(desk, level)


@compiled
def late_slot(desk: Any) -> int:
    """Return the slot left open before a tile was laid that may be pushed against it, or NONE."""
    last = desk.tallies[0].slots - 1
    one = last - 1
    if one < desk.tallies[0].pools or not is_left_open(desk, one) or is_left_open(desk, last):
        return NONE
    return one


@compiled
def is_laid_late(desk: Any, level: int) -> bool:
    """Tell whether the tile of a slot is laid late."""
    tally = desk.tallies[0]
    return level == late_slot(desk) and tally.options[tally.slots] < CELLS


@compiled
def apart_slots(desk: Any) -> tuple[int, int]:
    """Return the slots, at most two, whose tiles lie apart; NONE for those that do not."""
    one, two = NONE, NONE
    for level in range(desk.tallies[0].slots):
        if lies_apart(desk, level):
            one, two = (level, NONE) if one == NONE else (one, level)
    return one, two


@compiled
def pair_of(one: Cell, two: Cell) -> int:
    """Return two cells on which tiles lie apart as one number; 0 is no cell."""
    return int(one) | int(two) << CELL_BITS


@compiled
def cells_of(pair: int) -> tuple[Cell, Cell]:
    """Return the two cells of which a pair is made."""
    return pair & CELL, pair >> CELL_BITS


@compiled
def tile_apart(desk: Any, pair: int, cell: Cell) -> int:
    """Return the tile that lies apart on a cell, or NOTHING."""
    one, two = cells_of(pair)
    if cell not in (one, two):
        return NOTHING
    slot = desk.tallies[0].apart[int(cell == two)]
    return int(KIND_OF[desk.slots[slot].first_form])


@compiled
def note_level(desk: Any, level: int) -> None:
    """Note which cells moves can have to do with on the board before a slot."""
    movers = desk.tallies[0].movers
    note_touched(desk.laid[level], desk.movers, movers, desk.touched[level].movers)


@compiled
def note_within(desk: Any, level: int) -> None:
    """Note which cells are within whose reach on a board, whatever tiles there are."""
    for cell in range(CELLS):
        desk.within[cell] = 0
    rings = np.empty(CELLS, np.int8)
    for index in range(desk.tallies[0].movers):
        mover = desk.movers[index]
        draw_rings(desk.laid[level], mover.start, mover.steps, rings)
        for cell in range(CELLS):
            if rings[cell] <= mover.steps + 1:
                desk.within[cell] |= 1 << index


@compiled
def lays_in(desk: Any, world: Any) -> int:
    """Return how many lays a walk stands for that differ within somebody's reach.

    Out of everybody's reach all places of a tile count as one.
    """
    tally = desk.tallies[0]
    tally.leaves += 1
    first, last = int(world.first[TILES_APART]), int(world.last[TILES_APART])
    if first == last:
        return 1
    lays, is_counted = 0, False
    has_two = tally.apart[1] != NONE
    for place in range(first, last):
        one, two = cells_of(int(desk.order[place]))
        is_far = not has_two or desk.within[two] == 0
        if desk.within[one] == 0 and is_far:
            lays, is_counted = lays + int(not is_counted), True
        elif desk.within[one] == 0:
            lays += is_unmarked(desk, CELLS + two)
        elif is_far:
            lays += is_unmarked(desk, one)
        else:
            lays += 1
    return lays


@compiled
def is_unmarked(desk: Any, mark: int) -> bool:
    """Mark something for a walk; tell whether that is new."""
    leaf, before = desk.tallies[0].leaves, desk.marks[mark]
    desk.marks[mark] = leaf
    return leaf != before
