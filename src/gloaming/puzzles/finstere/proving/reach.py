"""Which cells a token's move can have to do with: whatever it may read or change.

within    with any tiles on the board: a token that may take two steps comes two cells far, further
          over blood, and pushes a tile one cell further
touched   with the tiles that are there: without one nothing is pushed

              4                  a token on 0 that may take two steps: 1 and 2 are touched, the
            4 2 4                stone S is, and 3, where it may be pushed; all 4 are within its
          4 2 1 2 4              reach, and would be touched if other tiles lay before them
        4 2 1 0 1 S 3

Whether anything stands in its way is not asked.  Tokens whose touched cells do not meet move
independently of one another.
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, ENTRANCE, STEPS, Cell
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import WAITING, Floor

from .records import TILES_APART

FAR = 127


@compiled
def draw_rings(floor: Floor, start: Cell, steps: int, rings: Any) -> None:
    """Write of each cell after how many steps a token may come there, one step further as well."""
    for cell in range(CELLS):
        rings[cell] = FAR
    if start == WAITING:
        rings[ENTRANCE] = 1
    else:
        rings[start] = 0
    for ring in range(steps + 1):  # one more than the token goes: tiles are pushed ahead
        for cell in range(CELLS):
            if rings[cell] == ring and not is_shut(floor, cell):
                spread(floor, cell, ring + 1, rings)


@compiled
def spread(floor: Floor, start: Cell, ring: int, rings: Any) -> None:
    """Note the cells that a step from a cell leads to, over blood all that are slid over."""
    for direction in range(DIRECTIONS):
        cell = start + STEPS[direction]
        slides = True
        while slides and floor.ground[cell] != WALL:
            rings[cell] = min(rings[cell], ring)
            slides = floor.ground[cell] == BLOOD
            cell += STEPS[direction]


@compiled
def note_touched(floor: Floor, movers: Any, count: int, touched: Any) -> None:
    """Note on each cell the bits of all movers whose moves can have to do with it."""
    rings = np.empty((count, CELLS), np.int8)  # of each mover
    holds = np.zeros(CELLS, np.uint8)  # a tile lies there, or may be pushed there, by whomever
    for cell in range(CELLS):
        holds[cell], touched[cell] = is_tile(floor.things[cell]), 0
    for index in range(count):
        draw_rings(floor, movers[index].start, movers[index].steps, rings[index])
        for cell in range(CELLS):
            if rings[index, cell] <= movers[index].steps:
                touched[cell] |= 1 << index
    has_grown = True
    while has_grown:
        has_grown = False
        for index in range(count):
            steps = int(movers[index].steps)
            has_grown |= push_all(floor, rings[index], steps, 1 << index, touched, holds)


@compiled
def push_all(floor: Floor, rings: Any, steps: int, bit: int, touched: Any, holds: Bytes) -> bool:
    """Note where a mover may push tiles; tell whether one was not known to come there."""
    has_grown = False
    for cell in range(CELLS):
        if holds[cell] and rings[cell] <= steps:
            has_grown |= push_each_way(floor, rings, steps, cell, bit, touched, holds)
    return has_grown


@compiled
def push_each_way(
    floor: Floor, rings: Any, steps: int, cell: Cell, bit: int, touched: Any, holds: Bytes
) -> bool:
    """Note where a tile on a cell may be pushed; tell whether it was not known to come there."""
    has_grown = False
    for direction in range(DIRECTIONS):
        before = cell - STEPS[direction]
        if not can_push_from(floor, rings, steps, before):
            continue
        slides, behind = True, cell + STEPS[direction]
        while slides and floor.ground[behind] != WALL:
            touched[behind] |= bit
            has_grown |= holds[behind] == 0
            holds[behind] = 1
            slides = floor.ground[behind] == BLOOD
            behind += STEPS[direction]
    return has_grown


@compiled
def can_push_from(floor: Floor, rings: Any, steps: int, cell: Cell) -> bool:
    """Tell whether a token that is on a cell may go on: with a step left, or sliding."""
    most = steps if floor.ground[cell] == BLOOD else steps - 1
    return rings[cell] <= most and not is_shut(floor, cell)


@compiled
def is_shut(floor: Floor, cell: Cell) -> bool:
    """Tell whether nothing that a token moves can come onto a cell."""
    return floor.ground[cell] == TELEPORTER or floor.things[cell] == MONSTER


@compiled
def form_groups(movers: Any, count: int, touched: Any) -> int:
    """Put movers that can get into each other's way into groups; return how many there are."""
    for index in range(count):
        movers[index].group = index
    for cell in range(CELLS):
        for index in range(count):
            if touched[cell] >> index & 1:
                join_all(movers, count, touched[cell], movers[index].group)
    groups = number_groups(movers, count)
    if groups <= TILES_APART:
        return groups
    for index in range(count):
        movers[index].group = 0
    return 1


@compiled
def join_all(movers: Any, count: int, bits: int, group: int) -> None:
    """Put all movers with some bits, and those of their groups, into a group."""
    for index in range(count):
        if bits >> index & 1 and movers[index].group != group:
            joined = movers[index].group
            for other in range(count):
                if movers[other].group == joined:
                    movers[other].group = group


@compiled
def number_groups(movers: Any, count: int) -> int:
    """Give the groups numbers from 0 on; return how many there are."""
    groups = 0
    for group in range(count):
        is_used = False
        for index in range(count):
            if movers[index].group == group:
                movers[index].group = groups
                is_used = True
        groups += is_used
    return groups
