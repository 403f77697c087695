"""The monster's way from cell to cell, and the lines in which it looks, as values."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told
from gloaming.core.writer import NOTHING, place_of
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.board import (
    STEPS,
    Cell,
    Direction,
    to_the_left,
    to_the_right,
)
from gloaming.games.finstere.floor.places import floor_writer
from gloaming.games.finstere.floor.things import is_tile, is_token
from gloaming.games.finstere.material import BLOOD, TELEPORTER, TOKEN
from gloaming.games.finstere.state import Floor, Trace

from .monster import line_end

By: TypeAlias = Literal["step", "wall", "teleporter"]
Stop: TypeAlias = Literal["token", "tile", "blood", "wall"]


class Leg(msgspec.Struct, frozen=True):
    """A cell that the monster comes to, how it then faces, and how it came there."""

    cell: Place
    facing: Letter
    by: By


class Line(msgspec.Struct, frozen=True):
    """A line of sight: how many cells it covers, and what ends it."""

    direction: Letter
    length: int
    stop: Stop
    token: int | None  # the nearest token, at the line's end


BY_STEP, BY_WALL = place_of(By, "step"), place_of(By, "wall")
BY_TELEPORTER = place_of(By, "teleporter")
AT_TOKEN, AT_TILE = place_of(Stop, "token"), place_of(Stop, "tile")
AT_BLOOD, AT_WALL = place_of(Stop, "blood"), place_of(Stop, "wall")
LINES = 3

put_leg, write_line = floor_writer(Leg), floor_writer(Line)


@compiled
def put_way(out: Told, floor: Floor, start: Cell, trace: Trace) -> None:
    """Write the monster's way from a cell on, as far as the trace tells of it."""
    before, has_entered = int(start), False
    for index in range(trace.way_count):
        cell, facing = int(trace.way_cells[index]), trace.way_facings[index]
        by = BY_TELEPORTER if has_entered else how_it_went(before, cell)
        put_leg(out, cell=cell, facing=facing, by=by)
        before, has_entered = cell, floor.ground[cell] == TELEPORTER and not has_entered


@compiled
def how_it_went(before: Cell, cell: Cell) -> int:
    """Return how the monster went from one cell to another."""
    for step in STEPS:
        if before + step == cell:
            return BY_STEP
    return BY_WALL


@compiled
def put_lines(out: Told, floor: Floor) -> None:
    """Write the monster's three lines of sight: ahead, left and right."""
    put_line(out, floor, floor.facing)
    put_line(out, floor, to_the_left(floor.facing))
    put_line(out, floor, to_the_right(floor.facing))


@compiled
def put_line(out: Told, floor: Floor, direction: Direction) -> None:
    """Write one line of sight."""
    cell, distance = line_end(floor, direction)
    stop = what_stops(floor, cell)
    write_line(
        out,
        direction=direction,
        length=distance if stop in (AT_TOKEN, AT_BLOOD) else distance - 1,
        stop=stop,
        token=floor.things[cell] - TOKEN if stop == AT_TOKEN else NOTHING,
    )


@compiled
def what_stops(floor: Floor, cell: Cell) -> int:
    """Return what ends a line of sight on a cell."""
    if is_token(floor.things[cell]):
        return AT_TOKEN
    if is_tile(floor.things[cell]):
        return AT_TILE
    return AT_BLOOD if floor.ground[cell] == BLOOD else AT_WALL
