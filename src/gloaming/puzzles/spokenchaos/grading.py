"""How hard puzzles of Spokenchaos are, 1 to 9: how rare solutions are, and how much is asked."""

from math import log10, sqrt

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.puzzles.puzzle import EASIEST, HARDEST

from .furnishing import Furnishing, Wish
from .hiding import Hiding

PER_TENTH = 1.6  # points for each time that only one in ten ways is left


@compiled
def rarity(possible: float, solutions: float) -> float:
    """Return how often one would have to leave nine ways in ten to be left with the solutions.

    >>> rarity(5000, 5)
    3.0
    """
    return log10(possible / solutions)


@compiled
def graded(points: float) -> int:
    """Return points as a grade."""
    return min(max(round(points), EASIEST), HARDEST)


@entry_point()
def grade_hide(possible: float, solutions: float, ghosts: int) -> int:
    """Return the grade of a hide puzzle: each ghost more counts a half.

    Ghosts can mostly be hidden one after the other, so rarities do not add up in full.
    """
    each = rarity(possible, solutions) / sqrt(float(ghosts))
    return graded(1.0 + PER_TENTH * each + (ghosts - 1) / 2)


@entry_point()
def grade_furnish(possible: float, solutions: float, wants_seen: bool, is_mirror: bool) -> int:  # noqa: FBT001 - compiled code knows no keywords
    """Return the grade of a furnish puzzle: whoever must be seen counts, too, and the mirror."""
    points = PER_TENTH * rarity(possible, solutions)
    return graded(points + int(wants_seen) + int(is_mirror))


def grade_hiding(found: Hiding, ghosts: int) -> int | None:
    """Return the grade of a hide puzzle, if it has solutions."""
    if found.solutions == 0:
        return None
    return grade_hide(float(found.arrangements), float(found.solutions), ghosts)


def grade_furnishing(found: Furnishing, wish: Wish) -> int | None:
    """Return the grade of a furnish puzzle, if it has solutions."""
    if found.solutions == 0:
        return None
    possible, solutions = float(found.standing), float(found.solutions)
    return grade_furnish(possible, solutions, len(wish.seen) > 0, wish.piece == "mirror")
