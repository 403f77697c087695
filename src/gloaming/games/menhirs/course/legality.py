"""What is legal: tiles only if a legal move has them all (rules 3.2 to 3.5)."""

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import Cells, Direction, first_of
from gloaming.games.menhirs.clusters.move import move_of, tiles_of
from gloaming.games.menhirs.clusters.moves import part_moves, whole_moves
from gloaming.games.menhirs.clusters.obstacles import FREE, obstacle
from gloaming.games.menhirs.state import DEALING, MOVING, PLACING, REMOVING, State

from . import rounds, setup
from .actor import actor


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
