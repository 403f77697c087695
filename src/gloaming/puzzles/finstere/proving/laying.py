"""All ways to lay the tiles, slot after slot, those that change the ground first.

A movable tile that lies where no token's move can have to do with it changes nothing but the walk,
so it is left open where: all such places together are the endings of one more group.

    slot 0 on (3, 4) --- slot 1 on (5, 5)       both tried, cell by cell
                     --- slot 1 apart           wherever nobody meets it: decided on the walk
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import (
    KIND_OF,
    is_layable,
    lay,
)
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import NOTHING
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import WAITING

from .endings import find_endings, note_varied
from .reach import form_groups, note_reach
from .records import LIFTED_BASE, LIFTED_NOW, MOST_APART, NONE, TILES_APART

NO_MORE, LAID = range(2)


@compiled
def next_lay(desk: Any) -> int:
    """Lay the tiles in the next way there is; return LAID, NO_MORE, or FULL without room."""
    tally = desk.tallies[0]
    level = int(tally.level)
    while level != NONE:
        if level == tally.pools and not tally.is_prepared and prepare(desk) == FULL:
            return FULL
        if level == tally.slots:
            tally.level = level - 1
            return LAID
        option = next_option(desk, level)
        tally.options[level] = option
        if option == NONE:
            level -= 1
            continue
        desk.laid[level + 1] = desk.laid[level]
        if option != apart(desk.slots[level]):
            lay(desk.laid[level + 1], form_in(desk.slots[level], option), cell_in(desk, level))
        tally.is_prepared = tally.is_prepared and level >= tally.pools
        level += 1
        tally.options[level] = NONE
    tally.level = NONE
    return NO_MORE


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
    """Return the cell on which the option of a slot lays a tile."""
    return int(desk.tallies[0].options[level]) // int(desk.slots[level].forms)


@compiled
def lies_apart(desk: Any, level: int) -> bool:
    """Tell whether the tile of a slot is left to lie apart."""
    return desk.tallies[0].options[level] == apart(desk.slots[level])


@compiled
def next_option(desk: Any, level: int) -> int:
    """Return the next way to lay the tile of a slot, or NONE."""
    tally, slot, floor = desk.tallies[0], desk.slots[level], desk.laid[level]
    least = 0
    if slot.is_same:  # the order of like tiles does not matter
        least = apart(slot) if lies_apart(desk, level - 1) else forms_after(desk, level)
    for option in range(max(least, tally.options[level] + 1), apart(slot)):
        cell = option // int(slot.forms)
        if slot.may_lie_apart and desk.touched[cell] == 0:
            continue
        if is_layable(floor, form_in(slot, option), cell):
            return option
    is_left = slot.may_lie_apart and tally.options[level] < apart(slot)
    return apart(slot) if is_left else NONE


@compiled
def forms_after(desk: Any, level: int) -> int:
    """Return the first option behind the cell of the slot before."""
    return (cell_in(desk, level - 1) + 1) * int(desk.slots[level].forms)


@compiled
def prepare(desk: Any) -> int:
    """Form groups on the ground as it is, and find their endings where no tile is in their way."""
    tally = desk.tallies[0]
    lift(desk, tally.pools, LIFTED_BASE)
    for cell in range(CELLS):
        desk.touched[cell], desk.base_varied[cell] = 0, 0
    for index in range(tally.movers):
        mover = desk.movers[index]
        floor = desk.lifted[LIFTED_BASE]
        note_reach(floor, mover.start, mover.steps, 1 << index, desk.touched)
    tally.groups = form_groups(desk.movers, tally.movers, desk.touched)
    count = 0
    for group in range(tally.groups):
        tally.base_first[group] = count
        listed, count = find_endings(desk, desk.lifted[LIFTED_BASE], group, count)
        if count == FULL:
            return FULL
        tally.base_last[group] = listed
        floor = desk.lifted[LIFTED_BASE]
        note_varied(desk, floor, group, tally.base_first[group], listed, desk.base_varied)
    tally.base_endings = count
    tally.is_prepared = True
    return count


@compiled
def lift(desk: Any, level: int, which: int) -> None:
    """Write the board after so many slots without movers."""
    desk.lifted[which] = desk.laid[level]
    for index in range(desk.tallies[0].movers):
        if desk.movers[index].start != WAITING:
            desk.lifted[which].things[desk.movers[index].start] = NOTHING


@compiled
def list_endings(desk: Any) -> int:
    """List the endings of all groups as it is laid now; return how many are in use, or FULL."""
    tally = desk.tallies[0]
    lift(desk, tally.slots, LIFTED_NOW)
    for cell in range(CELLS):
        desk.varied[cell] = desk.base_varied[cell]
    count = int(tally.base_endings)
    for group in range(tally.groups):
        tally.first[group], tally.last[group] = tally.base_first[group], tally.base_last[group]
        if meets_tile(desk, group):
            first = count
            listed, count = find_endings(desk, desk.lifted[LIFTED_NOW], group, first)
            if count == FULL:
                return FULL
            tally.first[group], tally.last[group] = first, listed
            note_anew(desk, group)
    return list_apart(desk, count)


@compiled
def note_anew(desk: Any, group: int) -> None:
    """Note where the endings of a group differ, now that a tile is in its way."""
    tally, floor = desk.tallies[0], desk.lifted[LIFTED_NOW]
    for cell in range(CELLS):
        desk.varied[cell] &= ~(1 << group)
    note_varied(desk, floor, group, tally.first[group], tally.last[group], desk.varied)


@compiled
def meets_tile(desk: Any, group: int) -> bool:
    """Tell whether a tile is laid where somebody of a group may have to do with it."""
    tally = desk.tallies[0]
    for level in range(tally.pools, tally.slots):
        if lies_apart(desk, level):
            continue
        bits = desk.touched[cell_in(desk, level)]
        for index in range(tally.movers):
            if bits >> index & 1 and desk.movers[index].group == group:
                return True
    return False


@compiled
def list_apart(desk: Any, count: int) -> int:
    """List all ways in which tiles lie apart; return how many endings are in use, or FULL."""
    tally = desk.tallies[0]
    tally.first[TILES_APART] = tally.last[TILES_APART] = count
    one, two = apart_slots(desk)
    if one == NONE:
        return count
    floor = desk.laid[tally.slots]
    for cell in range(CELLS):
        if not may_lie(desk, floor, one, cell):
            continue
        first = CELLS if two == NONE else (cell + 1 if desk.slots[two].is_same else 0)
        if count + CELLS > len(desk.endings):
            return FULL
        if two == NONE:
            count = add_apart(desk, one, cell, two, 0, count)
        for other in range(first, CELLS):
            if other != cell and may_lie(desk, floor, two, other):
                count = add_apart(desk, one, cell, two, other, count)
    tally.last[TILES_APART] = count
    for place in range(tally.first[TILES_APART], count):
        for index in range(1 if two == NONE else MOST_APART):
            desk.varied[desk.endings[place].laid[index]] |= 1 << TILES_APART
    return count


@compiled
def apart_slots(desk: Any) -> tuple[int, int]:
    """Return the slots, at most two, whose tiles lie apart; NONE for those that do not."""
    one, two = NONE, NONE
    for level in range(desk.tallies[0].slots):
        if lies_apart(desk, level):
            one, two = (level, NONE) if one == NONE else (one, level)
    return one, two


@compiled
def may_lie(desk: Any, floor: Any, level: int, cell: Cell) -> bool:
    """Tell whether the tile of a slot may lie apart on a cell."""
    return desk.touched[cell] == 0 and is_layable(floor, desk.slots[level].first_form, cell)


@compiled
def add_apart(desk: Any, one: int, cell: Cell, two: int, other: Cell, count: int) -> int:
    """Add an ending with one or two tiles that lie apart; return how many there are."""
    ending = desk.endings[count]
    copy_cells(ending.things, desk.lifted[LIFTED_NOW].things)
    ending.things[cell] = KIND_OF[desk.slots[one].first_form]
    ending.laid[0], ending.laid[1] = cell, other
    if two != NONE:
        ending.things[other] = KIND_OF[desk.slots[two].first_form]
    desk.order[count] = count
    return count + 1
