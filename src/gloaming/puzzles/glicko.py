"""Ratings of puzzles and of those who solve them, by Glicko-2 (`core/glicko.py`)."""

from typing import NamedTuple

from gloaming.core.glicko import MIDDLE
from gloaming.games import find

WIN, LOSS = 1.0, 0.0

# What the grade of a puzzle says of its rating before anybody has tried it.
EASIEST_RATING = 900.0
PER_GRADE = 150.0
GRADE_DEVIATION = 100.0

SMALLEST_MODULE = "menhirs"  # every game's module rates alike


class Rating(NamedTuple):
    """How good somebody is, or how hard something."""

    rating: float
    deviation: float
    volatility: float


UNKNOWN = Rating(MIDDLE, 350.0, 0.06)


def rating_of_grade(grade: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried."""
    rating = EASIEST_RATING + PER_GRADE * (grade - 1)
    return Rating(rating, GRADE_DEVIATION, UNKNOWN.volatility)


def rated(before: Rating, against: Rating, score: float) -> Rating:
    """Return the rating after a result against somebody or something."""
    rate = find(SMALLEST_MODULE).entry_points.rate
    return Rating(*rate(*before, against.rating, against.deviation, score))
