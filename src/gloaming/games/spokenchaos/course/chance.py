"""What is left to chance: who gets the die, furniture, cards, rolls (rules 2, 3)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, weighted
from gloaming.games.spokenchaos.actions import (
    AT,
    CARD,
    DOOR,
    HOLDER,
    KEEP,
    MIDNIGHT_CARD,
    PASSING,
    PIPS,
    YAW,
)
from gloaming.games.spokenchaos.material import CARDS, NO_PIECE
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import (
    ARRANGING,
    DICING,
    DRAWING,
    DRAWING_MIDNIGHT,
    NUMBERING,
    ROLLING,
    STARTING,
    State,
)

from . import furnishing, rounds, siding
from .furnishing import YAW_STEP
from .places import draw_place, may_put_at

MOST_OUTCOMES = max(DOORS, len(CARDS), FULL_TURN // YAW_STEP)


@compiled
def may_happen(state: State, action: int) -> bool:
    """Tell whether chance may do something."""
    phase = state.phase
    if phase == DICING:
        return HOLDER <= action < HOLDER + state.players
    if phase == STARTING:
        return DOOR <= action < PIPS
    if phase in (ROLLING, NUMBERING):
        return PIPS <= action < CARD
    if phase == DRAWING:
        return CARD <= action < MIDNIGHT_CARD and state.pile[action - CARD] > 0
    if phase == DRAWING_MIDNIGHT:
        is_card = MIDNIGHT_CARD <= action < KEEP
        return is_card and (state.midnight_pile >> (action - MIDNIGHT_CARD)) & 1 != 0
    if state.held == NO_PIECE:
        return YAW <= action < AT
    return AT <= action < PASSING and may_put_at(state, action - AT)


@compiled
def happen(state: State, action: int) -> None:
    """Do what chance does."""
    phase = state.phase
    if phase == DICING:
        state.holder = state.to_move = action - HOLDER
        state.phase = ARRANGING
    elif phase == STARTING:
        state.side, state.door = divmod(action - DOOR, FIELDS)
        state.door += 1
        rounds.begin_round(state)
    elif phase == ROLLING:
        siding.roll_for_side(state, action - PIPS + 1)
    elif phase == NUMBERING:
        siding.roll_for_door(state, action - PIPS + 1)
    elif phase == DRAWING:
        rounds.draw_card(state, action - CARD)
    elif phase == DRAWING_MIDNIGHT:
        rounds.draw_midnight(state, action - MIDNIGHT_CARD)
    elif state.held == NO_PIECE:
        furnishing.take(state, state.placed)
        state.held_yaw = action - YAW
    else:
        furnishing.put_at(state, action - AT)
        furnishing.end_arranging(state)


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write what chance may do and how likely; places for furniture are beyond counting."""
    phase = state.phase
    if phase == ARRANGING:
        return 0 if state.held != NO_PIECE else list_yaws(out, weights)
    first, last = PIPS, CARD
    if phase == DICING:
        first, last = HOLDER, DOOR
    elif phase == STARTING:
        first, last = DOOR, PIPS
    elif phase in (DRAWING, DRAWING_MIDNIGHT):
        first, last = CARD, KEEP
    count = 0
    for action in range(first, last):
        if may_happen(state, action):
            out[count] = action
            weights[count] = state.pile[action - CARD] if phase == DRAWING else 1
            count += 1
    return count


@compiled
def list_yaws(out: Actions, weights: Weights) -> int:
    """Write the yaws with which chance puts furniture."""
    count = FULL_TURN // YAW_STEP
    for number in range(count):
        out[number], weights[number] = YAW + number * YAW_STEP, 1
    return count


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw what chance does."""
    if state.phase == ARRANGING and state.held != NO_PIECE:
        return AT + draw_place(state, stream)
    out = np.empty(MOST_OUTCOMES, np.int64)
    weights = np.empty(MOST_OUTCOMES, np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]
