"""Which cells a token's move can have to do with: whatever it may read or change.

A token that may take three steps comes three cells far, further over blood, and pushes a tile one
cell further.  Whether tiles or tokens are in its way is not asked, so that this depends on the
ground alone.  Tokens whose cells do not meet move independently of one another.
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, ENTRANCE, STEPS, Cell
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import WAITING, Floor

from .records import TILES_APART

FAR = 127


@compiled
def note_reach(floor: Floor, start: Cell, steps: int, bit: int, touched: Any) -> None:
    """Note a mover's bit on all cells that its move can have to do with."""
    rings = np.full(CELLS, FAR, np.int8)
    first = ENTRANCE if start == WAITING else int(start)
    rings[first] = 1 if start == WAITING else 0
    touched[first] |= bit
    for ring in range(steps + 1):  # one more than the token goes: tiles are pushed ahead
        for cell in range(CELLS):
            if rings[cell] == ring and not is_shut(floor, cell):
                spread(floor, cell, ring + 1, rings, bit, touched)


@compiled
def spread(floor: Floor, start: Cell, ring: int, rings: Any, bit: int, touched: Any) -> None:
    """Note the cells that a step from a cell leads to, over blood all that are slid over."""
    for direction in range(DIRECTIONS):
        cell = start + STEPS[direction]
        slides = True
        while slides and floor.ground[cell] != WALL:
            touched[cell] |= bit
            rings[cell] = min(rings[cell], ring)
            slides = floor.ground[cell] == BLOOD
            cell += STEPS[direction]


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
