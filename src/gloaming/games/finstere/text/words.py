"""What an action does and why, as sentences."""

from typing import cast

import numpy as np

from gloaming.core.game import Moment
from gloaming.core.layout import Bytes, Records, array, clone
from gloaming.games.finstere.actions import PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.apply import take_step
from gloaming.games.finstere.exchange.position import letter
from gloaming.games.finstere.floor.board import x_and_y
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import TILE_NAMES
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.walk import (
    cell_words,
    last_look_words,
    reasons,
    sights,
    tell_step,
    turn_to_look,
)
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import OUT, WAITING, Floor, State

from .notation import token_names, write_placement


def floors_of(states: Records[State]) -> Records[Floor]:
    """Return a copy of the floor of a state, as an array of one."""
    return cast("Records[Floor]", array(states)["floor"].copy())


def automatic(options: FinstereOptions, states: Records[State]) -> list[str]:
    """Explain the monster's next step, or his last look."""
    floors, names, state = floors_of(states), token_names(options), states[0]
    if not monster.is_done(state.card, state.steps_walked, state.hits):
        return reasons(tell_step(floors, names))
    saw, faced = sights(floors, names), letter(floors[0].facing)
    turn_to_look(floors)
    return [last_look_words(saw, faced, letter(floors[0].facing))]


def by_seat(options: FinstereOptions, moment: Moment) -> list[str]:
    """Explain what a seat does."""
    state, action = moment.before[0], moment.ply.action
    seat = options.seat_colours[moment.ply.actor]
    if action >= PLACE:
        return [f"{seat}: {write_placement(action)}"]
    names = token_names(options)
    if action < STEP:
        token = action - PICK
        steps = rounds.value(state, token)
        return [f"{seat} moves {names[token]}, up to {steps} step{'s' * int(steps > 1)}"]
    if action == STOP:
        return [
            f"{names[state.active]} stops {place_words(int(state.floor.cell_of[state.active]))}"
        ]
    return step_words(moment, names[state.active])


def place_words(cell: int) -> str:
    """Say where a token is."""
    if cell == WAITING:
        return "before the entrance"
    return "outside, in freedom" if cell == OUT else f"on {cell_words(x_and_y(cell))}"


def step_words(moment: Moment, name: str) -> list[str]:
    """Explain a token's step: where it ends and what it pushes."""
    after = clone(moment.before)
    letter_index = moment.ply.action - STEP
    take_step(after[0], letter_index)
    old, new = moment.before[0].floor.things, after[0].floor.things
    cell = int(after[0].floor.cell_of[after[0].active])
    way = f"{name} goes {STEP_LETTERS[letter_index]}: {place_words(cell)}"
    return [way, *pushed_words(old, new)]


def pushed_words(old: Bytes, new: Bytes) -> list[str]:
    """Say what became of a tile that a token pushed."""
    changed = [int(cell) for cell in np.flatnonzero(old != new)]
    left = [cell for cell in changed if is_tile(old[cell])]
    come = [cell for cell in changed if is_tile(new[cell])]
    if not left:
        return []
    tile = TILE_NAMES[int(old[left[0]])]
    rest = f"to {cell_words(x_and_y(come[0]))}" if come else "out of the game"
    return [f"the {tile} on {cell_words(x_and_y(left[0]))} is pushed {rest}"]
