"""Solutions, each counted once, however tiles and tokens came to stand so."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.search.keys import join, mix_first, mix_second
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.laying import KIND_OF
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import TELEPORTERS
from gloaming.games.finstere.state import Floor

from .endings import key_of
from .placing import cell_in, cells_of, form_in, lies_apart, tile_apart
from .records import LIFTED_NOW, MOST_GROUPS, TILES_APART, Desk


@compiled
def has_room(desk: Any, world: Any) -> bool:
    """Tell whether all arrangements that a world stands for can be kept; note if they cannot."""
    wanted = int(desk.tallies[0].solutions) + arrangements_in(world)
    if 2 * wanted <= len(desk.keys):
        return True
    desk.tallies[0].wanted = wanted
    return False


@compiled
def arrangements_in(world: Any) -> int:
    """Return for how many arrangements a world stands."""
    product = 1
    for group in range(MOST_GROUPS):
        product *= max(int(world.last[group]) - int(world.first[group]), 1)
    return product


@compiled
def keep_all(desk: Any, world: Any) -> None:
    """Count every arrangement that a world stands for."""
    desk.spare[0] = desk.lifted[LIFTED_NOW]
    desk.spare[0].facing = world.facing
    places, ground = world.first.copy(), ground_key(desk.spare[0])
    group = 0
    while group < MOST_GROUPS:
        keep(desk, world, places, ground)
        group = 0
        while group < MOST_GROUPS and not moves_on(world, places, group):
            group += 1


@compiled
def moves_on(world: Any, places: Any, group: int) -> bool:
    """Go on to the next ending of a group; tell whether there is one, else begin anew."""
    places[group] += 1
    if places[group] < world.last[group]:
        return True
    places[group] = world.first[group]
    return False


@compiled
def keep(desk: Any, world: Any, places: Any, ground: int) -> None:
    """Count the arrangement in which each group stands so, unless it is known."""
    tally = desk.tallies[0]
    arrange(desk, world, places)
    key = (ground ^ key_of(desk.spare[0].things)) | 1  # never 0
    if not add_key(desk.keys, key):
        if key == tally.found_key and is_left_as_laid(desk, places):
            write_found(desk, world, places)
        return
    if tally.solutions == 0:
        tally.found_key = key
        write_found(desk, world, places)
    tally.solutions += 1


@compiled
def add_key(keys: Any, key: int) -> bool:
    """Add a key; tell whether it is new."""
    slot = key & (len(keys) - 1)
    while keys[slot] != 0:
        if keys[slot] == key:
            return False
        slot = (slot + 1) & (len(keys) - 1)
    keys[slot] = key
    return True


@entry_point(stays=("desk", "keys"))
def copy_keys(desk: Desk, keys: NDArray[np.int64]) -> None:
    """Copy keys to a desk that has more room for them."""
    for index in range(len(keys)):
        if keys[index] != 0:
            add_key(desk.keys, keys[index])


@compiled
def arrange(desk: Any, world: Any, places: Any) -> None:
    """Set up everything as it stands before the walk, on the spare floor."""
    floor = desk.spare[0]
    copy_cells(floor.things, desk.lifted[LIFTED_NOW].things)
    for group in range(TILES_APART):
        if world.first[group] == world.last[group]:
            continue
        things = desk.endings[desk.order[places[group]]].things
        for cell in range(CELLS):
            if desk.varied[cell] >> group & 1:
                floor.things[cell] = things[cell]
    if world.first[TILES_APART] != world.last[TILES_APART]:
        pair = int(desk.order[places[TILES_APART]])
        for cell in cells_of(pair):
            if cell != 0:
                floor.things[cell] = tile_apart(desk, pair, cell)


@compiled
def ground_key(floor: Floor) -> int:
    """Return a key of the ground, the teleporters on it, and the facing."""
    first = second = int(floor.facing)
    for cell in range(CELLS):
        first, second = mix_first(first, floor.ground[cell]), mix_second(second, floor.ground[cell])
    for index in range(TELEPORTERS):
        number = int(floor.teleporters[index]) * TELEPORTERS + int(floor.arrows[index])
        first, second = mix_first(first, number), mix_second(second, number)
    return join(first, second)


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
    one, two = cells_of(int(desk.order[places[TILES_APART]]))
    return two if level == desk.tallies[0].apart[1] else one


@compiled
def write_found(desk: Any, world: Any, places: Any) -> None:
    """Write down a solution, rather one in which no laid tile is pushed."""
    tally, found = desk.tallies[0], desk.found[0]
    copy_cells(found.things, desk.spare[0].things)
    found.facing = world.facing
    for level in range(tally.slots):
        found.forms[level] = form_in(desk.slots[level], tally.options[level])
        found.cells[level] = laid_on(desk, level, places)
