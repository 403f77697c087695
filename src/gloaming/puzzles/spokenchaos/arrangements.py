"""Arrangements: in how many ways several ghosts can end at once, and one of these ways."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import array

from .apart import pairs_apart
from .counting import LIMB, LIMBS, count_freely, count_ways
from .ends import Ends


def count_arrangements(ends: Sequence[Ends], steps: int) -> int:
    """Return in how many ways all ghosts can end with so many steps, none inside another."""
    most = most_steps(ends, steps)
    bodies = np.concatenate([array(places.bodies) for places in ends])
    fields = np.concatenate([places.fields for places in ends]).astype(np.int64)
    limbs = np.empty(LIMBS, np.int64)
    count_ways(bodies, firsts_of(ends), costs_of(ends), fields, most, limbs)  # type: ignore[arg-type]  # records
    return number_of(limbs)


def count_all(ends: Sequence[Ends], steps: int) -> int:
    """Return in how many ways all ghosts can end with so many steps, through one another too."""
    limbs = np.empty(LIMBS, np.int64)
    count_freely(firsts_of(ends), costs_of(ends), most_steps(ends, steps), limbs)
    return number_of(limbs)


def most_steps(ends: Sequence[Ends], steps: int) -> int:
    """Return how many steps can be of use at all."""
    return min(steps, sum(int(places.steps.max(initial=0)) for places in ends))


def firsts_of(ends: Sequence[Ends]) -> NDArray[np.int64]:
    """Return where the places of each ghost begin, and how many there are."""
    return np.cumsum([0, *(len(places.steps) for places in ends)])


def costs_of(ends: Sequence[Ends]) -> NDArray[np.int64]:
    """Return the steps to all places, ghost by ghost."""
    return np.concatenate([places.steps for places in ends]).astype(np.int64)


def number_of(limbs: NDArray[np.int64]) -> int:
    """Return the number that limbs make."""
    return sum(int(limb) << (LIMB * place) for place, limb in enumerate(limbs))


def first_arrangement(ends: Sequence[Ends], steps: int) -> list[int] | None:
    """Return an arrangement with as few steps as can be, as indices of places, if there is one."""
    if any(len(places.steps) == 0 for places in ends):
        return None
    least = sum(int(places.steps.min()) for places in ends)
    most_useful = sum(int(places.steps.max()) for places in ends)
    for most in range(least, min(steps, most_useful) + 1):
        found = next(arrangements(list(ends), most), None)
        if found is not None:
            return found
    return None


def arrangements(ends: list[Ends], steps: int) -> Iterator[list[int]]:
    """Yield arrangements with so many steps at most, as indices of places."""
    if not ends:
        yield []
        return
    places, rest = ends[0], ends[1:]
    spare = steps - sum(int(others.steps.min()) for others in rest)
    for index in np.flatnonzero(places.steps <= spare):
        chosen = places.only(np.array([index]))
        kept = [np.flatnonzero(pairs_apart(chosen.bodies, others.bodies)[0]) for others in rest]
        if all(len(some) for some in kept):
            left = [others.only(some) for others, some in zip(rest, kept, strict=True)]
            for found in arrangements(left, steps - int(places.steps[index])):
                yield [
                    int(index),
                    *(int(some[number]) for some, number in zip(kept, found, strict=True)),
                ]
