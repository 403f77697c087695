"""The monster's walk with unlimited steps (rules 6a): it always ends, and says why.

He walks until nobody of those who are to be eaten is left, until somebody is eaten who should
stand, or until everything is as it was before an earlier step: then he walks in circles.

    start --> . --> . --> a --> . --> .
                          ^           |       found by Brent's way: three floors are enough,
                          +-----------+       however long the walk is
"""

from typing import Any

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bytes, Records, blank
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.floor.things import is_token
from gloaming.games.finstere.material import TOKEN
from gloaming.games.finstere.state import Floor, Trace

from . import monster

# Sides of tokens: those who should stand, and those who should be eaten.
OWN, ENEMY = 1, 2
# Why the walk ends.
REPEATS, NOBODY_LEFT, OWN_EATEN = range(3)
# Floors: the one on which he walks, the one where he began, and one that is remembered.
WALKED, BEGUN, REMEMBERED = range(3)
FLOORS = 3


def floors_for(floor: Floor) -> Any:
    """Return the floors for a walk that begins on one."""
    floors: Any = blank(Floor, FLOORS)
    for index in range(FLOORS):
        floors[index] = floor
    return floors


@entry_point(changes=("floors", "traces"))
def walk_unlimited(floors: Records[Floor], sides: Bytes, traces: Records[Trace]) -> tuple[int, int]:
    """Let him walk on the first floor; return why that ends, and after how many steps."""
    steps, since, power = 0, 0, 1
    while is_anyone_left(floors[WALKED], sides):
        go_one(floors[WALKED], traces)
        steps, since = steps + 1, since + 1
        if ate_own(sides, traces):
            return OWN_EATEN, steps
        if is_same(floors[WALKED], floors[REMEMBERED]):
            return REPEATS, first_return(floors, since, traces)
        if since == power:
            floors[REMEMBERED] = floors[WALKED]  # type: ignore[index]  # records can be written
            power, since = 2 * power, 0
    return NOBODY_LEFT, steps


@compiled
def first_return(floors: Any, length: int, traces: Records[Trace]) -> int:
    """Walk anew, to where everything is for the first time as it was before; return the steps."""
    floors[WALKED] = floors[BEGUN]
    floors[REMEMBERED] = floors[BEGUN]
    for _ in range(length):
        go_one(floors[WALKED], traces)
    steps = length
    while not is_same(floors[WALKED], floors[REMEMBERED]):
        go_one(floors[WALKED], traces)
        go_one(floors[REMEMBERED], traces)
        steps += 1
    return steps


@compiled
def go_one(floor: Floor, traces: Records[Trace]) -> None:
    """Let him look and go one step, and note only what happens in it."""
    monster.begin_trace(traces)
    monster.step(floor, traces)


@compiled
def is_anyone_left(floor: Floor, sides: Bytes) -> bool:
    """Tell whether somebody who should be eaten stands on the board."""
    for cell in range(CELLS):
        thing = floor.things[cell]
        if is_token(thing) and sides[thing - TOKEN] == ENEMY:
            return True
    return False


@compiled
def ate_own(sides: Bytes, traces: Records[Trace]) -> bool:
    """Tell whether somebody who should stand was eaten in the last step."""
    for index in range(traces[0].eaten_count):
        if sides[traces[0].eaten[index]] == OWN:
            return True
    return False


@compiled
def is_same(one: Floor, other: Floor) -> bool:
    """Tell whether monster, facing, tiles and tokens are the same on two floors."""
    if one.monster != other.monster or one.facing != other.facing:
        return False
    for cell in range(CELLS):
        if one.things[cell] != other.things[cell]:
            return False
    return True
