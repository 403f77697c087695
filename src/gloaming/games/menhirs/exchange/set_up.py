"""From a position to a state that the rules work on; what is impossible is found on the way."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, take, take_whole
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import (
    COLUMNS,
    HEIGHTS,
    LAND,
    STRIDE,
    Board,
    Cell,
    Cells,
    cell_at,
    is_on_board,
    size_of,
)
from gloaming.games.menhirs.clusters.move import PASS, move_of
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import MOVING, State

# What can be wrong.
FAULTS = (
    "nothing", "heights", "schedule", "off-land", "twice", "ban-of-nothing", "ban", "none-covered",
)  # fmt: skip
(
    NO_FAULT, HEIGHTS_UNKNOWN, SCHEDULE_LENGTH, OFF_LAND, TWICE, BAN_OF_NOTHING, BAN, NONE_COVERED,
) = range(len(FAULTS))  # fmt: skip
# The lists of cells that a position has.
LISTS = ("menhirs", "mist", "banned")
MENHIRS, MIST, BANNED = range(len(LISTS))

NO_BOARD = NO_CELL = NO_ITEM = -1
HEIGHT_OF = np.array(HEIGHTS)
# The number of each cell of each board, by column and position.
CELL_AT = np.array(
    [
        [
            [
                cell_at(column, position) if is_on_board(board, column, position) else NO_CELL
                for position in range(STRIDE)
            ]
            for column in [COLUMNS, *range(1, COLUMNS + 1)]
        ]
        for board in range(len(HEIGHTS))
    ]
)


@entry_point(changes=("states", "given"))
def set_up_at(states: Records[State], given: Told) -> tuple[int, int, int]:
    """Write the state of a position over one that has the options of a match.

    Return what is impossible about the position: the fault, which item of a list has it,
    and which list that is.
    """
    state, terms = states[0], states[0].terms
    take(given)  # the name of the game
    board = take_board(given)
    if board == NO_BOARD:
        return HEIGHTS_UNKNOWN, NO_ITEM, NO_ITEM
    menhirs, fault, item = take_cells(given, board, LAND[board])
    if fault != NO_FAULT:
        return fault, item, MENHIRS
    mist, fault, item = take_cells(given, board, LAND[board])
    if fault != NO_FAULT:
        return fault, item, MIST
    state.turn = take_whole(given)
    turns, terms.removals = take_schedule(given)
    if turns != TURNS:
        return SCHEDULE_LENGTH, NO_ITEM, NO_ITEM
    banned, fault, item = take_ban(given, board, mist)
    if fault != NO_FAULT:
        return fault, item, BANNED
    terms.must_detach, terms.may_pass = take(given) != 0, take(given) != 0
    terms.no_take_back = take(given) != 0
    terms.board, terms.menhirs, state.mist = board, menhirs, mist
    state.banned = banned if terms.no_take_back else PASS
    begin_turn(state)
    is_covered = menhirs & mist != 0
    return (NO_FAULT if is_covered else NONE_COVERED), NO_ITEM, MIST


@compiled
def take_board(given: Told) -> Board:
    """Read how many cells each column has; return the board, or NO_BOARD if none is such."""
    columns = take_whole(given)
    if columns != COLUMNS:
        return NO_BOARD
    first = int(given[0])
    given[0] = first + columns
    for board in range(len(HEIGHT_OF)):
        same = 0
        for column in range(COLUMNS):
            same += given[first + column] == HEIGHT_OF[board, column]
        if same == COLUMNS:
            return board
    return NO_BOARD


@compiled
def take_cells(given: Told, board: Board, among: Cells) -> tuple[Cells, int, int]:
    """Read cells that are among others; return them as a set, and what is wrong with which."""
    cells = 0
    for item in range(take_whole(given)):
        cell = take_cell(given, board)
        if cell == NO_CELL:
            return cells, OFF_LAND, item
        if cells >> cell & 1:
            return cells, TWICE, item
        if not among >> cell & 1:
            return cells, BAN, item
        cells |= 1 << cell
    return cells, NO_FAULT, NO_ITEM


@compiled
def take_cell(given: Told, board: Board) -> Cell:
    """Read a cell; return its number, or NO_CELL if the board has none."""
    column, position = take_whole(given), take_whole(given)
    if 1 <= column <= COLUMNS and 1 <= position < STRIDE:
        return int(CELL_AT[board, column, position])
    return NO_CELL


@compiled
def take_schedule(given: Told) -> tuple[int, int]:
    """Read in which turns a tile is removed; return how many turns there are, and those as bits."""
    turns, removals = take_whole(given), 0
    for turn in range(1, turns + 1):
        removes = take(given) != 0
        if turn <= TURNS and removes:
            removals |= 1 << turn
    return turns, removals


@compiled
def take_ban(given: Told, board: Board, mist: Cells) -> tuple[int, int, int]:
    """Read the move that may not be made, if there is one; return it, and what is wrong with it."""
    if take(given) == 0:
        return PASS, NO_FAULT, NO_ITEM
    tiles, fault, item = take_cells(given, board, mist)
    if fault == NO_FAULT and tiles == 0:
        fault = BAN_OF_NOTHING
    if fault != NO_FAULT:
        return PASS, fault, item
    return move_of(tiles, take_whole(given)), NO_FAULT, NO_ITEM


@compiled
def begin_turn(state: State) -> None:
    """Write what is always so at the beginning of a turn."""
    state.chosen = state.moved = PASS
    state.face_down = 0
    state.forests_left = state.menhirs_left = state.supply = state.placed = 0
    state.menhirs_dealt = size_of(state.terms.menhirs)
    state.dealt = size_of(LAND[state.terms.board])
    state.phase = MOVING
    state.turns_made = state.turn - 1
    state.hide_menhirs = False
