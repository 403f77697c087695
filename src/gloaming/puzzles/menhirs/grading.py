"""How hard a free-in puzzle is, 1 to 9, from what whoever solves it must see."""

from gloaming.core.engine.declaring import entry_point
from gloaming.puzzles.puzzle import EASIEST, HARDEST

from .proof import Proof

LONGEST_COUNTED = 9  # a longer win is not harder to find by itself: its first steps are
MANY_TURNS, VERY_MANY_TURNS = 30, 120  # to choose from
MANY_MISSES = 6


def grade_of(proof: Proof) -> int | None:
    """Return the grade of a position that is won, None of any other."""
    if proof.shortest is None:
        return None
    turns, solutions = len(proof.found), len(proof.solutions)
    return grade_win(proof.shortest, turns, solutions, near_misses(proof), begins_quietly(proof))


@entry_point()
def grade_win(shortest: int, turns: int, solutions: int, misses: int, is_quiet: bool) -> int:  # noqa: FBT001 - compiled code knows no keywords
    """Return the grade of a position that is won.

    A win at once is easy.  Two turns more count one and a half, a wide choice up to two, near
    misses one, and one a win that begins without a threat; several solutions make it easier.
    """
    if shortest == 1:
        return EASIEST + int(turns >= MANY_TURNS and solutions == 1)
    points = 1 + 3 * (min(shortest, LONGEST_COUNTED) - 1) // 4
    points += int(turns >= MANY_TURNS) + int(turns >= VERY_MANY_TURNS)
    points += int(misses >= MANY_MISSES) + int(is_quiet) - int(solutions > 1)
    return min(max(points, EASIEST), HARDEST)


def near_misses(proof: Proof) -> int:
    """Return how many first turns threaten to win at once, and yet do not win in time."""
    return sum(found.threatens and not found.wins for found in proof.found)


def begins_quietly(proof: Proof) -> bool:
    """Tell whether no first turn that wins threatens to win at once."""
    return not any(found.threatens for found in proof.found if found.wins)
