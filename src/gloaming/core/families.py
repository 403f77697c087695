"""Families of actions: how a game's action numbers are made up, declared once as a table.

    FAMILIES = (family("go", direction=("N", "E")), family("stop"), family("at", x=3, y=2))

    number   0        1        2     3        4        5        6  ...
    action   go N     go E     stop  at 0,0   at 0,1   at 1,0   at 1,1

A family has as many numbers as its parts have values together; the last part runs fastest.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import prod
from typing import NamedTuple, TypeAlias

Value: TypeAlias = int | str


class Part(NamedTuple):
    """What an action of a family is about: so many numbers, or one of some names."""

    name: str
    values: int | tuple[str, ...]

    @property
    def size(self) -> int:
        """Return how many values there are."""
        return self.values if isinstance(self.values, int) else len(self.values)


class Family(NamedTuple):
    """Actions of one kind."""

    name: str
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """Return how many actions there are.

        >>> family("at", x=3, y=2).size
        6
        """
        return prod(part.size for part in self.parts)


class ActionParts(NamedTuple):
    """What an action's number stands for."""

    family: str
    values: dict[str, Value]


def family(name: str, **parts: int | Iterable[str]) -> Family:
    """Return a family of actions, with its parts and their values."""
    return Family(
        name,
        tuple(
            Part(part, values if isinstance(values, int) else tuple(values))
            for part, values in parts.items()
        ),
    )


def first_numbers(families: Sequence[Family]) -> tuple[int, ...]:
    """Return the first number of every family.

    >>> first_numbers((family("go", direction="NE"), family("stop"), family("at", x=3, y=2)))
    (0, 2, 3)
    """
    return tuple(accumulate((known.size for known in families[:-1]), initial=0))


def count_actions(families: Sequence[Family]) -> int:
    """Return how many numbers all families take up."""
    return sum(known.size for known in families)


def parts_of_action(families: Sequence[Family], action: int) -> ActionParts:
    """Return what an action's number stands for.

    >>> parts_of_action((family("stop"), family("at", x=3, y=2)), 4)
    ActionParts(family='at', values={'x': 1, 'y': 1})
    """
    starts = zip(families, first_numbers(families), strict=True)
    known, first = next(
        (known, first) for known, first in starts if first <= action < first + known.size
    )
    values: dict[str, Value] = {}
    rest = action - first
    for part in reversed(known.parts):
        rest, place = divmod(rest, part.size)
        values[part.name] = place if isinstance(part.values, int) else part.values[place]
    return ActionParts(known.name, dict(reversed(values.items())))
