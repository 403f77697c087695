"""A move as one number: the tiles that move, and the direction below them.

The ban on taking back is such a number too, and PASS is the move of no tile.

    bits 0..2    the direction        bits 3..51    the tiles

No board has a cell 0, 1 or 2, nor one beyond 51.  So a move, like a set of cells, is
below 2**53: every reader of JSON gets it whole, also one that has only floating point.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled

from .board import Cells, Direction, opposite, shifted

Move: TypeAlias = int
Moves: TypeAlias = NDArray[np.int64]

PASS = 0
ONLY_DIRECTION = (1 << 3) - 1


@compiled
def move_of(tiles: Cells, direction: Direction) -> Move:
    """Return the move of some tiles in a direction."""
    return tiles | direction


@compiled
def tiles_of(move: Move) -> Cells:
    """Return the tiles that a move moves."""
    return move & ~ONLY_DIRECTION


@compiled
def direction_of(move: Move) -> Direction:
    """Return the direction of a move."""
    return move & ONLY_DIRECTION


@compiled
def landing(move: Move) -> Cells:
    """Return where the tiles of a move come to lie."""
    return shifted(tiles_of(move), direction_of(move))


@compiled
def reverse(move: Move) -> Move:
    """Return the move that takes a move back; that of a pass is a pass."""
    if move == PASS:
        return PASS
    return move_of(landing(move), opposite(direction_of(move)))


@compiled
def mist_after(mist: Cells, move: Move) -> Cells:
    """Return the mist after a move."""
    return (mist & ~tiles_of(move)) | landing(move)


@compiled
def add(move: Move, out: Moves, count: int) -> int:
    """Write a move if there is room; return how many there are now."""
    if count < len(out):
        out[count] = move
    return count + 1
