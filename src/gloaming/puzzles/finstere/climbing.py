"""Climbing to a puzzle with a single solution, and taking off what is idle.

1. a nearly bare board has many solutions;
2. of a few pieces that might be added, the one that leaves the fewest, but one at least, stays;
3. whatever can be taken off again, with the one solution left, goes.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

from gloaming.puzzles.puzzle import Puzzle

P = TypeVar("P", bound=Puzzle)

CANDIDATES = 5  # for each piece that is added
MOST_ADDED = 7


def climb(
    draft: P,
    more: Callable[[P], P],
    count: Callable[[P], int],
    is_idle: Callable[[P], bool],
) -> P | None:
    """Add pieces until there is a single solution, and doing nothing is none; None if in vain."""
    solutions = count(draft)
    for _ in range(MOST_ADDED):
        if solutions == 0 or (solutions == 1 and not is_idle(draft)):
            return draft if solutions else None
        tried = [more(draft) for _ in range(CANDIDATES)]
        counted = [(count(candidate), place) for place, candidate in enumerate(tried)]
        fewer = [(found, place) for found, place in counted if 0 < found < solutions]
        if not fewer:
            return None
        solutions, place = min(fewer)
        draft = tried[place]
    return None


def strip(puzzle: P, lesser: Callable[[P], Iterable[P]], is_good: Callable[[P], bool]) -> P:
    """Take pieces off, one after another, as long as it stays good without them."""
    while True:
        less = next((one for one in lesser(puzzle) if is_good(one)), None)
        if less is None:
            return puzzle
        puzzle = less
