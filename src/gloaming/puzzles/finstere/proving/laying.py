"""All ways to lay the tiles, slot after slot, those that change the ground first.

A movable tile that lies where no token's move can have to do with it changes nothing but the walk,
so it is left open where: all such places together are the endings of one more group.

    slot 0 on (3, 4) --- slot 1 on (5, 5)       both tried, cell by cell
                     --- slot 1 apart           wherever nobody meets it: decided on the walk
    slot 0 apart     --- slot 1 on (5, 5)       ... and then slot 0 late, where it is met only
                                                because slot 1 may be pushed against it
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import is_layable, lay
from gloaming.games.finstere.moves.plain_moves import FULL

from .listing import prepare
from .placing import apart, cell_in, form_in, is_left_open, late_slot, note_level
from .records import MOST_APART, NONE

NO_MORE, LAID = range(2)


@compiled
def next_lay(desk: Any) -> int:
    """Lay the tiles in the next way there is; return LAID, NO_MORE, or FULL without room."""
    tally = desk.tallies[0]
    level = int(tally.level)
    while level != NONE:
        if level == tally.pools and not tally.is_prepared and prepare(desk) == FULL:
            return FULL
        if level > tally.slots:
            tally.level = level - 1
            return LAID
        option = next_late(desk) if level == tally.slots else next_option(desk, level)
        tally.options[level] = option
        if option == NONE:
            level -= 1
            continue
        lay_next(desk, level)
        tally.is_prepared = tally.is_prepared and level >= tally.pools
        level += 1
        tally.options[level] = NONE
    tally.level = NONE
    return NO_MORE


@compiled
def lay_next(desk: Any, level: int) -> None:
    """Write the board on which a slot is laid as its option has it, and what is touched there."""
    tally, option = desk.tallies[0], int(desk.tallies[0].options[level])
    desk.laid[level + 1] = desk.laid[level]
    if level == tally.slots:
        if option != CELLS:
            lay(desk.laid[level + 1], desk.slots[late_slot(desk)].first_form, option)
    elif option != apart(desk.slots[level]):
        lay(desk.laid[level + 1], form_in(desk.slots[level], option), cell_in(desk, level))
    if level >= tally.pools:
        note_level(desk, level + 1)


@compiled
def next_option(desk: Any, level: int) -> int:
    """Return the next way to lay the tile of a slot, or NONE."""
    tally, slot, floor = desk.tallies[0], desk.slots[level], desk.laid[level]
    is_left = slot.may_lie_apart and tally.options[level] < apart(slot)
    if slot.is_same and is_left_open(desk, level - 1):  # the order of like tiles does not matter
        return apart(slot) if is_left else NONE
    for option in range(tally.options[level] + 1, apart(slot)):
        cell = option // int(slot.forms)
        if slot.may_lie_apart and desk.touched[level].movers[cell] == 0:
            continue
        if slot.is_same and is_tried(desk, level, cell):
            continue
        if is_layable(floor, form_in(slot, option), cell):
            return option
    return apart(slot) if is_left else NONE


@compiled
def is_tried(desk: Any, level: int, cell: Cell) -> bool:
    """Tell whether the like tile of the slot before is tried on a cell with this one on its own."""
    is_before = cell <= cell_in(desk, level - 1)
    was_open = desk.slots[level - 1].may_lie_apart and desk.touched[level - 1].movers[cell] == 0
    return is_before and not was_open


@compiled
def next_late(desk: Any) -> int:
    """Return the next cell on which a tile is laid late, after all CELLS for none, then NONE."""
    tally, slot = desk.tallies[0], late_slot(desk)
    level = int(tally.slots)
    if tally.options[level] == CELLS:
        return NONE
    if slot == NONE:
        return CELLS
    first, now = desk.touched[level - MOST_APART], desk.touched[level]
    for cell in range(tally.options[level] + 1, CELLS):
        is_new = now.movers[cell] != 0 and first.movers[cell] == 0
        if is_new and is_layable(desk.laid[level], desk.slots[slot].first_form, cell):
            return cell
    return CELLS
