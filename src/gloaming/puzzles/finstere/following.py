"""A token goes a way, letter by letter, as far as the rules let it."""

from gloaming.core.errors import IllegalActionError
from gloaming.games.finstere.exchange.position import Blood, Position, Teleporter
from gloaming.games.finstere.exchange.to_position import movable_tiles
from gloaming.games.finstere.floor.board import Cell
from gloaming.games.finstere.moves.complete_moves import after, lift_token
from gloaming.games.finstere.moves.staying import where_step_ends
from gloaming.games.finstere.moves.steps import BLOCKED, STEP_LETTERS, can_stop, step
from gloaming.games.finstere.state import Floor


def follow(position: Position, name: str, path: str, steps: int) -> Position:
    """Return the position after a token went a way with so many steps; refuse what is illegal."""
    floors, cell = lift_token(position, name)
    floor = floors[0]
    if len(path) > steps:
        raise IllegalActionError(f"{name} has {steps} steps, not {len(path)}", "4.1")
    for taken, letter in enumerate(path):
        cell = step_from(floor, cell, letter, steps - taken)
        if cell == BLOCKED:
            raise IllegalActionError(f"{name} cannot go {path[: taken + 1]}", "4")
    if not can_stop(floor.things, cell):
        raise IllegalActionError(f"{name} may not end on another token after {path}", "4.3")
    unmoved = [tile for tile in position.tiles if isinstance(tile, Teleporter | Blood)]
    return after(position, name, cell, [*movable_tiles(floor.things.tobytes()), *unmoved])


def step_from(floor: Floor, cell: Cell, letter: str, left: int) -> Cell:
    """Take the first of so many steps that are left; return where it ends, or BLOCKED."""
    number = STEP_LETTERS.find(letter)
    if number < 0:
        return BLOCKED
    if not floor.blocked_slide_stays:
        return step(floor, floor.things, cell, number)
    end = where_step_ends(floor, floor.things, cell, number, left)
    return BLOCKED if step(floor, floor.things, cell, number) == BLOCKED else end
