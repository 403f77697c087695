"""What holds a move up: the splitting rule, the edge, other mist, the ban (rules 3.2 to 3.5)."""

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.state import Terms

from .board import INNER, Cells, size_of
from .clusters import (
    SMALLEST_PART,
    SMALLEST_TO_SPLIT,
    cluster_of,
    has_only_large_parts,
    is_connected,
)
from .move import Move, direction_of, landing, tiles_of
from .parts import touches_rest

# In the order in which they are looked at.
(
    FREE,
    NOT_MIST,
    NOT_CONNECTED,
    CLUSTER_TOO_SMALL,
    PART_TOO_SMALL,
    REST_TOO_SMALL,
    EDGE,
    MIST,
    TOUCHING,
    TAKE_BACK,
) = range(10)


@compiled
def obstacle(terms: Terms, mist: Cells, move: Move, banned: Move) -> int:
    """Return what holds a move up, or FREE."""
    tiles = tiles_of(move)
    if tiles == 0 or tiles & ~mist != 0:
        return NOT_MIST
    if not is_connected(tiles):
        return NOT_CONNECTED
    cluster = cluster_of(tiles, mist)
    if tiles != cluster:
        reason = split_obstacle(cluster, tiles)
        if reason != FREE:
            return reason
    return way_obstacle(terms, cluster, move, banned)


@compiled
def split_obstacle(cluster: Cells, part: Cells) -> int:
    """Return what forbids to split a connected part off a cluster (rules 3.3)."""
    if size_of(cluster) < SMALLEST_TO_SPLIT:
        return CLUSTER_TOO_SMALL
    if size_of(part) < SMALLEST_PART:
        return PART_TOO_SMALL
    return FREE if has_only_large_parts(cluster & ~part) else REST_TOO_SMALL


@compiled
def way_obstacle(terms: Terms, cluster: Cells, move: Move, banned: Move) -> int:
    """Return what stands in the way of a cluster or a part of it (rules 3.4, 3.5)."""
    part, direction = tiles_of(move), direction_of(move)
    if part & ~INNER[terms.board, direction] != 0:
        return EDGE
    if landing(move) & cluster & ~part != 0:
        return MIST
    if terms.must_detach and touches_rest(cluster, part, direction):
        return TOUCHING
    return TAKE_BACK if move == banned else FREE
