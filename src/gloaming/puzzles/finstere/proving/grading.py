"""How hard puzzles of Finstere Flure are, from what whoever solves them must see."""

from math import log2

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.puzzles.puzzle import EASIEST, HARDEST

# A feast, in bits: ways to tell apart, traps, how far to follow him, what he pushes; the bits below
# which it is the easiest, and those for each grade more.
WALKS, TRAPS, STEPS, PUSHES, LEAPS = 1.0, 0.5, 0.12, 0.25, 0.15
FIRST_FEAST, FEAST = 5.0, 1.9
# A prediction: each step, turn, push and leap that a learner must see.
SEEN_STEPS, SEEN_TURNS, SEEN_PUSHES, SEEN_SLIPS = 0.35, 0.7, 0.5, 0.5
FIRST_PREDICT, PREDICT = 2.0, 1.15
# An escape, in bits: ways to move, traps, cards.
CHOICES, ESCAPE_TRAPS, CARDS = 1.0, 0.5, 0.5
FIRST_ESCAPE, ESCAPE = 4.0, 1.3


@entry_point()
def grade_feast(walks: int, near: int, steps: int, pushes: int, leaps: int) -> int:
    """Return the grade of a feast: walks that differ, near misses, and what happens on his way."""
    bits = WALKS * log2(1.0 + walks) + TRAPS * log2(1.0 + near)
    bits += STEPS * steps + PUSHES * pushes + LEAPS * leaps
    return graded((bits - FIRST_FEAST) / FEAST)


@entry_point()
def grade_predict(steps: int, turns: int, pushes: int, slips: int) -> int:
    """Return the grade of a prediction, from what happens on his way."""
    weight = SEEN_STEPS * steps + SEEN_TURNS * turns + SEEN_PUSHES * pushes + SEEN_SLIPS * slips
    return graded((weight - FIRST_PREDICT) / PREDICT)


@entry_point()
def grade_escape(endings: int, near: int, cards: int) -> int:
    """Return the grade of an escape: ways to end, those that fail by one card, and the cards."""
    bits = CHOICES * log2(endings + 1.0) + ESCAPE_TRAPS * log2(near + 1.0) + CARDS * cards
    return graded((bits - FIRST_ESCAPE) / ESCAPE)


@compiled
def graded(above: float) -> int:
    """Return how many grades above the easiest one something is, as a grade."""
    return min(max(EASIEST + int(above), EASIEST), HARDEST)
