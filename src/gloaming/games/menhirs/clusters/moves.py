"""All legal moves: whole clusters and parts of them, one cell in a direction (rules 3.2 to 3.5)."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.games.menhirs.state import Terms

from .board import CELLS, DIRECTIONS, INNER, Cells, first_of, size_of
from .clusters import SMALLEST_TO_SPLIT, cluster_of
from .move import Move, Moves, move_of
from .parts import find_parts, movable

# Room for the moves of nearly every position; where it is short, there is a second pass.
USUAL_MOVES = 512
MOST_WHOLE_MOVES = CELLS * DIRECTIONS
NO_LIMIT = 1 << 62


@compiled
def find_whole_moves(terms: Terms, mist: Cells, banned: Move, out: Moves) -> int:
    """Write the moves of whole clusters; return how many there are (`out` has room for all)."""
    rest, count = mist, 0
    while rest != 0:
        cluster = cluster_of(first_of(rest), mist)
        rest &= ~cluster
        for direction in range(DIRECTIONS):
            move = move_of(cluster, direction)
            if cluster & ~INNER[terms.board, direction] == 0 and move != banned:
                out[count] = move
                count += 1
    return count


@compiled
def find_part_moves(terms: Terms, mist: Cells, banned: Move, required: Cells, out: Moves) -> int:
    """Write the moves of parts with all the required tiles; return how many there are.

    Moves beyond the room in `out` are counted but not written.
    """
    rest, count = mist, 0
    while rest != 0:
        cluster = cluster_of(first_of(rest), mist)
        rest &= ~cluster
        if required & ~cluster != 0 or size_of(cluster) < SMALLEST_TO_SPLIT:
            continue
        for direction in range(DIRECTIONS):
            allowed = movable(terms, cluster, direction)
            if required & ~allowed == 0:
                count = find_parts(
                    terms, cluster, allowed, required, direction, banned, out, count, NO_LIMIT
                )
    return count


@compiled
def part_moves(terms: Terms, mist: Cells, banned: Move, required: Cells) -> Moves:
    """Return the moves of parts with all the required tiles."""
    out = np.empty(USUAL_MOVES, np.int64)
    count = find_part_moves(terms, mist, banned, required, out)
    if count > len(out):
        out = np.empty(count, np.int64)
        find_part_moves(terms, mist, banned, required, out)
    return out[:count]


@compiled
def whole_moves(terms: Terms, mist: Cells, banned: Move) -> Moves:
    """Return the moves of whole clusters."""
    out = np.empty(MOST_WHOLE_MOVES, np.int64)
    return out[: find_whole_moves(terms, mist, banned, out)]


@entry_point(counted=("out",))
def write_moves(terms: Terms, mist: Cells, banned: Move, out: Moves) -> int:
    """Write all legal moves as far as there is room; return how many there are."""
    found = all_moves(terms, mist, banned)
    for index in range(min(len(found), len(out))):
        out[index] = found[index]
    return len(found)


def moves_in(terms: Terms, mist: Cells, banned: Move) -> list[Move]:
    """Return all legal moves, those of whole clusters first."""
    out = np.empty(USUAL_MOVES, np.int64)
    count = write_moves(terms, mist, banned, out)
    if count > len(out):
        out = np.empty(count, np.int64)
        write_moves(terms, mist, banned, out)
    return out[:count].tolist()


@compiled
def all_moves(terms: Terms, mist: Cells, banned: Move) -> Moves:
    """Return all legal moves, those of whole clusters first."""
    whole = whole_moves(terms, mist, banned)
    parts = part_moves(terms, mist, banned, 0)
    moves = np.empty(len(whole) + len(parts), np.int64)
    for index in range(len(whole)):
        moves[index] = whole[index]
    for index in range(len(parts)):
        moves[len(whole) + index] = parts[index]
    return moves
