"""The endings of all groups, as the tiles are laid now.

Those of a group whose tokens can meet none of the laid tiles are listed once, for every ground.
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import is_layable
from gloaming.games.finstere.material import NOTHING
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import WAITING

from .endings import find_endings, note_varied
from .placing import apart_slots, cell_in, lies_apart, note_level, note_within, pair_of
from .reach import form_groups
from .records import LIFTED_BASE, LIFTED_NOW, NONE, TILES_APART


@compiled
def prepare(desk: Any) -> int:
    """Form groups on the ground as it is, and find their endings where no tile is in their way."""
    tally = desk.tallies[0]
    lift(desk, tally.pools, LIFTED_BASE)
    note_within(desk, tally.pools)
    note_level(desk, tally.pools)
    tally.groups = form_groups(desk.movers, tally.movers, desk.touched[tally.pools].movers)
    for index in range(tally.movers):
        desk.movers[index].base_group = desk.movers[index].group
    for cell in range(CELLS):
        desk.base_varied[cell] = 0
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
    """Write the board before a slot without movers."""
    desk.lifted[which] = desk.laid[level]
    for index in range(desk.tallies[0].movers):
        if desk.movers[index].start != WAITING:
            desk.lifted[which].things[desk.movers[index].start] = NOTHING


@compiled
def list_endings(desk: Any) -> int:
    """List the endings of all groups as it is laid now; return how many are in use, or FULL."""
    tally = desk.tallies[0]
    lift(desk, tally.slots + 1, LIFTED_NOW)
    touched = desk.touched[tally.slots + 1].movers
    tally.groups = form_groups(desk.movers, tally.movers, touched)
    is_regrouped = has_other_groups(desk)
    for cell in range(CELLS):
        desk.varied[cell] = 0 if is_regrouped else desk.base_varied[cell]
    count = int(tally.base_endings)
    for group in range(tally.groups):
        tally.first[group], tally.last[group] = tally.base_first[group], tally.base_last[group]
        if is_regrouped or meets_tile(desk, group):
            first = count
            listed, count = find_endings(desk, desk.lifted[LIFTED_NOW], group, first)
            if count == FULL:
                return FULL
            tally.first[group], tally.last[group] = first, listed
            note_anew(desk, group)
    for group in range(tally.groups, TILES_APART):
        tally.first[group] = tally.last[group] = 0
    return list_apart(desk, count)


@compiled
def has_other_groups(desk: Any) -> bool:
    """Tell whether tiles are laid by which tokens get into each other's way, or cease to."""
    for index in range(desk.tallies[0].movers):
        if desk.movers[index].group != desk.movers[index].base_group:
            return True
    return False


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
        bits = desk.touched[tally.slots + 1].movers[cell_in(desk, level)]
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
    tally.apart[0], tally.apart[1] = one, two
    if one == NONE:
        return count
    floor = desk.laid[tally.slots + 1]
    for cell in range(CELLS):
        if not may_lie(desk, floor, one, cell):
            continue
        first = CELLS if two == NONE else (cell + 1 if desk.slots[two].is_same else 0)
        if count + CELLS > len(desk.endings):
            return FULL
        if two == NONE:
            count = add_apart(desk, cell, 0, count)
        for other in range(first, CELLS):
            if other != cell and may_lie(desk, floor, two, other):
                count = add_apart(desk, cell, other, count)
    tally.last[TILES_APART] = count
    return count


@compiled
def may_lie(desk: Any, floor: Any, level: int, cell: Cell) -> bool:
    """Tell whether the tile of a slot may lie apart on a cell."""
    touched = desk.touched[desk.tallies[0].slots + 1].movers
    return touched[cell] == 0 and is_layable(floor, desk.slots[level].first_form, cell)


@compiled
def add_apart(desk: Any, one: Cell, two: Cell, count: int) -> int:
    """Add a way in which one or two tiles lie apart; return how many endings there are."""
    desk.order[count] = pair_of(one, two)
    desk.varied[one] |= 1 << TILES_APART
    if two != 0:
        desk.varied[two] |= 1 << TILES_APART
    return count + 1
