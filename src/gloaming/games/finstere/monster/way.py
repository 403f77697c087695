"""The monster's way from cell to cell, and the lines in which he looks, as values."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from gloaming.core.layout import Records
from gloaming.games.finstere.exchange.position import Letter, Place, letter
from gloaming.games.finstere.floor.board import (
    STEPS,
    Cell,
    Direction,
    to_the_left,
    to_the_right,
    x_and_y,
)
from gloaming.games.finstere.floor.things import is_tile, is_token
from gloaming.games.finstere.material import BLOOD, TELEPORTER, TOKEN
from gloaming.games.finstere.state import Floor, Trace

from . import monster

By: TypeAlias = Literal["step", "wall", "teleporter"]
Stop: TypeAlias = Literal["token", "tile", "blood", "wall"]


class Leg(msgspec.Struct, frozen=True):
    """A cell that he comes to, how he then faces, and how he came there."""

    cell: Place
    facing: Letter
    by: By


class Line(msgspec.Struct, frozen=True):
    """A line of sight: how many cells it covers, and what ends it."""

    direction: Letter
    length: int
    stop: Stop
    token: int | None  # the nearest token, at the line's end


def way_of(floor: Floor, start: Cell, trace: Trace) -> Iterator[Leg]:
    """Return his way from a cell on, as far as the trace tells of it."""
    before, has_entered = start, False
    for index in range(trace.way_count):
        cell = int(trace.way_cells[index])
        by: By = "teleporter" if has_entered else "step" if is_beside(before, cell) else "wall"
        yield Leg(x_and_y(cell), letter(trace.way_facings[index]), by)
        before, has_entered = cell, floor.ground[cell] == TELEPORTER and not has_entered


def is_beside(one: Cell, other: Cell) -> bool:
    """Tell whether two cells are orthogonal neighbours."""
    return other - one in STEPS


def lines(floors: Records[Floor]) -> list[Line]:
    """Return his three lines of sight: ahead, left and right."""
    floor = floors[0]
    ahead = floor.facing
    return [line(floor, way) for way in (ahead, to_the_left(ahead), to_the_right(ahead))]


def line(floor: Floor, direction: Direction) -> Line:
    """Return one line of sight."""
    cell, distance = monster.line_end(floor, direction)
    thing = int(floor.things[cell])
    stop = what_stops(floor, cell)
    return Line(
        letter(direction),
        int(distance if stop in ("token", "blood") else distance - 1),
        stop,
        thing - TOKEN if is_token(thing) else None,
    )


def what_stops(floor: Floor, cell: Cell) -> Stop:
    """Return what ends a line of sight on a cell."""
    thing = int(floor.things[cell])
    if is_token(thing):
        return "token"
    if is_tile(thing):
        return "tile"
    return "blood" if floor.ground[cell] == BLOOD else "wall"
