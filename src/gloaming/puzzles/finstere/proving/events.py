"""What happens on a walk, counted: that is what grades are made of."""

from typing import NamedTuple

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.finstere.floor.board import STRIDE, Cell
from gloaming.games.finstere.floor.laying import lay
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.monster.monster import is_done, look
from gloaming.games.finstere.monster.unlimited import (
    BEGUN,
    FLOORS,
    NOBODY_LEFT,
    WALKED,
    go_one,
    walk_unlimited,
)
from gloaming.games.finstere.state import Floor, Trace
from gloaming.games.finstere.text.account import NO_WALL, WALL_AT

from .records import Desk


class Events(NamedTuple):
    """How often something happens on a walk."""

    steps: int
    turns: int  # of the monster, towards somebody or before a stone
    pushes: int  # of single things
    leaps: int  # steps that lead further than to the next cell
    slips: int  # steps of several legs, or through a wall
    eaten: int


@entry_point(changes=("floors", "traces"))
def count_steps(floors: Records[Floor], traces: Records[Trace], steps: int) -> Events:
    """Let him go so many steps, and count what happens."""
    turns = pushes = leaps = slips = eaten = 0
    for _ in range(steps):
        floor = floors[0]
        facing, start, seen = int(floor.facing), int(floor.monster), look(floor)
        go_one(floor, traces)
        turns += int(facing != floor.facing)
        pushes += int(traces[0].pushed_count)
        leaps += int(is_leap(start, int(floor.monster)))
        slips += int(is_slip(traces[0], start, seen))
        eaten += int(traces[0].eaten_count)
    return Events(steps, turns, pushes, leaps, slips, eaten)


@compiled
def is_leap(start: Cell, end: Cell) -> bool:
    """Tell whether a step led further than to the next cell."""
    distance = max(start, end) - min(start, end)  # cells are unsigned
    return distance not in (0, 1, STRIDE)


@compiled
def is_slip(trace: Trace, start: Cell, facing: int) -> bool:
    """Tell whether a step had several legs, or went through the wall that was before him."""
    is_through = trace.way_count > 0 and trace.turns == 0
    return trace.way_count > 1 or (is_through and WALL_AT[start, facing] != NO_WALL)


@entry_point(changes=("floors", "traces"))
def count_card(floors: Records[Floor], traces: Records[Trace], card: int) -> Events:
    """Carry out a card, but for the last look, and count what happens."""
    events = Events(0, 0, 0, 0, 0, 0)
    while not is_done(card, events.steps, events.eaten):
        more = count_steps(floors, traces, 1)
        events = Events(
            events.steps + 1,
            events.turns + more.turns,
            events.pushes + more.pushes,
            events.leaps + more.leaps,
            events.slips + more.slips,
            events.eaten + more.eaten,
        )
    return events


@entry_point(stays=("desk",))
def count_found(desk: Desk) -> Events:
    """Let him walk as the solution has it that was found, and count what happens."""
    tally, found = desk.tallies[0], desk.found[0]
    put_floors(desk)
    for level in range(tally.pools):
        lay(desk.walked[WALKED], found.forms[level], found.cells[level])
    copy_cells(desk.walked[WALKED].things, found.things)
    desk.walked[WALKED].facing = found.facing
    for index in range(WALKED + 1, FLOORS):
        desk.walked[index] = desk.walked[WALKED]  # type: ignore[index]  # records can be written
    _, steps = walk_unlimited(desk.walked, desk.sides, desk.traces)
    desk.walked[WALKED] = desk.walked[BEGUN]  # type: ignore[index]
    return count_steps(desk.walked, desk.traces, steps)


@entry_point(stays=("desk",))
def is_solved_at_once(desk: Desk) -> bool:
    """Tell whether he eats all enemies, and nobody else, if nothing is done."""
    put_floors(desk)
    return walk_unlimited(desk.walked, desk.sides, desk.traces)[0] == NOBODY_LEFT


@compiled
def put_floors(desk: Desk) -> None:
    """Put the floor as it is before anything is done where he walks."""
    for index in range(FLOORS):
        desk.walked[index] = desk.laid[0]  # type: ignore[index]  # records can be written
