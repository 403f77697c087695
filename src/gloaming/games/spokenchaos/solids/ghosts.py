"""Ghosts of the three sizes (rules 4)."""

from gloaming.core.layout import Records, blank
from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, Size

from .lobby import WAYS, Ghost


def new_ghost(size: Size, x: int, y: int, way: str = "") -> Records[Ghost]:
    """Return a ghost on the floor, upright or lying with its head to N, E, S or W."""
    ghosts = blank(Ghost)
    ghost, measures = ghosts[0], ASSUMPTIONS.ghosts[size]
    ghost.x, ghost.y, ghost.way = x, y, WAYS.index(way)
    ghost.radius = measures.radius
    ghost.neck = measures.height - measures.radius
    return ghosts
