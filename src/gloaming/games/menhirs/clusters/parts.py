"""Parts that may be split off a cluster of six or more (rules 3.3).

A part that goes one cell in a direction must not run into the tiles that stay.  So
it takes along, with each of its tiles, all tiles of the cluster straight ahead of it;
and a tile behind one that stays has to stay too.  Building parts by that law finds
every legal one without trying the many that are blocked:

    direction ->        c d . e f g .        with d goes nothing but d, with c goes d,
                                             with e go f and g
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.state import Terms

from .board import CELLS, INNER, Cells, Direction, beside, first_of, opposite, shifted, size_of
from .clusters import SMALLEST_PART, has_only_large_parts
from .move import Move, Moves, add, move_of


@compiled
def along(cells: Cells, within: Cells, direction: Direction) -> Cells:
    """Return a set with all that follows it without a gap in a direction."""
    grown = cells | (shifted(cells, direction) & within)
    while grown != cells:
        cells = grown
        grown = cells | (shifted(cells, direction) & within)
    return cells


@compiled
def movable(terms: Terms, cluster: Cells, direction: Direction) -> Cells:
    """Return the tiles of a cluster that the edge of the board does not hold up."""
    at_edge = cluster & ~INNER[terms.board, direction]
    return cluster & ~along(at_edge, cluster, opposite(direction))


@compiled
def may_split(cluster: Cells, part: Cells) -> bool:
    """Tell whether a cluster may fall into a connected part and the rest."""
    rest = cluster & ~part
    if size_of(part) < SMALLEST_PART or size_of(rest) < SMALLEST_PART:
        return False
    return has_only_large_parts(rest)


@compiled
def touches_rest(cluster: Cells, part: Cells, direction: Direction) -> bool:
    """Tell whether a part that has moved still touches the rest of its cluster."""
    return beside(shifted(part, direction)) & cluster & ~part != 0


@compiled
def find_parts(
    terms: Terms,
    cluster: Cells,
    allowed: Cells,
    required: Cells,
    direction: Direction,
    banned: Move,
    out: Moves,
    count: int,
    limit: int,
) -> int:
    """Add the moves of parts in a direction to `out`; return how many it then holds.

    A part consists of allowed tiles (some of the movable ones, each with all ahead of
    it) and holds all required ones.  The search ends when there are `limit` moves; moves
    beyond the room in `out` are counted but not written.
    """
    taken, refused = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    taken[0] = along(first_of(required), allowed, direction)
    refused[0] = 0
    height = 1
    largest = size_of(cluster) - SMALLEST_PART
    while height > 0 and count < limit:
        height -= 1
        part, stay = taken[height], refused[height]
        if stay & required != 0 or size_of(part) > largest:
            continue
        near = beside(part) if part != 0 else allowed
        choice = first_of(near & allowed & ~part & ~stay)
        if choice != 0:
            taken[height] = part
            refused[height] = stay | along(choice, allowed, opposite(direction))
            taken[height + 1] = part | along(choice, allowed, direction)
            refused[height + 1] = stay
            height += 2
        elif required & ~part == 0 and may_split(cluster, part):
            move = move_of(part, direction)
            touching = terms.must_detach and touches_rest(cluster, part, direction)
            if move != banned and not touching:
                count = add(move, out, count)
    return count
