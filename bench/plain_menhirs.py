"""The moves of Menhirs as a Python programmer would first write them: with sets of cells."""

from collections.abc import Iterator

Cell = tuple[int, int]
Tiles = frozenset[Cell]

HEIGHTS = (3, 4, 5, 6, 5, 4, 3)
CELLS = {(c, p) for c, height in enumerate(HEIGHTS, 1) for p in range(1, height + 1)}
WAYS = ("N", "NE", "SE", "S", "SW", "NW")
SMALLEST_PART = 3


def neighbour(cell: Cell, way: str) -> Cell:
    """Return the next cell in a direction, on the board or not."""
    column, position = cell
    if way in ("N", "S"):
        return column, position + (1 if way == "S" else -1)
    side = column + (1 if way[1] == "E" else -1)
    taller = 1 <= side <= len(HEIGHTS) and HEIGHTS[side - 1] > HEIGHTS[column - 1]
    north = position if taller else position - 1
    return side, north if way[0] == "N" else north + 1


NEIGHBOURS = {cell: {neighbour(cell, way) for way in WAYS} & CELLS for cell in CELLS}


def clusters(mist: set[Cell]) -> Iterator[set[Cell]]:
    """Yield the connected parts of a set."""
    rest = set(mist)
    while rest:
        cluster, edge = set(), {rest.pop()}
        while edge:
            cluster |= edge
            edge = {near for cell in edge for near in NEIGHBOURS[cell]} & rest
            rest -= edge
        yield cluster


def parts(cluster: set[Cell]) -> set[Tiles]:
    """Return every connected part of a cluster, grown tile by tile."""
    found: set[Tiles] = set()
    growing = {frozenset([cell]) for cell in cluster}
    while growing:
        found |= growing
        growing = {
            part | {near}
            for part in growing
            for cell in part
            for near in NEIGHBOURS[cell] & cluster
            if near not in part
        }
    return found


def may_split(cluster: set[Cell], part: Tiles) -> bool:
    """Tell whether a part may be taken off its cluster."""
    if len(part) < SMALLEST_PART:
        return False
    return all(len(piece) >= SMALLEST_PART for piece in clusters(cluster - part))


def legal_moves(mist: set[Cell]) -> list[tuple[Tiles, str]]:
    """Return all moves where nothing is banned."""
    found = []
    for cluster in clusters(mist):
        splits = [part for part in parts(cluster) if may_split(cluster, part)]
        for part in (
            {frozenset(cluster), *splits}
            if len(cluster) >= 2 * SMALLEST_PART
            else {frozenset(cluster)}
        ):
            for way in WAYS:
                moved = {neighbour(cell, way) for cell in part}
                if moved <= CELLS and not moved & (mist - part):
                    found.append((part, way))
    return found
