"""What takes up cells in a position, and what of it is impossible.

A claim is one cell that the monster, a token, a tile, a teleporter or a pool takes up.

    off the board   a wrong pool   half a pair   beside one another   two on a cell   at a corner
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Int8, Int16, Layout

from .board import CORNERS, HEIGHT, KEPT_FREE, WIDTH, cell_at, is_on_board

# What a claim is made by.
BY_MONSTER, BY_TOKEN, BY_TILE, BY_TELEPORTER, BY_BLOOD = range(5)
# What can be wrong.
FAULTS = (
    "nothing", "off-board", "pool-shape", "half-pair", "beside-teleporter",
    "two-pools", "blood-beneath", "two-things", "kept-free", "corner-tile", "too-many",
)  # fmt: skip
(
    NO_FAULT, OFF_BOARD, POOL_SHAPE, HALF_PAIR, BESIDE_TELEPORTER,
    TWO_POOLS, BLOOD_BENEATH, TWO_THINGS, KEPT_FREE_CELL, CORNER_TILE, TOO_MANY,
) = range(len(FAULTS))  # fmt: skip
CELLS_OF_POOL = 4
TWINS = 2
NO_CLAIM = -1


def marked(is_meant: Callable[[int, int], bool]) -> NDArray[np.bool_]:
    """Return for each cell of the rectangle whether it is meant."""
    return np.array([[is_meant(x, y) for y in range(HEIGHT)] for x in range(WIDTH)])


ON_BOARD = marked(is_on_board)
IS_KEPT_FREE = marked(lambda x, y: bool((cell_at(x, y) == KEPT_FREE).any()))  # type: ignore[attr-defined]  # rows
IS_CORNER = marked(lambda x, y: cell_at(x, y) in CORNERS)


class Claim(Layout):
    """A cell that something takes up."""

    x: Int16
    y: Int16
    by: Int8
    kind: Int16  # of a tile; the number of a token, and of a teleporter's pair
    arrow: Int8  # of a teleporter
    thing: Int16  # which thing of the position claims it
    part: Int8  # and which cell of a pool it is


@compiled
def first_off_board(claims: Any) -> tuple[int, int]:
    """Return the first claim for a cell that does not exist."""
    for index in range(len(claims)):
        if not is_claim_on_board(claims[index]):
            return OFF_BOARD, index
    return NO_FAULT, NO_CLAIM


@compiled
def fault_in(claims: Any, keeps_tiles: bool) -> tuple[int, int, int]:  # noqa: FBT001 - compiled code knows no keywords
    """Return what is impossible, the claim that is, and one that is in its way, if there is one.

    `keeps_tiles`: tiles may lie on the corners.
    """
    fault, index = pool_fault(claims)
    if fault != NO_FAULT:
        return fault, index, NO_CLAIM
    fault, index, other = teleporter_fault(claims)
    if fault == NO_FAULT:
        fault, index, other = crowding_fault(claims)
    return (fault, index, other) if fault != NO_FAULT else corner_fault(claims, keeps_tiles)


@compiled
def is_claim_on_board(claim: Claim) -> bool:
    """Tell whether a claim is for a cell that exists."""
    is_in_rectangle = 0 <= claim.x < WIDTH and 0 <= claim.y < HEIGHT
    return is_in_rectangle and ON_BOARD[claim.x, claim.y]


@compiled
def pool_fault(claims: Any) -> tuple[int, int]:
    """Return the first pool that is not 2x2, 4x1 or 1x4 cells; its cells follow one another."""
    for index in range(len(claims)):
        is_first = claims[index].by == BY_BLOOD and claims[index].part == 0
        if is_first and not is_pool(claims[index : index + CELLS_OF_POOL]):
            return POOL_SHAPE, index
    return NO_FAULT, NO_CLAIM


@compiled
def is_pool(cells: Any) -> bool:
    """Tell whether four different cells have the shape of a pool."""
    left, right, top, bottom = WIDTH, 0, HEIGHT, 0
    for index in range(len(cells)):
        left, right = min(left, cells[index].x), max(right, cells[index].x)
        top, bottom = min(top, cells[index].y), max(bottom, cells[index].y)
        for other in range(index):
            if cells[other].x == cells[index].x and cells[other].y == cells[index].y:
                return False
    return (right - left + 1) * (bottom - top + 1) == CELLS_OF_POOL


@compiled
def teleporter_fault(claims: Any) -> tuple[int, int, int]:
    """Return a pair that has not two teleporters, or two that lie right beside one another."""
    for index in range(len(claims)):
        if claims[index].by == BY_TELEPORTER and count_of_pair(claims, claims[index]) != TWINS:
            return HALF_PAIR, index, NO_CLAIM
    for index in range(len(claims)):
        for other in range(index if claims[index].by == BY_TELEPORTER else 0):
            across = abs(claims[index].x - claims[other].x)
            down = abs(claims[index].y - claims[other].y)
            if claims[other].by == BY_TELEPORTER and across + down == 1:
                return BESIDE_TELEPORTER, index, other
    return NO_FAULT, NO_CLAIM, NO_CLAIM


@compiled
def count_of_pair(claims: Any, claim: Any) -> int:
    """Return how many teleporters of the same pair there are."""
    count = 0
    for index in range(len(claims)):
        other = claims[index]
        count += int(other.by == BY_TELEPORTER and other.kind == claim.kind)
    return count


@compiled
def crowding_fault(claims: Any) -> tuple[int, int, int]:
    """Return two things on a cell, but for things on blood and the monster on a teleporter."""
    for index in range(len(claims)):
        before = index if claims[index].by != BY_BLOOD else 0
        for other in range(before - 1, -1, -1):  # what stands on a teleporter comes before it
            if are_crowded(claims[other], claims[index]):
                return TWO_THINGS, index, other
    for index in range(len(claims)):
        if claims[index].by == BY_BLOOD:
            for other in range(len(claims)):
                if is_same_cell(claims[index], claims[other]):
                    by = claims[other].by
                    if by == BY_BLOOD and other < index:
                        return TWO_POOLS, index, other
                    if by in (BY_TELEPORTER, BY_MONSTER):
                        return BLOOD_BENEATH, index, other
    return NO_FAULT, NO_CLAIM, NO_CLAIM


@compiled
def are_crowded(one: Any, other: Any) -> bool:
    """Tell whether two things, not pools, are too many for their cell."""
    if one.by == BY_BLOOD or not is_same_cell(one, other):
        return False
    return not (one.by == BY_MONSTER and other.by == BY_TELEPORTER)


@compiled
def is_same_cell(one: Any, other: Any) -> bool:
    """Tell whether two claims are for one cell."""
    return one.x == other.x and one.y == other.y


@compiled
def corner_fault(claims: Any, keeps_tiles: bool) -> tuple[int, int, int]:  # noqa: FBT001 - compiled code knows no keywords
    """Return what may not be at the entrance and the exit."""
    for index in range(len(claims)):
        claim = claims[index]
        is_ground = claim.by in (BY_BLOOD, BY_TELEPORTER)
        if is_ground and IS_KEPT_FREE[claim.x, claim.y]:
            return KEPT_FREE_CELL, index, NO_CLAIM
        if claim.by == BY_TILE and IS_CORNER[claim.x, claim.y] and not keeps_tiles:
            return CORNER_TILE, index, NO_CLAIM
    return NO_FAULT, NO_CLAIM, NO_CLAIM
