"""Clusters: maximal sets of mist tiles that hang together (rules 3.2)."""

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point

from .board import Cells, beside, first_of, size_of

SMALLEST_PART = 3
SMALLEST_TO_SPLIT = 2 * SMALLEST_PART


@entry_point()
def cluster_of(seed: Cells, mist: Cells) -> Cells:
    """Return all mist that hangs together with the seed, which is part of it."""
    cluster = seed
    grown = (cluster | beside(cluster)) & mist
    while grown != cluster:
        cluster = grown
        grown = (cluster | beside(cluster)) & mist
    return cluster


@compiled
def is_connected(cells: Cells) -> bool:
    """Tell whether a set hangs together."""
    return cluster_of(first_of(cells), cells) == cells


@compiled
def has_only_large_parts(cells: Cells) -> bool:
    """Tell whether every connected part of a set has at least three tiles (rules 3.3)."""
    while cells != 0:
        part = cluster_of(first_of(cells), cells)
        if size_of(part) < SMALLEST_PART:
            return False
        cells &= ~part
    return True
