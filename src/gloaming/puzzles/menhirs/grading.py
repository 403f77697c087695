"""How hard a free-in puzzle is, 1 to 9, from what whoever solves it must see."""

from gloaming.puzzles.puzzle import EASIEST, HARDEST

from .proof import Proof

LONGEST_COUNTED = 9  # a longer win is not harder to find by itself: its first steps are
MANY_TURNS, VERY_MANY_TURNS = 30, 120  # to choose from
MANY_MISSES = 6


def grade_of(proof: Proof) -> int | None:
    """Return the grade of a position that is won, None of any other.

    A win at once is easy.  Two turns more count one and a half, a wide choice up to two, near
    misses one, and one a win that begins without a threat; several solutions make it easier.
    """
    if proof.shortest is None:
        return None
    if proof.shortest == 1:
        return EASIEST + (len(proof.found) >= MANY_TURNS and len(proof.solutions) == 1)
    points = 1 + 3 * (min(proof.shortest, LONGEST_COUNTED) - 1) // 4
    points += (len(proof.found) >= MANY_TURNS) + (len(proof.found) >= VERY_MANY_TURNS)
    points += near_misses(proof) >= MANY_MISSES
    points += begins_quietly(proof)
    points -= len(proof.solutions) > 1
    return min(max(points, EASIEST), HARDEST)


def near_misses(proof: Proof) -> int:
    """Return how many first turns threaten to win at once, and yet do not win in time."""
    return sum(found.threatens and not found.wins for found in proof.found)


def begins_quietly(proof: Proof) -> bool:
    """Tell whether no first turn that wins threatens to win at once."""
    return not any(found.threatens for found in proof.found if found.wins)
