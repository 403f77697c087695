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
    Direction,
    opposite,
    to_the_left,
    to_the_right,
)
from gloaming.games.finstere.floor.things import is_token
from gloaming.games.finstere.material import NOTHING, WALL
from gloaming.games.finstere.monster.monster import ends_sight
from gloaming.games.finstere.state import PUSHES_NOTED, WAY_NOTED, Floor, Trace

from .records import BLOCKS, NONE, OPEN, PASSES, TOKEN_SEEN


@compiled
def note_sight(world: Any, floor: Floor) -> None:
    """Note what a look meets on every cell, as if he were away."""
    thing = floor.things[floor.monster]
    floor.things[floor.monster] = NOTHING
    for cell in range(CELLS):
        note_cell(world, floor, cell)
    floor.things[floor.monster] = thing


@compiled
def note_changes(world: Any, floor: Floor, trace: Trace) -> None:
    """Note what a look meets on the cells where the last step changed something."""
    if is_cut_short(trace):
        note_sight(world, floor)
        return
    thing = floor.things[floor.monster]
    floor.things[floor.monster] = NOTHING
    for index in range(trace.way_count):
        note_cell(world, floor, trace.way_cells[index])
    for index in range(trace.pushed_count):
        note_cell(world, floor, trace.pushed_from[index])
        note_cell(world, floor, trace.pushed_to[index])
    floor.things[floor.monster] = thing


@compiled
def note_cell(world: Any, floor: Floor, cell: Cell) -> None:
    """Note what a look meets on a cell, unless it is open."""
    if world.sight[cell] != OPEN:
        world.sight[cell] = sight_on(floor, cell)


@compiled
def is_cut_short(trace: Trace) -> bool:
    """Tell whether more happened in a step than is noted."""
    return trace.way_count == WAY_NOTED or trace.pushed_count == PUSHES_NOTED


@compiled
def sight_on(floor: Floor, cell: Cell) -> int:
    """Return what a look meets on a cell."""
    if not ends_sight(floor, cell):
        return PASSES
    return TOKEN_SEEN if is_token(floor.things[cell]) else BLOCKS


@compiled
def looks_at(world: Any, floor: Floor) -> tuple[Cell, Direction]:
    """Return an open cell that he looks at now, or NONE and the direction in which he turns.

    He looks along three lines at once, so that nothing counts that is further than the nearest
    token; where a line is blocked he looks at the same cell again and again.
    """
    facing = int(floor.facing)
    to_left, to_right = to_the_left(facing), to_the_right(facing)
    step_ahead, step_left, step_right = STEPS[facing], STEPS[to_left], STEPS[to_right]
    ahead = left = right = int(floor.monster)
    while step_ahead != 0 or step_left != 0 or step_right != 0:
        ahead, left, right = ahead + step_ahead, left + step_left, right + step_right
        met_ahead, met_left, met_right = world.sight[ahead], world.sight[left], world.sight[right]
        if max(met_ahead, met_left, met_right) >= TOKEN_SEEN:
            if met_ahead == OPEN:
                return ahead, facing
            if OPEN in (met_left, met_right):
                return (left if met_left == OPEN else right), facing
            return NONE, turns_to(facing, met_ahead, met_left, met_right)
        step_ahead = 0 if met_ahead == BLOCKS else step_ahead
        step_left = 0 if met_left == BLOCKS else step_left
        step_right = 0 if met_right == BLOCKS else step_right
    return NONE, facing


@compiled
def turns_to(facing: Direction, met_ahead: int, met_left: int, met_right: int) -> Direction:
    """Return where he turns who meets tokens equally far away: to the only one (rules 5.2)."""
    if met_ahead == TOKEN_SEEN or met_left == met_right:
        return facing
    return to_the_left(facing) if met_left == TOKEN_SEEN else to_the_right(facing)


@compiled
def touched_in_step(desk: Any, world: Any, start: Cell) -> Cell:
    """Return an open cell that the last step, begun on a cell, may have touched, or NONE."""
    trace = desk.traces[0]
    if is_cut_short(trace):
        return any_open(world)
    if trace.turns > 0:
        cell = open_around(world, start)
        if cell != NONE:
            return cell
    for index in range(trace.way_count):
        cell = int(trace.way_cells[index])
        if world.sight[cell] == OPEN:
            return cell
        cell = open_around(world, cell) if trace.turns > 0 else NONE
        if cell != NONE:
            return cell
    for index in range(trace.pushed_count):
        cell = open_in_lines(desk, world, trace.pushed_from[index])
        if cell != NONE:
            return cell
    return NONE


@compiled
def any_open(world: Any) -> Cell:
    """Return any open cell, or NONE."""
    for cell in range(CELLS):
        if world.sight[cell] == OPEN:
            return cell
    return NONE


@compiled
def open_around(world: Any, cell: Cell) -> Cell:
    """Return an open cell beside a cell or beyond its walls, or NONE."""
    for direction in range(DIRECTIONS):
        if world.sight[cell + STEPS[direction]] == OPEN:
            return cell + STEPS[direction]
    return opposite(cell) if world.sight[opposite(cell)] == OPEN else NONE


@compiled
def open_in_lines(desk: Any, world: Any, start: Cell) -> Cell:
    """Return an open cell in a line with a cell, or NONE; the cell itself is one."""
    if world.sight[start] == OPEN:
        return start
    for direction in range(DIRECTIONS):
        cell = int(start + STEPS[direction])
        while desk.laid[0].ground[cell] != WALL:
            if world.sight[cell] == OPEN:
                return cell
            cell += STEPS[direction]
    return NONE
