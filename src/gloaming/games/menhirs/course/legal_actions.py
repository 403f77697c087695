"""What a seat may do now, listed."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.menhirs.actions import CLUSTER, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import CELLS, DIRECTIONS, Cells, first_of, number_of
from gloaming.games.menhirs.state import PLACING, REMOVING, State

from . import rounds, setup
from .legality import may_go, open_clusters, open_tiles


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of the seat whose turn it is."""
    if state.phase == PLACING:
        return placements(state, out)
    if state.phase == REMOVING:
        return add_cells(REMOVE, rounds.removable(state.terms, state.mist), out, 0)
    if state.chosen != 0:
        return ways_on(state, out)
    clusters, tiles = open_clusters(state), open_tiles(state)
    count = add_cells(CLUSTER, clusters, out, 0)
    count = add_cells(TILE, tiles, out, count)
    if count == 0 or state.terms.may_pass:
        out[count] = PASSING
        count += 1
    return count


@compiled
def add_cells(family: int, cells: Cells, out: Actions, count: int) -> int:
    """Add an action for each cell of a set; return how many there are then."""
    while cells != 0:
        out[count] = family + number_of(first_of(cells))
        count += 1
        cells &= cells - 1
    return count


@compiled
def placements(state: State, out: Actions) -> int:
    """Write the cells where mist may be placed."""
    count = 0
    for cell in range(CELLS):
        if setup.may_place(state, cell):
            out[count] = PLACE + cell
            count += 1
    return count


@compiled
def ways_on(state: State, out: Actions) -> int:
    """Write the directions for the chosen tiles, and the tiles that may join them."""
    count = 0
    for direction in range(DIRECTIONS):
        if may_go(state, direction):
            out[count] = GO + direction
            count += 1
    return add_cells(TILE, open_tiles(state), out, count)
