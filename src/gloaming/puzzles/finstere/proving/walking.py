"""Walks that fork only where it matters how something stands.

A world is a board on which all is put that he has met so far.  Where he asks for a cell on which
the endings that are left differ, the world forks: one for each thing that may be there.

                    +--- a stone on (4, 4) ------> 3 endings, he turns ...
    world (12) -----+
                    +--- nothing there ----------> 9 endings, he goes on ...
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, Cell
from gloaming.games.finstere.monster.unlimited import ate_own, go_one, is_same
from gloaming.games.finstere.moves.plain_moves import FULL

from .asking import looks_at, touched_in_step
from .keeping import keep_all
from .placing import lays_in
from .records import LIFTED_NOW, MOST_GROUPS, NONE, TILES_APART

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
    """Tell whether there is such a group."""
    tally = desk.tallies[0]
    return group < tally.groups or tally.first[group] != tally.last[group]


@compiled
def begin_walk(desk: Any, facing: int) -> None:
    """Begin a walk in which nothing is decided."""
    tally = desk.tallies[0]
    index = int(tally.worlds)
    world = desk.worlds[index]
    for cell in range(CELLS):
        world.asked[cell] = 0
    for group in range(MOST_GROUPS):
        world.first[group], world.last[group] = tally.first[group], tally.last[group]
    world.facing, world.enemies = facing, tally.enemies
    desk.walked[index] = desk.lifted[LIFTED_NOW]
    desk.walked[index].facing = facing
    remember(desk, index)
    world.power, world.since = 1, 0
    tally.worlds = index + 1


@compiled
def remember(desk: Any, index: int) -> None:
    """Remember where he is in a world."""
    desk.remembered[index] = desk.walked[index]
    desk.worlds[index].power *= 2
    desk.worlds[index].since = 0


@compiled
def walk_on(desk: Any) -> int:
    """Follow the last world to its end or to where it forks; return FULL if there is no room."""
    tally = desk.tallies[0]
    index = int(tally.worlds) - 1
    world, floor = desk.worlds[index], desk.walked[index]
    while world.enemies > 0:
        cell = looks_at(desk, world, floor)
        if cell == NONE:
            desk.spare[0] = floor
            go_one(floor, desk.traces)
            cell = touched_in_step(desk, world, desk.spare[0].monster)
            if cell != NONE:
                desk.walked[index] = desk.spare[0]
        if cell != NONE:
            if decide(desk, index, cell):
                return FULL if tally.worlds == len(desk.worlds) else 0
        elif is_over(desk, index):
            lays = lays_in(desk, world, TILES_APART)
            tally.walks += lays
            tally.near += lays * int(world.enemies == NEARLY and tally.enemies > NEARLY)
            tally.worlds = index
            return 0
    tally.walks += lays_in(desk, world, TILES_APART)
    tally.worlds = index
    return keep_all(desk, world)


@compiled
def is_over(desk: Any, index: int) -> bool:
    """Take account of the last step; tell whether the walk has failed: own eaten, or a circle."""
    world = desk.worlds[index]
    if ate_own(desk.sides, desk.traces):
        return True
    world.enemies -= desk.traces[0].eaten_count
    if is_same(desk.walked[index], desk.remembered[index]):
        return True
    world.since += 1
    if world.since == world.power:
        remember(desk, index)
    return False


@compiled
def decide(desk: Any, index: int, cell: Cell) -> bool:
    """Put on a cell what may stand there; tell whether the world forks."""
    world = desk.worlds[index]
    world.asked[cell] = 1
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
    head = middle = gather_same(desk, first, last, cell)
    while middle < last and tally.worlds < len(desk.worlds):
        copy = int(tally.worlds)
        desk.worlds[copy] = desk.worlds[index]
        desk.walked[copy] = desk.walked[index]
        tally.worlds = copy + 1
        start, middle = middle, gather_same(desk, middle, last, cell)
        narrow(desk, copy, group, start, middle, cell)
    narrow(desk, index, group, first, head, cell)
    return tally.worlds > before


@compiled
def gather_same(desk: Any, first: int, last: int, cell: Cell) -> int:
    """Bring endings that agree with the first on a cell to the front; return where others begin."""
    thing, middle = desk.endings[desk.order[first]].things[cell], first
    for place in range(first, last):
        if desk.endings[desk.order[place]].things[cell] == thing:
            swapped = desk.order[middle]
            desk.order[middle] = desk.order[place]
            desk.order[place] = swapped
            middle += 1
    return middle


@compiled
def narrow(desk: Any, index: int, group: int, first: int, last: int, cell: Cell) -> None:
    """Leave a world only the endings of a stretch, which agree on a cell, and put that there."""
    world = desk.worlds[index]
    world.first[group], world.last[group] = first, last
    thing = desk.endings[desk.order[first]].things[cell]
    desk.walked[index].things[cell] = thing
    world.power = 1
    remember(desk, index)
