"""What keeps a token from taking a step, and one that cannot take any from moving at all."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.core.layout import Records
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.legality import may_step
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.board import DIRECTIONS, ENTRANCE, STEPS, Cell, x_and_y
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import WAITING, Floor, State

from .steps import BLOCKED, ENTERING, STEP_LETTERS, step

Barrier: TypeAlias = Literal["wall", "monster", "teleporter", "tile", "token"]

RULES: dict[Barrier, str] = {
    "wall": "4.2", "monster": "4.3", "teleporter": "4.3", "tile": "4.5", "token": "4.3",
}  # fmt: skip
RULE_OF_ENTERING = "4.2"
RULE_OF_SLIDING = "4.7"


class Hindrance(msgspec.Struct, frozen=True):
    """What keeps a token from a step: what stands where, and which rule that is."""

    letter: str
    by: Barrier
    cell: Place | None  # a wall is on no cell
    rule: str


def hindrances(states: Records[State]) -> list[Hindrance]:
    """Return for a token that is lifted what keeps it from every step; nothing if it can move."""
    state = states[0]
    has_moved = state.steps_left != rounds.value(state, state.active)
    start = int(state.floor.cell_of[state.active])
    letters = [ENTERING] if start == WAITING else list(range(DIRECTIONS))
    if has_moved or any(may_step(state, letter) for letter in letters):
        return []
    return [hindrance(state.floor, start, letter) for letter in letters]


def hindrance(floor: Floor, start: Cell, letter: int) -> Hindrance:
    """Return what keeps a token from a step that it may not take."""
    by, cell = barrier_to(floor, start, letter)
    place = None if by == "wall" else x_and_y(cell)
    return Hindrance(STEP_LETTERS[letter], by, place, rule_of(floor, by, start, cell))


def barrier_to(floor: Floor, start: Cell, letter: int) -> tuple[Barrier, Cell]:
    """Return what stands in the way of a step that may not be taken, and where."""
    landed = int(step(floor, floor.things.copy(), start, letter))
    if landed != BLOCKED:  # it could go there, but not stay and not go on
        return "token", landed
    ahead = ENTRANCE if start == WAITING else start + int(STEPS[letter])
    if floor.things[ahead] == MONSTER:
        return "monster", ahead
    if floor.ground[ahead] in (WALL, TELEPORTER):
        return "wall" if floor.ground[ahead] == WALL else "teleporter", ahead
    return "tile", ahead


def rule_of(floor: Floor, by: Barrier, start: Cell, cell: Cell) -> str:
    """Return the rule by which something is in the way."""
    if by == "token":
        return RULE_OF_SLIDING if floor.ground[cell] == BLOOD else RULES[by]
    return RULE_OF_ENTERING if start == WAITING else RULES[by]
