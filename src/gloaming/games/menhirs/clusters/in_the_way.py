"""Which cells are the reason why a move is held up."""

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.state import Terms

from .board import CELLS, INNER, Cells, beside, first_of, size_of
from .clusters import cluster_of
from .move import Move, direction_of, landing, tiles_of
from .obstacles import EDGE, MIST, NOT_MIST, REST_TOO_SMALL, TOUCHING


@compiled
def cells_in_the_way(terms: Terms, mist: Cells, move: Move, reason: int) -> Cells:
    """Return the cells that are the reason: the tiles that move, if no others are."""
    part = tiles_of(move)
    others = cluster_of(first_of(part), mist) & ~part
    if reason == NOT_MIST:
        return part & ~mist
    if reason == REST_TOO_SMALL:
        return smallest_piece(others)
    if reason == EDGE:
        return part & ~INNER[terms.board, direction_of(move)]
    if reason == MIST:
        return landing(move) & others
    return beside(landing(move)) & others if reason == TOUCHING else part


@compiled
def smallest_piece(rest: Cells) -> Cells:
    """Return the smallest connected part of a set, the first of several."""
    smallest, size = 0, CELLS
    while rest != 0:
        piece = cluster_of(first_of(rest), rest)
        if size_of(piece) < size:
            smallest, size = piece, size_of(piece)
        rest &= ~piece
    return smallest
