"""What keeps a token from taking a step, found out, and told as numbers (see `core.encoding`)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.legality import may_step
from gloaming.games.finstere.floor.board import DIRECTIONS, ENTRANCE, STEPS, Cell
from gloaming.games.finstere.floor.told import tell_some_cell
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import WAITING, Floor, State

from .steps import BLOCKED, ENTERING, step

# What is in the way, in the order of `Barrier`.
BY_WALL, BY_MONSTER, BY_TELEPORTER, BY_TILE, BY_TOKEN = range(5)
BARRIERS = 5
# The rules that say so, in the order of `Rule`.
OF_WALLS, OF_PASSING, OF_PUSHING, OF_SLIDING = range(4)


@compiled
def tell_hindrances(out: Told, state: State) -> None:
    """Tell for a token that is lifted what keeps it from every step; nothing if it can move."""
    start = state.floor.cell_of[state.active]
    first = ENTERING if start == WAITING else 0
    last = first + 1 if start == WAITING else DIRECTIONS
    has_moved = state.steps_left != rounds.value(state, state.active)
    if has_moved or may_step_any(state, first, last):
        tell(out, 0)
        return
    tell(out, last - first)
    for letter in range(first, last):
        tell_hindrance(out, state.floor, start, letter)


@compiled
def may_step_any(state: State, first: int, last: int) -> bool:
    """Tell whether the active token may take any step of some."""
    for letter in range(first, last):
        if may_step(state, letter):
            return True
    return False


@compiled
def tell_hindrance(out: Told, floor: Floor, start: Cell, letter: int) -> None:
    """Tell what keeps a token from a step that it may not take."""
    by, cell = barrier_to(floor, start, letter)
    tell(out, letter)
    tell(out, by)
    if by == BY_WALL:
        tell(out, 0)
    else:
        tell_some_cell(out, cell)
    tell(out, rule_of(floor, by, start, letter))


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
