"""What a goal comes to: numbers of a state that must be among some, so that any program can judge.

path    ("floor", "cell_of", 2)    the way to a number in the state's JSON form
mask    only these bits of it count; 0: all of it
least, most    what it must be, both included
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number of a state, and what it must be: within one of some ranges."""

    path: tuple[str | int, ...]
    ranges: tuple[tuple[float, float], ...]
    mask: int = 0

    def holds(self, plain: Any) -> bool:
        """Tell whether it holds for a state in its JSON form."""
        value = plain
        for step in self.path:
            value = value[step]
        number = int(value) & self.mask if self.mask else float(value)
        return any(least <= number <= most for least, most in self.ranges)


def among(path: Sequence[str | int], values: Iterable[int], mask: int = 0) -> Check:
    """Return the check that a number is one of some values."""
    return Check(tuple(path), tuple((value, value) for value in values), mask)


def between(path: Sequence[str | int], least: float, most: float) -> Check:
    """Return the check that a number lies between two others."""
    return Check(tuple(path), ((least, most),))
