"""A token's single step: entering, leaving, walking, pushing, sliding (rules 4).

The moving token is lifted off the board while it moves, so the cell it has left is
free (rules 4.4) and it can stand over another token in passing.
"""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import DIRECTIONS, ENTRANCE, EXIT, STEPS, Cell, Direction
from gloaming.games.finstere.floor.things import can_push, is_tile, is_token, push_tile
from gloaming.games.finstere.material import BLOOD, MONSTER, TELEPORTER, WALL
from gloaming.games.finstere.state import OUT, WAITING, Floor

# The letter of a step: a direction, or the step onto the entrance.
ENTERING = DIRECTIONS
STEP_LETTERS = "NESWI"

# What `step` answers where no step is possible.
BLOCKED = 255


@compiled
def step(floor: Floor, things: Bytes, cell: Cell, letter: int) -> Cell:
    """Take a step, pushing what is in the way; return where it ends, or BLOCKED.

    `things` is changed only by a step that is possible.
    """
    if cell == WAITING:
        return enter(things) if letter == ENTERING else BLOCKED
    if cell == OUT or letter == ENTERING:
        return BLOCKED
    ahead = cell + STEPS[letter]
    if floor.ground[ahead] == WALL:
        return OUT if cell == EXIT else BLOCKED  # rules 4.2
    if not can_go(floor, things, ahead, letter):
        return BLOCKED
    return slide(floor, things, ahead, letter)


@compiled
def enter(things: Bytes) -> Cell:
    """Step onto the entrance, over a token if need be (rules 4.2)."""
    blocked = things[ENTRANCE] == MONSTER or is_tile(things[ENTRANCE])
    return BLOCKED if blocked else ENTRANCE


@compiled
def can_go(floor: Floor, things: Bytes, ahead: Cell, direction: Direction) -> bool:
    """Make way on the cell ahead; tell whether a token can go there (rules 4.3, 4.5)."""
    if floor.ground[ahead] in (WALL, TELEPORTER) or things[ahead] == MONSTER:
        return False
    if is_tile(things[ahead]):
        if not can_push(floor, things, ahead, direction):
            return False
        push_tile(floor, things, ahead, direction)
    return True


@compiled
def slide(floor: Floor, things: Bytes, cell: Cell, direction: Direction) -> Cell:
    """Return where a token that has come onto a cell stops: past the pool, or in it (4.6)."""
    step = STEPS[direction]
    while floor.ground[cell] == BLOOD and can_go(floor, things, cell + step, direction):
        cell += step
    return cell


@compiled
def where_held_up(
    floor: Floor, things: Bytes, start: Cell, letter: int, end: Cell, steps_left: int
) -> Cell:
    """Return where a slide stays that cannot go on over the token at its end, or BLOCKED.

    That is the last cell of the pool, if the ruling `blocked_slide` says so and there was more
    than the one step that led onto it (rules 6).
    """
    if not floor.blocked_slide_stays or steps_left < 1 or letter == ENTERING or end == OUT:
        return BLOCKED
    slides = floor.ground[start + STEPS[letter]] == BLOOD and floor.ground[end] != BLOOD
    return end - STEPS[letter] if slides and is_token(things[end]) else BLOCKED


@compiled
def can_stop(things: Bytes, cell: Cell) -> bool:
    """Tell whether a token may end there: not on another (rules 4.3)."""
    return cell in (WAITING, OUT) or not is_token(things[cell])
