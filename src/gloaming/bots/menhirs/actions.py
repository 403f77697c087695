"""A whole turn of Menhirs as the actions of which it is made."""

from typing import Any

from gloaming.games.menhirs.actions import CLUSTER, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import CELLS, Cells, first_of, number_of
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import PASS, direction_of, mist_after, tiles_of
from gloaming.games.menhirs.state import REMOVING

from .turns import CELL_MASK, MOVE_MASK, PLACING_BIT, REMOVAL_BIT


def actions_of(states: Any, turn: int) -> list[int]:
    """Return the actions of a turn in a state."""
    state = states[0]
    if turn & PLACING_BIT:
        return [PLACE + (turn ^ PLACING_BIT)]
    removal = (turn >> REMOVAL_BIT & CELL_MASK) - 1
    removing = [REMOVE + removal] if removal >= 0 else []
    if state.phase == REMOVING:
        return removing
    move = turn & MOVE_MASK
    has_won = int(mist_after(state.mist, move)) & int(state.terms.menhirs) == 0
    return moving(int(state.mist), move) + ([] if has_won else removing)


def moving(mist: Cells, move: int) -> list[int]:
    """Return the actions that move a whole cluster or a part, or pass."""
    if move == PASS:
        return [PASSING]
    tiles = tiles_of(move)
    go = GO + direction_of(move)
    if cluster_of(tiles, mist) == tiles:
        return [CLUSTER + number_of(first_of(tiles)), go]
    return [*(TILE + cell for cell in range(CELLS) if tiles >> cell & 1), go]
