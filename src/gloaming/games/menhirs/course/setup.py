"""Setting up: the deal of the land, and placing mist in turn (rules 2)."""

import numpy as np

from gloaming.core.choices import chosen
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int8, Int64, Layout, Records, blank
from gloaming.games.menhirs.clusters.board import BOARD_NAMES, DEAL_ORDER, LAND, Cell
from gloaming.games.menhirs.material import FOREST, MENHIR
from gloaming.games.menhirs.options import FACE_DOWN, SEATS, MenhirsOptions, filled_counts
from gloaming.games.menhirs.state import MOVING, PLACING, State

MOST_CELLS = max(len(order) for order in DEAL_ORDER)

# The cells in the order of the deal, a row for each board, filled up with zeros.
DEAL_CELLS = np.array([order + (0,) * (MOST_CELLS - len(order)) for order in DEAL_ORDER])
THIRD, FIFTH = FACE_DOWN

# The boards in the order of the choices.
BOARD_OF = np.array([BOARD_NAMES.index(name) for name in sorted(BOARD_NAMES)])


class Choices(Layout):
    """The options of a match, as numbers; counts that are not given are the assumed ones."""

    schedule: Int64  # a bit for each turn, from the first on
    board: Int8
    menhirs: Int8
    forests: Int8
    mist: Int8
    must_detach: Bool
    may_pass: Bool
    no_take_back: Bool
    hide_menhirs: Bool
    scoring: Bool


def start(options: MenhirsOptions) -> Records[State]:
    """Return the bare board before the deal."""
    states = blank(State)
    start_at(states, chosen(Choices, options))
    return states


@entry_point(changes=("states",))
def start_at(states: Records[State], choices: Records[Choices]) -> None:
    """Write the state in which a match starts over one that is all zero."""
    state, choice = states[0], choices[0]
    state.terms.board = BOARD_OF[choice.board]
    state.terms.must_detach = choice.must_detach
    state.terms.may_pass = choice.may_pass
    state.terms.no_take_back = choice.no_take_back
    state.terms.removals = choice.schedule << 1  # turns count from 1
    menhirs, forests, mist = filled_counts(
        state.terms.board, choice.menhirs, choice.forests, choice.mist
    )
    state.menhirs_left, state.forests_left, state.supply = menhirs, forests, mist
    state.turn = 1
    state.hide_menhirs = choice.hide_menhirs
    state.scoring = choice.scoring


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
