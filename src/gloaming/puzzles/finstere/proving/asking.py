"""Which cells a step of the monster depends on, so that a walk forks only where it must.

What he looks at is known exactly before the step.  What he touches in going is known afterwards,
and a little more is named: the lines of whatever he pushed, the neighbours where he turned.  Where
a cell is named in vain, a walk forks once too often, which costs time and changes nothing.
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.games.finstere.floor.board import (
    CELLS,
    DIRECTIONS,
    STEPS,
    Cell,
    opposite,
    to_the_left,
    to_the_right,
)
from gloaming.games.finstere.floor.things import is_token
from gloaming.games.finstere.material import WALL
from gloaming.games.finstere.monster.monster import ends_sight
from gloaming.games.finstere.state import PUSHES_NOTED, WAY_NOTED, Floor

from .records import NONE

SEES_ON, SEES_TOKEN = -1, -2  # or, from 0 on, the cell that is undecided


@compiled
def is_open(desk: Any, world: Any, cell: Cell) -> bool:
    """Tell whether it is undecided how a cell stands."""
    return desk.varied[cell] != 0 and world.asked[cell] == 0


@compiled
def looks_at(desk: Any, world: Any, floor: Floor) -> Cell:
    """Return an undecided cell that he looks at now, or NONE."""
    facing = floor.facing
    ahead, left, right = STEPS[facing], STEPS[to_the_left(facing)], STEPS[to_the_right(facing)]
    distance, sees = 1, SEES_ON
    while ahead or left or right:
        ahead, sees = look_along(desk, world, floor, distance, ahead, sees)
        left, sees = look_along(desk, world, floor, distance, left, sees)
        right, sees = look_along(desk, world, floor, distance, right, sees)
        if sees != SEES_ON:
            return NONE if sees == SEES_TOKEN else sees
        distance += 1
    return NONE


@compiled
def look_along(
    desk: Any, world: Any, floor: Floor, distance: int, step: int, sees: int
) -> tuple[int, int]:
    """Look at one cell of a line; return the line's step, 0 where it ends, and what is seen.

    That is an undecided cell before all others, or somebody, further than whom nobody counts.
    """
    if step == 0 or sees >= 0:
        return step, sees
    cell = int(floor.monster) + distance * step
    if is_open(desk, world, cell):
        return step, cell
    if not ends_sight(floor, cell):
        return step, sees
    return 0, SEES_TOKEN if is_token(floor.things[cell]) else sees


@compiled
def touched_in_step(desk: Any, world: Any, start: Cell) -> Cell:
    """Return an undecided cell that the last step, begun on a cell, may have touched, or NONE."""
    trace = desk.traces[0]
    if trace.way_count == WAY_NOTED or trace.pushed_count == PUSHES_NOTED:
        return any_open(desk, world)
    if trace.turns > 0:
        cell = open_around(desk, world, start)
        if cell != NONE:
            return cell
    for index in range(trace.way_count):
        cell = int(trace.way_cells[index])
        if is_open(desk, world, cell):
            return cell
        cell = open_around(desk, world, cell) if trace.turns > 0 else NONE
        if cell != NONE:
            return cell
    for index in range(trace.pushed_count):
        cell = open_in_lines(desk, world, trace.pushed_from[index])
        if cell != NONE:
            return cell
    return NONE


@compiled
def any_open(desk: Any, world: Any) -> Cell:
    """Return any undecided cell, or NONE."""
    for cell in range(CELLS):
        if is_open(desk, world, cell):
            return cell
    return NONE


@compiled
def open_around(desk: Any, world: Any, cell: Cell) -> Cell:
    """Return an undecided cell beside a cell or beyond its walls, or NONE."""
    for direction in range(DIRECTIONS):
        if is_open(desk, world, cell + STEPS[direction]):
            return cell + STEPS[direction]
    return opposite(cell) if is_open(desk, world, opposite(cell)) else NONE


@compiled
def open_in_lines(desk: Any, world: Any, start: Cell) -> Cell:
    """Return an undecided cell in a line with a cell, or NONE; the cell itself is one."""
    if is_open(desk, world, start):
        return start
    for direction in range(DIRECTIONS):
        cell = int(start + STEPS[direction])
        while desk.laid[0].ground[cell] != WALL:
            if is_open(desk, world, cell):
                return cell
            cell += STEPS[direction]
    return NONE
