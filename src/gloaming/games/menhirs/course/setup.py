"""Setting up: the deal of the land, and placing mist in turn (rules 2)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records, blank
from gloaming.games.menhirs.clusters.board import BOARD_NAMES, DEAL_ORDER, LAND, Cell
from gloaming.games.menhirs.material import FOREST, MENHIR
from gloaming.games.menhirs.options import FACE_DOWN, SEATS, MenhirsOptions, removal_turns
from gloaming.games.menhirs.state import MOVING, PLACING, State

MOST_CELLS = max(len(order) for order in DEAL_ORDER)

# The cells in the order of the deal, a row for each board, filled up with zeros.
DEAL_CELLS = np.array([order + (0,) * (MOST_CELLS - len(order)) for order in DEAL_ORDER])
THIRD, FIFTH = FACE_DOWN


def start(options: MenhirsOptions) -> Records[State]:
    """Return the bare board before the deal."""
    states = blank(State)
    state = states[0]
    state.terms.board = BOARD_NAMES.index(options.board)
    state.terms.must_detach = options.must_detach
    state.terms.may_pass = options.may_pass
    state.terms.no_take_back = options.no_take_back
    removals = enumerate(removal_turns(options.schedule), start=1)
    state.terms.removals = sum(removal << turn for turn, removal in removals)
    state.forests_left, state.menhirs_left = options.forests, options.menhirs
    state.supply = options.mist
    state.turn = 1
    state.hide_menhirs = options.hide_menhirs
    state.scoring = options.scoring
    return states


@compiled
def is_left(state: State, land: int) -> bool:
    """Tell whether there is still a land tile of a kind."""
    return (state.menhirs_left if land == MENHIR else state.forests_left) > 0


@compiled
def deal(state: State, land: int) -> None:
    """Lay the next land tile; the third and the fifth menhir count as forest (rules 2.1)."""
    cell = 1 << DEAL_CELLS[state.terms.board, state.dealt]
    state.dealt += 1
    if land == FOREST:
        state.forests_left -= 1
    else:
        state.menhirs_left -= 1
        state.menhirs_dealt += 1
        if state.menhirs_dealt in (THIRD, FIFTH):
            state.face_down |= cell
        else:
            state.terms.menhirs |= cell
            state.mist |= cell  # rules 2.2
            state.supply -= 1
    if state.forests_left + state.menhirs_left == 0:
        state.phase = PLACING if state.supply > 0 else MOVING


@compiled
def may_place(state: State, cell: Cell) -> bool:
    """Tell whether a mist tile may be placed on a cell."""
    return LAND[state.terms.board] & ~state.mist & (1 << cell) != 0


@compiled
def place(state: State, cell: Cell) -> None:
    """Place a mist tile; after the last one the turns begin (rules 2.2)."""
    state.mist |= 1 << cell
    state.supply -= 1
    state.placed += 1
    state.turns_made += 1
    if state.supply == 0:
        state.phase = MOVING


@compiled
def placer(state: State) -> int:
    """Return the seat that places the next mist tile."""
    return state.placed % SEATS
