"""What keeps a token from taking a step, and one that cannot take any from moving at all."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told
from gloaming.core.writer import NOTHING, place_of
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.legality import may_step
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.board import DIRECTIONS, ENTRANCE, STEPS, Cell
from gloaming.games.finstere.floor.places import floor_writer
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import WAITING, Floor, State

from .steps import BLOCKED, ENTERING, step

Barrier: TypeAlias = Literal["wall", "monster", "teleporter", "tile", "token"]
Rule: TypeAlias = Literal["4.2", "4.3", "4.5", "4.7"]
StepLetter: TypeAlias = Literal["N", "E", "S", "W", "I"]


class Hindrance(msgspec.Struct, frozen=True):
    """What keeps a token from a step: what stands where, and which rule that is."""

    letter: StepLetter
    by: Barrier
    cell: Place | None  # a wall is on no cell
    rule: Rule


BY_WALL, BY_MONSTER = place_of(Barrier, "wall"), place_of(Barrier, "monster")
BY_TELEPORTER, BY_TILE = place_of(Barrier, "teleporter"), place_of(Barrier, "tile")
BY_TOKEN = place_of(Barrier, "token")
BARRIERS = 5
OF_WALLS, OF_PASSING = place_of(Rule, "4.2"), place_of(Rule, "4.3")
OF_PUSHING, OF_SLIDING = place_of(Rule, "4.5"), place_of(Rule, "4.7")

put_hindrance = floor_writer(Hindrance)


@compiled
def steps_held(state: State) -> tuple[int, int]:
    """Return the first step of a lifted token and the one behind its last, if it can take none.

    Both are 0 if it can move, or has moved.
    """
    start = state.floor.cell_of[state.active]
    first = ENTERING if start == WAITING else 0
    last = first + 1 if start == WAITING else DIRECTIONS
    has_moved = state.steps_left != rounds.value(state, state.active)
    return (0, 0) if has_moved or may_step_any(state, first, last) else (first, last)


@compiled
def put_hindrances(out: Told, state: State) -> None:
    """Write what keeps a lifted token from every step; nothing if it can move."""
    first, last = steps_held(state)
    start = state.floor.cell_of[state.active]
    for letter in range(first, last):
        by, cell = barrier_to(state.floor, start, letter)
        rule = rule_of(state.floor, by, start, letter)
        cell = NOTHING if by == BY_WALL else cell
        put_hindrance(out, letter=letter, by=by, cell=cell, rule=rule)


@compiled
def may_step_any(state: State, first: int, last: int) -> bool:
    """Tell whether the active token may take any step of some."""
    for letter in range(first, last):
        if may_step(state, letter):
            return True
    return False


@compiled
def barrier_to(floor: Floor, start: Cell, letter: int) -> tuple[int, Cell]:
    """Return what stands in the way of a step that may not be taken, and where."""
    landed = int(step(floor, floor.things.copy(), start, letter))
    if landed != BLOCKED:  # it could go there, but not stay and not go on
        return BY_TOKEN, landed
    ahead = ENTRANCE if start == WAITING else int(start + STEPS[letter])
    if floor.things[ahead] == MONSTER:
        return BY_MONSTER, ahead
    if floor.ground[ahead] in (WALL, TELEPORTER):
        return BY_WALL if floor.ground[ahead] == WALL else BY_TELEPORTER, ahead
    return BY_TILE, ahead


@compiled
def rule_of(floor: Floor, by: int, start: Cell, letter: int) -> int:
    """Return the rule by which something is in the way."""
    if by == BY_TOKEN:
        return OF_SLIDING if slides(floor, start, letter) else OF_PASSING
    if start == WAITING or by == BY_WALL:
        return OF_WALLS
    return OF_PUSHING if by == BY_TILE else OF_PASSING


@compiled
def slides(floor: Floor, start: Cell, letter: int) -> bool:
    """Tell whether a step leads onto blood, wherever it ends (rules 4.6)."""
    return letter != ENTERING and floor.ground[start + STEPS[letter]] == BLOOD
