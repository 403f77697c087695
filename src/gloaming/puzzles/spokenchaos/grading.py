"""How hard puzzles of Spokenchaos are, 1 to 9: how rare solutions are, and how much is asked."""

from math import log10, sqrt

from gloaming.puzzles.puzzle import EASIEST, HARDEST

from .furnishing import Furnishing, Wish
from .hiding import Hiding

PER_TENTH = 1.6  # points for each time that only one in ten ways is left


def rarity(possible: int, solutions: int) -> float:
    """Return how often one would have to leave nine ways in ten to be left with the solutions.

    >>> rarity(5000, 5)
    3.0
    """
    return log10(possible / solutions)


def graded(points: float) -> int:
    """Return points as a grade."""
    return min(max(round(points), EASIEST), HARDEST)


def grade_hiding(found: Hiding, ghosts: int) -> int | None:
    """Return the grade of a hide puzzle: each ghost more counts a half.

    Ghosts can mostly be hidden one after the other, so rarities do not add up in full.
    """
    if found.solutions == 0:
        return None
    each = rarity(found.arrangements, found.solutions) / sqrt(ghosts)
    return graded(1 + PER_TENTH * each + (ghosts - 1) / 2)


def grade_furnishing(found: Furnishing, wish: Wish) -> int | None:
    """Return the grade of a furnish puzzle: whoever must be seen counts, too, and the mirror."""
    if found.solutions == 0:
        return None
    points = PER_TENTH * rarity(found.standing, found.solutions)
    return graded(points + (len(wish.seen) > 0) + (wish.piece == "mirror"))
