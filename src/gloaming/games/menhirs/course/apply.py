"""What an action does."""

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.actions import CLUSTER, DEAL, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import Cell
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import PASS, move_of
from gloaming.games.menhirs.state import State

from . import rounds, setup


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
