"""Solutions, each counted once, however tiles and tokens came to stand so."""

from typing import Any

from gloaming.bots.search.keys import HASH, HASH_BITS, join, mix_first, mix_second
from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import KIND_OF
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import TELEPORTERS
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import Floor

from .endings import key_of
from .placing import cell_in, form_in, lies_apart
from .records import LIFTED_NOW, MOST_GROUPS, TILES_APART


@compiled
def keep_all(desk: Any, world: Any) -> int:
    """Count every arrangement that a world stands for; return FULL if there is no room."""
    places = world.first.copy()
    while True:
        if keep(desk, world, places) == FULL:
            return FULL
        group = 0
        while group < MOST_GROUPS and not moves_on(world, places, group):
            group += 1
        if group == MOST_GROUPS:
            return 0


@compiled
def moves_on(world: Any, places: Any, group: int) -> bool:
    """Go on to the next ending of a group; tell whether there is one, else begin anew."""
    places[group] += 1
    if places[group] < world.last[group]:
        return True
    places[group] = world.first[group]
    return False


@compiled
def keep(desk: Any, world: Any, places: Any) -> int:
    """Count the arrangement in which each group stands so, unless it is known."""
    tally, floor = desk.tallies[0], desk.spare[0]
    arrange(desk, world, places)
    key = arrangement_key(floor)
    slot = key & (len(desk.keys) - 1)
    while desk.keys[slot] != 0:
        if desk.keys[slot] == key:
            if key == tally.found_key and is_left_as_laid(desk, places):
                write_found(desk, world, places)
            return 0
        slot = (slot + 1) & (len(desk.keys) - 1)
    desk.keys[slot] = key
    if tally.solutions == 0:
        tally.found_key = key
        write_found(desk, world, places)
    tally.solutions += 1
    return FULL if 2 * tally.solutions > len(desk.keys) else 0


@compiled
def arrange(desk: Any, world: Any, places: Any) -> None:
    """Set up everything as it stands before the walk, on the spare floor."""
    desk.spare[0] = desk.lifted[LIFTED_NOW]
    floor = desk.spare[0]
    floor.facing = world.facing
    for group in range(MOST_GROUPS):
        if world.first[group] == world.last[group]:
            continue
        things = desk.endings[desk.order[places[group]]].things
        for cell in range(CELLS):
            if desk.varied[cell] >> group & 1:
                floor.things[cell] = things[cell]


@compiled
def arrangement_key(floor: Floor) -> int:
    """Return a key of everything that can differ before the walk; it is never 0."""
    key = key_of(floor.things, floor.facing)
    first, second = key & HASH, key >> HASH_BITS
    for cell in range(CELLS):
        first, second = mix_first(first, floor.ground[cell]), mix_second(second, floor.ground[cell])
    for index in range(TELEPORTERS):
        number = int(floor.teleporters[index]) * TELEPORTERS + int(floor.arrows[index])
        first, second = mix_first(first, number), mix_second(second, number)
    return join(first, second) | 1


@compiled
def is_left_as_laid(desk: Any, places: Any) -> bool:
    """Tell whether all tiles stand before the walk where they were laid: nobody pushed them."""
    for level in range(desk.tallies[0].pools, desk.tallies[0].slots):
        cell = laid_on(desk, level, places)
        if desk.spare[0].things[cell] != KIND_OF[desk.slots[level].first_form]:
            return False
    return True


@compiled
def laid_on(desk: Any, level: int, places: Any) -> Cell:
    """Return the cell on which the tile of a slot lies in an arrangement."""
    if not lies_apart(desk, level):
        return cell_in(desk, level)
    ending = desk.endings[desk.order[places[TILES_APART]]]
    return int(ending.laid[int(level == desk.tallies[0].apart[1])])


@compiled
def write_found(desk: Any, world: Any, places: Any) -> None:
    """Write down a solution, rather one in which no laid tile is pushed."""
    tally, found = desk.tallies[0], desk.found[0]
    copy_cells(found.things, desk.spare[0].things)
    found.facing = world.facing
    for level in range(tally.slots):
        found.forms[level] = form_in(desk.slots[level], tally.options[level])
        found.cells[level] = laid_on(desk, level, places)
