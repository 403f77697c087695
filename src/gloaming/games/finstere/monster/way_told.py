"""The monster's way and his lines of sight, told as numbers (see `core.encoding`)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.games.finstere.floor.board import (
    STEPS,
    Cell,
    Direction,
    to_the_left,
    to_the_right,
)
from gloaming.games.finstere.floor.things import is_tile, is_token
from gloaming.games.finstere.floor.told import tell_cell
from gloaming.games.finstere.material import BLOOD, TELEPORTER, TOKEN
from gloaming.games.finstere.state import Floor, Trace

from .monster import line_end

# How he came to a cell, in the order of `By`.
BY_STEP, BY_WALL, BY_TELEPORTER = range(3)
# What ends a line of sight, in the order of `Stop`.
AT_TOKEN, AT_TILE, AT_BLOOD, AT_WALL = range(4)
LINES = 3


@compiled
def tell_way(out: Told, floor: Floor, start: Cell, trace: Trace) -> None:
    """Tell his way from a cell on, as far as the trace tells of it."""
    tell(out, trace.way_count)
    before, has_entered = int(start), False
    for index in range(trace.way_count):
        cell = int(trace.way_cells[index])
        tell_cell(out, cell)
        tell(out, trace.way_facings[index])
        tell(out, BY_TELEPORTER if has_entered else how_he_went(before, cell))
        before, has_entered = cell, floor.ground[cell] == TELEPORTER and not has_entered


@compiled
def how_he_went(before: Cell, cell: Cell) -> int:
    """Return how he went from one cell to another."""
    for step in STEPS:
        if before + step == cell:
            return BY_STEP
    return BY_WALL


@compiled
def tell_eaten(out: Told, trace: Trace) -> None:
    """Tell the tokens that he ate, in order."""
    tell(out, trace.eaten_count)
    for index in range(trace.eaten_count):
        tell(out, trace.eaten[index])


@compiled
def tell_lines(out: Told, floor: Floor) -> None:
    """Tell his three lines of sight: ahead, left and right."""
    tell(out, LINES)
    tell_line(out, floor, floor.facing)
    tell_line(out, floor, to_the_left(floor.facing))
    tell_line(out, floor, to_the_right(floor.facing))


@compiled
def tell_line(out: Told, floor: Floor, direction: Direction) -> None:
    """Tell one line of sight."""
    cell, distance = line_end(floor, direction)
    stop = what_stops(floor, cell)
    tell(out, direction)
    tell(out, distance if stop in (AT_TOKEN, AT_BLOOD) else distance - 1)
    tell(out, stop)
    tell(out, stop == AT_TOKEN)
    if stop == AT_TOKEN:
        tell(out, floor.things[cell] - TOKEN)


@compiled
def what_stops(floor: Floor, cell: Cell) -> int:
    """Return what ends a line of sight on a cell."""
    if is_token(floor.things[cell]):
        return AT_TOKEN
    if is_tile(floor.things[cell]):
        return AT_TILE
    return AT_BLOOD if floor.ground[cell] == BLOOD else AT_WALL
