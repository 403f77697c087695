"""Why an action is refused, as numbers, in the order of the fields of `refusals.Refused`."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import LAND, Cell, Cells, opposite, shifted, size_of
from gloaming.games.menhirs.clusters.board_told import tell_cells
from gloaming.games.menhirs.clusters.clusters import SMALLEST_TO_SPLIT, cluster_of
from gloaming.games.menhirs.clusters.in_the_way import cells_in_the_way
from gloaming.games.menhirs.clusters.move import Move, direction_of, move_of, tiles_of
from gloaming.games.menhirs.clusters.obstacles import (
    CLUSTER_TOO_SMALL,
    FREE,
    MIST,
    TAKE_BACK,
    obstacle,
)
from gloaming.games.menhirs.state import DEALING, PLACING, REMOVING, State

# What is no obstacle, in the order in which `refusals` lists it after the obstacles.
(
    NO_SUCH_ACTION,
    NOT_DEALT,
    NO_FOREST_LEFT,
    NO_MENHIR_LEFT,
    NOT_PLACED,
    OFF_BOARD,
    HAS_MIST,
    NOT_REMOVED,
    LAST_MENHIR,
    NO_MIST,
    SET_UP,
    NOT_MOVED,
    COMPULSORY,
    NOT_CHOSEN,
    PICKED,
    MOVES_AS_A_WHOLE,
    FITS_NO_PART,
    FITS_NO_PART_WITH_PICKED,
    CHOSEN,
    NO_WAY,
) = range(TAKE_BACK + 1, TAKE_BACK + 21)


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:  # noqa: ARG001 - the rules are the same for both
    """Tell why an action that is not legal is refused."""
    begin(out)
    tell_refusal(states[0], action, out)
    return length(out)


@entry_point(counted=("out",))
def held_up_at(states: Records[State], tiles: Cells, direction: int, out: Told) -> int:
    """Tell what holds some tiles up in a direction; nothing if they are free to go."""
    begin(out)
    tell_held_up(states[0], move_of(tiles, direction), out)
    return length(out)


@compiled
def tell_refusal(state: State, action: int, out: Told) -> None:
    """Tell why an action is refused, by what is to be done now."""
    if not 0 <= action < ACTIONS:
        tell_plain(NO_SUCH_ACTION, out)
    elif state.phase == DEALING:
        tell_plain(NOT_DEALT if action >= PLACE else NO_FOREST_LEFT + action - DEAL, out)
    elif state.phase == PLACING:
        tell_not_placed(state, action, out)
    elif state.phase == REMOVING:
        tell_not_removed(state, action, out)
    else:
        tell_not_moved(state, action, out)


@compiled
def tell_not_placed(state: State, action: int, out: Told) -> None:
    """Tell why mist cannot be placed so."""
    cell = action - PLACE
    if not PLACE <= action < CLUSTER:
        tell_plain(NOT_PLACED, out)
    elif not has(LAND[state.terms.board], cell):
        tell_plain(OFF_BOARD, out)
    else:
        tell_of_cell(HAS_MIST, cell, 0, out)


@compiled
def tell_not_removed(state: State, action: int, out: Told) -> None:
    """Tell why that tile cannot be removed."""
    if not REMOVE <= action < PASSING:
        tell_plain(NOT_REMOVED, out)
    else:
        tell_plain(LAST_MENHIR if has(state.mist, action - REMOVE) else NO_MIST, out)


@compiled
def tell_not_moved(state: State, action: int, out: Told) -> None:
    """Tell why the mover cannot choose or go so."""
    if action < CLUSTER:
        tell_plain(SET_UP, out)
    elif action < TILE:
        tell_plain(why_not_taken(state, action - CLUSTER), out)
    elif action < GO:
        tell_not_picked(state, action - TILE, out)
    elif action < REMOVE:
        tell_not_gone(state, action - GO, out)
    else:
        tell_plain(COMPULSORY if action == PASSING else NOT_MOVED, out)


@compiled
def why_not_taken(state: State, cell: Cell) -> int:
    """Return why a cluster cannot be taken."""
    if state.chosen != 0:
        return CHOSEN
    return NO_WAY if has(state.mist, cell) else NO_MIST


@compiled
def tell_not_picked(state: State, cell: Cell, out: Told) -> None:
    """Tell why a tile cannot belong to the part that moves."""
    if not has(state.mist, cell):
        tell_plain(NO_MIST, out)
        return
    size = size_of(cluster_of(1 << cell, state.mist))
    tell_of_cell(why_not_picked(state, cell, size), cell, size, out)


@compiled
def why_not_picked(state: State, cell: Cell, size: int) -> int:
    """Return why a tile of a cluster of some size cannot be picked."""
    if has(state.chosen, cell):
        return PICKED
    if size < SMALLEST_TO_SPLIT:
        return MOVES_AS_A_WHOLE
    return FITS_NO_PART if state.chosen == 0 else FITS_NO_PART_WITH_PICKED


@compiled
def tell_not_gone(state: State, direction: int, out: Told) -> None:
    """Tell what holds the chosen tiles up."""
    if state.chosen == 0:
        tell_plain(NOT_CHOSEN, out)
    else:
        tell_held_up(state, move_of(state.chosen, direction), out)


@compiled
def tell_held_up(state: State, move: Move, out: Told) -> None:
    """Tell what holds a move up."""
    part, direction = tiles_of(move), direction_of(move)
    reason = obstacle(state.terms, state.mist, move, state.banned)
    cells = cells_in_the_way(state.terms, state.mist, move, reason)
    tell_why(reason, cells if reason != FREE else 0, out)
    tell_cells(shifted(cells, opposite(direction)) if reason == MIST else 0, out)
    tell(out, size_of(cluster_of(part, state.mist) if reason == CLUSTER_TOO_SMALL else part))
    tell(out, True)
    tell(out, direction)


@compiled
def tell_plain(why: int, out: Told) -> None:
    """Tell a reason that says everything."""
    tell_why(why, 0, out)
    tell_no_way(0, out)


@compiled
def tell_of_cell(why: int, cell: Cell, size: int, out: Told) -> None:
    """Tell a reason that is about one cell, and the size of its cluster."""
    tell_why(why, 1 << cell, out)
    tell_no_way(size, out)


@compiled
def tell_why(why: int, cells: Cells, out: Told) -> None:
    """Tell a reason, its rule and the cells that it is about."""
    tell(out, why)
    tell(out, why)
    tell_cells(cells, out)


@compiled
def tell_no_way(size: int, out: Told) -> None:
    """Tell that no tiles go in any direction, and a size."""
    tell_cells(0, out)
    tell(out, size)
    tell(out, False)


@compiled
def has(cells: Cells, cell: Cell) -> bool:
    """Tell whether a set has a cell."""
    return (cells >> cell) & 1 != 0
