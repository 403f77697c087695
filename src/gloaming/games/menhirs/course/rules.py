"""The rules of Menhirs as the core asks for them: atoms, who acts, what is legal.

An action is one number:

    deal a land tile | place mist | take a whole cluster, named by its first tile |
    take a tile into the part that will move | go in a direction | remove mist | pass

The numbering is computed from the table below.
"""

import numpy as np

from gloaming.core.actors import CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, weighted
from gloaming.games.menhirs.clusters.board import (
    CELLS,
    DIRECTIONS,
    Cell,
    Cells,
    Direction,
    first_of,
    number_of,
)
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import PASS, move_of, tiles_of
from gloaming.games.menhirs.clusters.moves import part_moves, whole_moves
from gloaming.games.menhirs.clusters.obstacles import FREE, obstacle
from gloaming.games.menhirs.help.observation import observe  # noqa: F401 - one of the rules that the core asks for
from gloaming.games.menhirs.state import DEALING, MOVING, OVER, PLACING, REMOVING, State

from . import rounds, setup
from .setup import LANDS

FAMILIES = (
    ("deal", len(LANDS)),
    ("place", CELLS),
    ("cluster", CELLS),
    ("tile", CELLS),
    ("go", DIRECTIONS),
    ("remove", CELLS),
    ("pass", 1),
)
SIZES = [size for _, size in FAMILIES]
DEAL, PLACE, CLUSTER, TILE, GO, REMOVE, PASSING = (sum(SIZES[:i]) for i in range(len(SIZES)))
ACTIONS = sum(SIZES)
MOST_ACTIONS = GO - CLUSTER + 1  # every cluster, every tile, the pass


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    if state.phase == DEALING:
        return CHANCE
    if state.phase == PLACING:
        return setup.placer(state)
    return NOBODY if state.phase == OVER else rounds.mover(state)


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether it is a seat's turn."""
    return seat >= 0 and actor(state) == seat


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


@compiled
def open_clusters(state: State) -> Cells:
    """Return the first tiles of the clusters that can move as a whole."""
    firsts = 0
    for move in whole_moves(state.terms, state.mist, state.banned):
        firsts |= first_of(tiles_of(move))
    return firsts


@compiled
def open_tiles(state: State) -> Cells:
    """Return the tiles that may join the chosen ones: some legal part has them all."""
    tiles = 0
    for move in part_moves(state.terms, state.mist, state.banned, state.chosen):
        tiles |= tiles_of(move)
    return tiles & ~state.chosen


@compiled
def may_go(state: State, direction: Direction) -> bool:
    """Tell whether the chosen tiles may move in a direction."""
    move = move_of(state.chosen, direction)
    return obstacle(state.terms, state.mist, move, state.banned) == FREE


@compiled
def may_pass(state: State) -> bool:
    """Tell whether the mover may pass (rules 3.8)."""
    if state.chosen != 0:
        return False
    return state.terms.may_pass or (open_clusters(state) == 0 and open_tiles(state) == 0)


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if actor(state) != seat or not 0 <= action < ACTIONS:
        return False
    if action < PLACE:
        return state.phase == DEALING and setup.is_left(state, action - DEAL)
    if action < CLUSTER:
        return state.phase == PLACING and setup.may_place(state, action - PLACE)
    if REMOVE <= action < PASSING:
        tile = 1 << (action - REMOVE)
        return state.phase == REMOVING and rounds.removable(state.terms, state.mist) & tile != 0
    return state.phase == MOVING and is_legal_move_atom(state, action)


@compiled
def is_legal_move_atom(state: State, action: int) -> bool:
    """Tell whether the mover may choose tiles, a direction or the pass so."""
    if action == PASSING:
        return may_pass(state)
    if action >= GO:
        return state.chosen != 0 and may_go(state, action - GO)
    if action >= TILE:
        return open_tiles(state) & (1 << (action - TILE)) != 0
    return state.chosen == 0 and open_clusters(state) & (1 << (action - CLUSTER)) != 0


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < PLACE:
        setup.deal(state, action - DEAL)
    elif action < CLUSTER:
        setup.place(state, action - PLACE)
    elif action < TILE:
        choose_cluster(state, action - CLUSTER)
    elif action < GO:
        state.chosen |= 1 << (action - TILE)
    elif action < REMOVE:
        rounds.make_move(state, move_of(state.chosen, action - GO))
    elif action < PASSING:
        rounds.remove(state, action - REMOVE)
    else:
        rounds.make_move(state, PASS)


@compiled
def choose_cluster(state: State, cell: Cell) -> None:
    """Choose the whole cluster that a tile belongs to."""
    state.chosen = cluster_of(1 << cell, state.mist)


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write the kinds of land that can be turned up, and how many tiles of each are left."""
    count = 0
    for land in range(len(LANDS)):
        if setup.is_left(state, land):
            out[count] = DEAL + land
            weights[count] = state.menhirs_left if land == setup.MENHIR else state.forests_left
            count += 1
    return count


@compiled
def draw(state: State, stream: Stream) -> int:
    """Draw a land tile."""
    out = np.empty(len(LANDS), np.int64)
    weights = np.empty(len(LANDS), np.int64)
    count = chance_outcomes(state, out, weights)
    return out[weighted(stream, weights, count)]


@compiled
def turn_number(state: State) -> int:
    """Return the number of the turn; placing a mist tile is one."""
    return state.turns_made


@compiled
def conceal(state: State, seat: int) -> None:
    """Take menhirs under mist out of sight, if the option says so (rules 2.3)."""
    if state.hide_menhirs and state.phase != OVER:
        state.terms.menhirs &= ~state.mist


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Change nothing: everybody saw the deal, so there is nothing a seat cannot know."""
