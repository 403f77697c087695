"""Positions with nothing idle in them: whatever lies there is needed, or misleads."""

from collections.abc import Iterator

import msgspec

from gloaming.games.menhirs.clusters.board import Place
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.solver.budget import Budget

from .grading import near_misses
from .proof import Proof, prove

# A composer gives up on positions that take longer than this to prove.
MOST_NODES = 100_000
SMALL_TABLE, SMALL_POOL = 1 << 14, 1 << 14


def prove_briefly(position: Position, turns: int) -> Proof:
    """Prove with so little room that thousands of positions can be tried."""
    return prove(position, turns, Budget(nodes=MOST_NODES), SMALL_TABLE, SMALL_POOL)


def without_idle(position: Position, proof: Proof) -> tuple[Position, Proof]:
    """Take things off the board one by one, as long as the puzzle stays as good without them."""
    for smaller in lessened(position):
        found = prove_briefly(smaller, proof.shortest or 1)
        if is_as_good(found, proof):
            return without_idle(smaller, found)
    return position, proof


def is_minimal(position: Position, proof: Proof) -> bool:
    """Tell whether nothing in a position is idle."""
    return without_idle(position, proof)[0] == position


def is_as_good(found: Proof, proof: Proof) -> bool:
    """Tell whether a smaller position has one solution as far off, and misleads no less."""
    is_same = found.complete and found.shortest == proof.shortest
    return is_same and len(found.solutions) == 1 and near_misses(found) >= near_misses(proof)


def lessened(position: Position) -> Iterator[Position]:
    """Yield all positions in which one thing less lies on the board: a menhir, a tile or a ban."""
    if position.banned:
        yield msgspec.structs.replace(position, banned=msgspec.UNSET)
    for menhir in position.menhirs:
        if menhir not in position.mist:
            yield without(position, menhir)
    for tile in position.mist:
        smaller = without(position, tile)
        if set(smaller.menhirs) & set(smaller.mist) and not is_banned(position, tile):
            yield smaller


def is_banned(position: Position, tile: Place) -> bool:
    """Tell whether a tile is one of those that may not be moved back."""
    return bool(position.banned) and tile in position.banned.tiles  # type: ignore[union-attr]


def without(position: Position, place: Place) -> Position:
    """Return a position with nothing on a cell."""
    return msgspec.structs.replace(
        position,
        menhirs=tuple(menhir for menhir in position.menhirs if menhir != place),
        mist=tuple(tile for tile in position.mist if tile != place),
    )
