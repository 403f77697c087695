"""Walks that fork only where it matters how something stands.

A world is a board on which all is put that he has met so far.  Where he asks for a cell on which
the endings that are left differ, the world forks: one for each thing that may be there.

                    +--- a stone on (4, 4) ------> 3 endings, he turns ...
    world (12) -----+
                    +--- nothing there ----------> 9 endings, he goes on ...
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, Cell, Direction
from gloaming.games.finstere.material import NOTHING, PLAIN
from gloaming.games.finstere.monster.monster import begin_trace, cell_ahead, come_onto, go
from gloaming.games.finstere.monster.unlimited import ate_own, is_same
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import Floor

from .asking import looks_at, note_changes, note_sight, sight_on, touched_in_step
from .keeping import has_room, keep_all
from .placing import lays_in, tile_apart
from .records import LIFTED_NOW, MORE, MOST_GROUPS, NONE, OPEN, PASSES, TILES_APART

NEARLY = 1  # enemies left


@compiled
def begin_walks(desk: Any) -> None:
    """Begin a walk for each facing that may be chosen."""
    tally, floor = desk.tallies[0], desk.lifted[LIFTED_NOW]
    count = choices(desk)
    tally.arrangements += count
    for facing in range(DIRECTIONS):
        if count > 0 and (tally.may_turn or facing == floor.facing):
            begin_walk(desk, facing)


@compiled
def choices(desk: Any) -> int:
    """Return how many arrangements there are as it is laid now."""
    tally = desk.tallies[0]
    product = DIRECTIONS if tally.may_turn else 1
    for group in range(MOST_GROUPS):
        if group_is_used(desk, group):
            product *= tally.last[group] - tally.first[group]
    return product


@compiled
def group_is_used(desk: Any, group: int) -> bool:
    """Tell whether there is such a group, though there may be no place for it."""
    tally = desk.tallies[0]
    return tally.apart[0] != NONE if group == TILES_APART else group < tally.groups


@compiled
def begin_walk(desk: Any, facing: int) -> None:
    """Begin a walk in which nothing is decided."""
    tally = desk.tallies[0]
    index = int(tally.worlds)
    world = desk.worlds[index]
    for cell in range(CELLS):
        world.sight[cell], world.been[cell] = OPEN if desk.varied[cell] != 0 else PASSES, 0
    for group in range(MOST_GROUPS):
        world.first[group], world.last[group] = tally.first[group], tally.last[group]
    world.facing, world.enemies = facing, tally.enemies
    world.since = world.power = 0
    desk.walked[index] = desk.lifted[LIFTED_NOW]
    desk.walked[index].facing = facing
    note_sight(world, desk.walked[index])
    comes_again(world, desk.walked[index])
    tally.worlds = index + 1


@compiled
def walk_on(desk: Any) -> int:
    """Follow the last world to its end or to where it forks; return MORE, or FULL without room."""
    tally = desk.tallies[0]
    index = int(tally.worlds) - 1
    world = desk.worlds[index]
    while world.enemies > 0:
        cell = meets_next(desk, index)
        if cell != NONE:
            if decide(desk, index, cell):
                return FULL if tally.worlds == len(desk.worlds) else MORE
        elif is_over(desk, index):
            lays = lays_in(desk, world)
            tally.walks += lays
            tally.near += lays * int(world.enemies == NEARLY and tally.enemies > NEARLY)
            tally.worlds = index
            return MORE
    if not has_room(desk, world):
        return FULL
    tally.walks += lays_in(desk, world)
    tally.worlds = index
    keep_all(desk, world)
    return MORE


@compiled
def meets_next(desk: Any, index: int) -> Cell:
    """Let him go a step in a world, unless it depends on an open cell: return that, or NONE."""
    world, floor = desk.worlds[index], desk.walked[index]
    facing = floor.facing
    cell, floor.facing = looks_at(world, floor)
    if cell == NONE:
        begin_trace(desk.traces)
        ahead = cell_ahead(floor)
        if floor.things[ahead] != NOTHING or floor.ground[ahead] != PLAIN:
            return goes_on(desk, index, facing)
        if world.sight[ahead] != OPEN:
            come_onto(floor, ahead, desk.traces)
            return NONE
        cell = ahead
    floor.facing = facing
    return cell


@compiled
def goes_on(desk: Any, index: int, facing: Direction) -> Cell:
    """Let him go where he has turned, which is no bare cell, unless that depends on an open one.

    Then he faces as before.
    """
    desk.spare[0] = desk.walked[index]
    go(desk.walked[index], desk.traces)
    cell = touched_in_step(desk, desk.worlds[index], desk.spare[0].monster)
    if cell != NONE:
        desk.walked[index] = desk.spare[0]
        desk.walked[index].facing = facing
    return cell


@compiled
def is_over(desk: Any, index: int) -> bool:
    """Take account of the last step; tell whether the walk has failed: own eaten, or a circle."""
    world, floor, trace = desk.worlds[index], desk.walked[index], desk.traces[0]
    if trace.eaten_count + trace.pushed_count == 0:
        return comes_again(world, floor)
    if ate_own(desk.sides, desk.traces):
        return True
    world.enemies -= trace.eaten_count
    for cell in range(CELLS):
        world.been[cell] = 0
    comes_again(world, floor)
    note_changes(world, floor, trace)
    return is_as_remembered(desk, index)


@compiled
def comes_again(world: Any, floor: Floor) -> bool:
    """Note where he is; tell whether he was there, facing so, since something moved."""
    been, now = int(world.been[floor.monster]), 1 << int(floor.facing)
    world.been[floor.monster] = been | now
    return been & now != 0


@compiled
def is_as_remembered(desk: Any, index: int) -> bool:
    """Tell whether all is as it is remembered, and remember it anew if it is time to."""
    world = desk.worlds[index]
    if world.power > 0 and is_same(desk.walked[index], desk.remembered[index]):
        return True
    world.since += 1
    if world.since > world.power:
        desk.remembered[index] = desk.walked[index]
        world.power = 2 * world.power + 1
        world.since = 0
    return False


@compiled
def decide(desk: Any, index: int, cell: Cell) -> bool:
    """Put on a cell what may stand there; tell whether the world forks."""
    world = desk.worlds[index]
    world.sight[cell] = PASSES
    for group in range(MOST_GROUPS):
        if desk.varied[cell] >> group & 1:
            return divide(desk, index, group, cell)
    return False


@compiled
def divide(desk: Any, index: int, group: int, cell: Cell) -> bool:
    """Let a world fork into one for each thing that a group may have on a cell."""
    tally, first = desk.tallies[0], int(desk.worlds[index].first[group])
    last = int(desk.worlds[index].last[group])
    before = int(tally.worlds)
    head = middle = gather_same(desk, group, first, last, cell)
    while middle < last and tally.worlds < len(desk.worlds):
        copy = int(tally.worlds)
        desk.worlds[copy] = desk.worlds[index]
        desk.walked[copy] = desk.walked[index]
        tally.worlds = copy + 1
        start, middle = middle, gather_same(desk, group, middle, last, cell)
        narrow(desk, copy, group, start, middle, cell)
    narrow(desk, index, group, first, head, cell)
    return tally.worlds > before


@compiled
def gather_same(desk: Any, group: int, first: int, last: int, cell: Cell) -> int:
    """Bring endings that agree with the first on a cell to the front; return where others begin."""
    thing, middle = thing_on(desk, group, first, cell), first
    for place in range(first, last):
        if thing_on(desk, group, place, cell) == thing:
            swapped = desk.order[middle]
            desk.order[middle] = desk.order[place]
            desk.order[place] = swapped
            middle += 1
    return middle


@compiled
def thing_on(desk: Any, group: int, place: int, cell: Cell) -> int:
    """Return what an ending of a group has on a cell."""
    if group == TILES_APART:
        return tile_apart(desk, int(desk.order[place]), cell)
    return int(desk.endings[desk.order[place]].things[cell])


@compiled
def narrow(desk: Any, index: int, group: int, first: int, last: int, cell: Cell) -> None:
    """Leave a world only the endings of a stretch, which agree on a cell, and put that there."""
    world, floor = desk.worlds[index], desk.walked[index]
    world.first[group], world.last[group] = first, last
    floor.things[cell] = thing_on(desk, group, first, cell)
    world.sight[cell] = sight_on(floor, cell)
    world.since = world.power = 0  # what is remembered is another world's
