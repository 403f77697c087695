"""Composing positions that are won in only one way, with as little on the board as can be."""

import msgspec

from gloaming.core.streams import Stream, below
from gloaming.games.menhirs.clusters.board import (
    HEIGHTS,
    LAND,
    Board,
    Cells,
    Place,
    beside,
    places_in,
    set_of,
)
from gloaming.games.menhirs.clusters.move import PASS, direction_of, tiles_of
from gloaming.games.menhirs.clusters.moves import moves_in
from gloaming.games.menhirs.exchange.position import Banned, Position, letter
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import TURNS
from gloaming.puzzles.puzzle import ANY_GRADE

from .grading import grade_of, near_misses
from .minimal import prove_briefly, without_idle
from .proof import Proof

LARGE_ONE_IN, BANNED_ONE_IN = 4, 4
FEWEST_TILES, MOST_TILES = 5, 12
FEWEST_MENHIRS, MOST_MENHIRS = 2, 5
MOST_FREE = 3  # menhirs that no mist covers yet, and that it must not come upon
SPREAD = 10  # how many in so many tiles lie anywhere
APART = 3
FEWEST_MISSES = 2

# The longest win that a grade can have, from the first.
LONGEST = (1, 3, 3, 5, 5, 7, 7, 7, 7)


def compose_position(stream: Stream, grade: int) -> tuple[Position, Proof] | None:
    """Return a position of a grade and its proof, if one attempt finds it."""
    longest = LONGEST[grade - 1] if grade != ANY_GRADE else max(LONGEST)
    position = draw_position(stream, longest)
    proof = prove_soonest(position, longest)
    if not proof.complete or len(proof.solutions) != 1 or proof.is_idle:
        return None
    position, proof = without_idle(position, proof)
    if grade not in (grade_of(proof), ANY_GRADE) or not is_beautiful(position, proof):
        return None
    return position, proof


def prove_soonest(position: Position, longest: int) -> Proof:
    """Judge the first turns by whether they win as soon as can be, within so many turns."""
    proof = prove_briefly(position, 1)
    for turns in range(3, longest + 1, 2):
        if proof.solutions or not proof.complete:
            break
        proof = prove_briefly(position, turns)
    return proof


def is_beautiful(position: Position, proof: Proof) -> bool:
    """Tell whether a puzzle leads astray, and no far menhir's tile is just removed."""
    (turn,) = proof.solutions
    removes_far = turn.remove in position.menhirs and turn.remove not in turn.tiles
    leads_astray = proof.shortest == 1 or near_misses(proof) >= FEWEST_MISSES
    return leads_astray and not removes_far


def draw_position(stream: Stream, longest: int) -> Position:
    """Draw a position with time left for so long a win; sometimes with a ban."""
    board = int(below(stream, LARGE_ONE_IN) == 0)
    mist = draw_mist(stream, board, between(stream, FEWEST_TILES, MOST_TILES))
    covered = draw_cells(stream, mist, between(stream, FEWEST_MENHIRS, MOST_MENHIRS))
    free = draw_cells(stream, int(LAND[board]) & ~mist, below(stream, MOST_FREE + 1))
    position = Position(
        game="menhirs",
        heights=HEIGHTS[board],
        menhirs=tuple(places_in(covered | free)),
        mist=tuple(places_in(mist)),
        turn=between(stream, 1, TURNS + 1 - longest),
    )
    return with_ban(stream, position) if below(stream, BANNED_ONE_IN) == 0 else position


def between(stream: Stream, least: int, most: int) -> int:
    """Draw a number."""
    return least + int(below(stream, most - least + 1))


def draw_mist(stream: Stream, board: Board, tiles: int) -> Cells:
    """Draw mist that mostly hangs together."""
    land, mist = int(LAND[board]), 0
    for _ in range(tiles):
        near = int(beside(mist)) & land & ~mist
        anywhere = mist == 0 or near == 0 or below(stream, SPREAD) < APART
        mist |= draw_cells(stream, land & ~mist if anywhere else near, 1)
    return mist


def draw_cells(stream: Stream, cells: Cells, count: int) -> Cells:
    """Draw so many cells of a set, or all of them."""
    left = places_in(cells)
    drawn: list[Place] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(int(below(stream, len(left)))))
    return set_of(drawn)


def with_ban(stream: Stream, position: Position) -> Position:
    """Return a position with one of its moves banned, as if the opponent had just made it."""
    state = to_state(position)[0]
    moves = moves_in(state.terms, state.mist, PASS)
    if not moves or position.turn == 1:
        return position
    move = moves[int(below(stream, len(moves)))]
    banned = Banned(tuple(places_in(tiles_of(move))), letter(direction_of(move)))
    return msgspec.structs.replace(position, banned=banned)
