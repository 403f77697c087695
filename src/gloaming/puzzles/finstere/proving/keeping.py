"""Solutions, each counted once, however tiles and tokens came to stand so."""

from typing import Any

from gloaming.bots.search.keys import HASH, HASH_BITS, join, mix_first, mix_second
from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import TELEPORTERS
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import Floor

from .endings import key_of
from .laying import apart_slots, cell_in, form_in, lies_apart
from .records import LIFTED_NOW, MOST_GROUPS, NONE, TILES_APART


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
            return 0
        slot = (slot + 1) & (len(desk.keys) - 1)
    desk.keys[slot] = key
    if tally.solutions == 0:
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
def write_found(desk: Any, world: Any, places: Any) -> None:
    """Write down a solution."""
    tally, found = desk.tallies[0], desk.found[0]
    copy_cells(found.things, desk.spare[0].things)
    found.facing = world.facing
    one, two = apart_slots(desk)
    for level in range(tally.slots):
        slot = desk.slots[level]
        if not lies_apart(desk, level):
            found.forms[level] = form_in(slot, tally.options[level])
            found.cells[level] = cell_in(desk, level)
    if one != NONE:
        ending = desk.endings[desk.order[places[TILES_APART]]]
        found.forms[one], found.cells[one] = desk.slots[one].first_form, ending.laid[0]
        if two != NONE:
            found.forms[two], found.cells[two] = desk.slots[two].first_form, ending.laid[1]
