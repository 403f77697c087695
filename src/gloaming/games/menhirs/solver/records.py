"""What a search works on: the path of frames, the transposition table, the symmetries."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.engine.rooms import blank_in, copy_in, room_for, room_of
from gloaming.core.layout import Int8, Int64, Layout, Records, blank
from gloaming.games.menhirs.clusters.board import CELLS, DIRECTIONS
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES, symmetries_keeping
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import Terms

MOST_SYMMETRIES = max(len(symmetries) for symmetries in SYMMETRIES)


class Mirrors(Layout):
    """The symmetries of the board that keep the menhirs where they are."""

    cells: Annotated[NDArray[np.int64], np.int64, MOST_SYMMETRIES, CELLS]  # images of cells
    directions: Annotated[NDArray[np.int64], np.int64, MOST_SYMMETRIES, DIRECTIONS]
    number: Int8  # how many, the one that changes nothing included


class Frame(Layout):
    """One position on the path, and how far its turns are searched."""

    mist: Int64
    banned: Int64  # the move that takes back, if it would be legal otherwise; or PASS
    first: Int64  # the first of its turns in the pool
    after: Int64  # behind the last of them
    child: Int64  # the turn that is being searched
    whole: Int64  # moves of whole clusters
    turn: Int64
    depth: Int64  # turns within which the attacker is to win; odd: the attacker moves
    stage: Int8  # CLOSED, HALF_OPEN or OPEN: which turns are in the pool


class Entry(Layout):
    """What is known of a position.  Numbers of turns; 0: nothing."""

    mist: Int64
    banned: Int64
    winning: Int64  # a move with which the mover wins within `won`
    escape: Int64  # a move with which the mover does not lose within `not_lost`
    winning_removal: Int8  # the tile removed after it, or NO_TILE
    escape_removal: Int8
    turn: Int8
    won: Int8  # the mover wins within so many turns
    not_won: Int8  # the mover cannot win within so many
    lost: Int8  # the mover loses within so many
    not_lost: Int8  # the mover need not lose within so many
    choices: Int8  # legal moves known of, up to MANY


class Cursor(Layout):
    """Where a search stands."""

    nodes: Int64  # positions visited
    ply: Int8  # the frame that is being searched
    answer: Int8  # to the question at the first frame


class Search(NamedTuple):
    """Everything a search needs, as compiled code takes it."""

    terms: Records[Terms]
    mirrors: Records[Mirrors]
    frames: Records[Frame]
    entries: Records[Entry]
    cursors: Records[Cursor]
    moves: NDArray[np.int64]  # the pool: the move of each turn
    removals: NDArray[np.int64]  # and the tile removed after it, as a set


def make_search(terms: Records[Terms], entries: int, pool: int) -> Search:
    """Return an empty search with a table of so many entries (a power of two)."""
    room = room_for("gloaming.games.menhirs")
    return Search(
        copy_in(room, terms),
        copy_in(room, mirrors_of(terms[0])),
        blank_in(room, Frame, TURNS + 1),
        blank_in(room, Entry, entries),
        blank_in(room, Cursor),
        room.zeros(pool, np.int64),
        room.zeros(pool, np.int64),
    )


def with_larger_pool(search: Search) -> Search:
    """Return a search that can go on with twice the room."""
    return search._replace(moves=lengthened(search.moves), removals=lengthened(search.removals))


def lengthened(pool: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return a pool with twice the room, beside the old one."""
    longer = room_of(pool).zeros(2 * len(pool), np.int64)
    longer[: len(pool)] = pool
    return longer


def mirrors_of(terms: Terms) -> Records[Mirrors]:
    """Return the symmetries that keep the menhirs of a match."""
    mirrors = blank(Mirrors)
    kept = symmetries_keeping(int(terms.board), int(terms.menhirs))
    mirrors[0].number = len(kept)
    for index, symmetry in enumerate(kept):
        mirrors[0].cells[index] = symmetry.cells
        mirrors[0].directions[index] = symmetry.directions
    return mirrors
