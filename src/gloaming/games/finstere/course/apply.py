"""What an action does."""

import numpy as np

from gloaming.core.actors import AUTOMATIC
from gloaming.core.compiled import compiled
from gloaming.core.layout import dtype_of
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.floor import laying
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.moves.staying import where_step_ends
from gloaming.games.finstere.moves.steps import BLOCKED, step
from gloaming.games.finstere.state import OUT, State, Trace

from . import rounds

TRACE = dtype_of(Trace)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        rounds.go_on(state, np.zeros(1, TRACE))  # type: ignore[arg-type]  # records, to the compiler
    elif action >= PLACE:
        form, cell = divmod(action - PLACE, CELLS)
        laying.lay(state.floor, form, cell)
        state.supply[laying.SUPPLY_OF[form]] -= 1
        rounds.placed(state)
    elif action >= BEGIN:
        rounds.begin(state, action - BEGIN)
    elif action >= CARD:
        rounds.turn_card(state, action - CARD)
    elif action == STOP:
        rounds.set_down(state)
    elif action >= STEP:
        take_step(state, action - STEP)
    else:
        rounds.lift(state, action - PICK)


@compiled
def take_step(state: State, letter: int) -> None:
    """Move the active token one step."""
    floor = state.floor
    start, end = floor.cell_of[state.active], BLOCKED
    if floor.blocked_slide_stays:
        end = where_step_ends(floor, floor.things, start, letter, state.steps_left)
    cell = step(floor, floor.things, start, letter)
    if end != BLOCKED:
        cell = end
    floor.cell_of[state.active] = cell
    state.steps_left = 0 if cell == OUT else state.steps_left - 1
