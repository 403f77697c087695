"""The rules of Menhirs again, slowly: sets of (column, position), straight from the rules page.

Nothing here shares code with the package, so that both would have to be wrong alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import combinations

Cell = tuple[int, int]
Tiles = frozenset[Cell]
Move = tuple[Tiles, str]

SMALL = (3, 4, 5, 6, 5, 4, 3)
LARGE = (4, 5, 6, 7, 6, 5, 4)
WAYS = ("N", "NE", "SE", "S", "SW", "NW")
BACK = {"N": "S", "NE": "SW", "SE": "NW", "S": "N", "SW": "NE", "NW": "SE"}
DEFAULT = tuple(turn // 2 % 2 == 1 for turn in range(24))


@dataclass(frozen=True)
class Place:
    """A position at the beginning of a turn."""

    menhirs: Tiles
    mist: Tiles
    turn: int = 1
    banned: Move | None = None
    heights: tuple[int, ...] = SMALL
    schedule: tuple[bool, ...] = field(default=DEFAULT)
    must_detach: bool = False
    may_pass: bool = False
    no_take_back: bool = True


def cells(heights: tuple[int, ...]) -> list[Cell]:
    """Return all cells of a board, column by column."""
    return [(c, p) for c, height in enumerate(heights, 1) for p in range(1, height + 1)]


@cache
def neighbour(heights: tuple[int, ...], cell: Cell, way: str) -> Cell | None:
    """Return the next cell in a direction, or None beyond the edge (rules 1)."""
    column, position = cell
    if way in "NS":
        other = (column, position + (1 if way == "S" else -1))
    else:
        side = column + (1 if way[1] == "E" else -1)
        if not 1 <= side <= len(heights):
            return None
        taller = heights[side - 1] > heights[column - 1]
        north = position if taller else position - 1
        other = (side, north if way[0] == "N" else north + 1)
    return other if other in cells(heights) else None


def connected_parts(heights: tuple[int, ...], tiles: Tiles) -> list[Tiles]:
    """Return the maximal connected parts of a set."""
    parts, rest = [], set(tiles)
    while rest:
        part, edge = set(), {min(rest)}
        while edge:
            part |= edge
            edge = {
                near
                for cell in edge
                for way in WAYS
                if (near := neighbour(heights, cell, way)) in rest and near not in part
            }
        rest -= part
        parts.append(frozenset(part))
    return parts


@lru_cache(maxsize=50_000)
def candidate_parts(heights: tuple[int, ...], cluster: Tiles) -> list[Tiles]:
    """Return the cluster and every part that may be split off it."""
    found = [cluster]
    if len(cluster) >= 6:
        for size in range(3, len(cluster) - 2):
            for chosen in combinations(sorted(cluster), size):
                part = frozenset(chosen)
                if len(connected_parts(heights, part)) == 1 and all(
                    len(piece) >= 3 for piece in connected_parts(heights, cluster - part)
                ):
                    found.append(part)
    return found


def shifted(heights: tuple[int, ...], tiles: Tiles, way: str) -> Tiles | None:
    """Return tiles moved one cell, or None if one would leave the board."""
    moved = [neighbour(heights, cell, way) for cell in tiles]
    return None if None in moved else frozenset(cell for cell in moved if cell)


@lru_cache(maxsize=200_000)
def moves_without_ban(heights: tuple[int, ...], mist: Tiles, must_detach: bool) -> list[Move]:
    """Return the legal moves where nothing is banned."""
    found = []
    for cluster in connected_parts(heights, mist):
        for part in candidate_parts(heights, cluster):
            for way in WAYS:
                moved = shifted(heights, part, way)
                if moved is None or moved & (mist - part):
                    continue
                if must_detach and touch(heights, moved, cluster - part):
                    continue
                found.append((part, way))
    return found


def touch(heights: tuple[int, ...], tiles: Tiles, others: Tiles) -> bool:
    """Tell whether two sets have neighbouring cells."""
    return any(neighbour(heights, cell, way) in others for cell in tiles for way in WAYS)


def legal_moves(place: Place) -> list[Move]:
    """Return the legal moves."""
    found = moves_without_ban(place.heights, place.mist, place.must_detach)
    if place.no_take_back and place.banned:
        return [move for move in found if move != place.banned]
    return found


def mist_after(place: Place, move: Move | None) -> Tiles:
    """Return the mist after a move, or a pass."""
    if move is None:
        return place.mist
    moved = shifted(place.heights, *move)
    assert moved is not None
    return (place.mist - move[0]) | moved


def wins(place: Place, move: Move | None) -> bool:
    """Tell whether a move leaves no menhir covered."""
    return not mist_after(place, move) & place.menhirs


def removals(place: Place, mist: Tiles) -> list[Cell | None]:
    """Return the tiles that may be removed after a move; None: no removal."""
    if not place.schedule[place.turn - 1]:
        return [None]
    return [tile for tile in sorted(mist) if (mist - {tile}) & place.menhirs] or [None]


def turns(place: Place) -> Iterator[tuple[Move | None, Cell | None, Place]]:
    """Yield every turn that does not win, with the position after it."""
    moves: list[Move | None] = list(legal_moves(place))
    if not moves or place.may_pass:
        moves.append(None)
    for move in moves:
        mist = mist_after(place, move)
        if not mist & place.menhirs:
            continue
        landed = shifted(place.heights, *move) if move else frozenset()
        for removed in removals(place, mist):
            banned = None
            if move and landed and removed not in landed and place.no_take_back:
                banned = (landed, BACK[move[1]])
            left = mist - {removed} if removed else mist
            yield move, removed, replace(place, mist=left, banned=banned, turn=place.turn + 1)


@lru_cache(maxsize=500_000)
def value(place: Place) -> int | None:
    """Return the distance of the end for best play: odd if the mover wins; None: a draw."""
    if place.turn > 24:
        return None
    if any(wins(place, move) for move in legal_moves(place)):
        return 1
    values = {value(after) for _, _, after in turns(place)}
    lost = [distance for distance in values if distance is not None and distance % 2 == 0]
    if lost:
        return 1 + min(lost)
    if None in values:
        return None
    return 1 + max(distance for distance in values if distance is not None)
