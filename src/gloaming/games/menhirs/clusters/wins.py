"""Winning at once: all covered menhirs come free in one move (rules 3.6)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.menhirs.state import Terms

from .board import DIRECTIONS, INNER, Cells, first_of, opposite, shifted, size_of
from .clusters import SMALLEST_TO_SPLIT, cluster_of
from .move import PASS, Move, move_of
from .parts import along, find_parts, movable


@entry_point()
def winning_move(terms: Terms, mist: Cells, banned: Move) -> Move:
    """Return a move that wins at once, or PASS.

    It must take every covered menhir's tile along, so all of them lie in one cluster.
    """
    menhirs = terms.menhirs
    covered = mist & menhirs
    cluster = cluster_of(first_of(covered), mist)
    if covered & ~cluster != 0:
        return PASS
    for direction in range(DIRECTIONS):
        held_up = cluster & ~INNER[terms.board, direction]
        move = move_of(cluster, direction)
        if held_up | (shifted(cluster, direction) & menhirs) == 0 and move != banned:
            return move
    if size_of(cluster) < SMALLEST_TO_SPLIT:
        return PASS
    return winning_part(terms, cluster, banned)


@compiled
def winning_part(terms: Terms, cluster: Cells, banned: Move) -> Move:
    """Return a move of part of a cluster that frees all menhirs under it, or PASS."""
    covered = cluster & terms.menhirs
    found = np.empty(1, np.int64)
    for direction in range(DIRECTIONS):
        back = opposite(direction)
        onto_menhirs = cluster & shifted(terms.menhirs, back)
        allowed = movable(terms, cluster, direction) & ~along(onto_menhirs, cluster, back)
        if covered & ~allowed == 0 and find_parts(
            terms, cluster, allowed, covered, direction, banned, found, 0, 1
        ):
            return found[0]
    return PASS
