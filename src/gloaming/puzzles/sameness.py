"""What tells a puzzle from all others: its shape, and what the task says besides.

Mirror images and other names share a key, and so do the claims that a composer makes.
"""

from functools import cache
from hashlib import sha256
from typing import Any

from .collection import puzzles_of
from .kinds import find_kind
from .puzzle import Puzzle

NUMBERS = ("turns", "steps")  # of tasks, which no mirror changes


def key_of(puzzle: Puzzle) -> str:
    """Return a text that two puzzles have in common if they are the same."""
    name = kind_name(puzzle)
    plain: Any = puzzle
    numbers = [getattr(plain.task, number, None) for number in NUMBERS]
    rulings = plain.position.ruled() if hasattr(plain.position, "ruled") else ()
    leaving = len(getattr(plain.task, "out", ()))
    whole = (name, find_kind(name).shape(puzzle), numbers, rulings, leaving)
    return sha256(repr(whole).encode()).hexdigest()


def kind_name(puzzle: Puzzle) -> str:
    """Return the name of a puzzle's kind."""
    return str(puzzle.__struct_config__.tag)


@cache
def shipped_keys(kind: str) -> dict[str, str]:
    """Return the ids of the shipped puzzles of a kind by their keys."""
    return {key_of(puzzle): name for name, puzzle in puzzles_of(kind).items()}
