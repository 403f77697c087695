"""Arrangements: in how many ways several ghosts can end at once, and one of these ways.

Ghosts in different fields are never inside one another, so arrangements are counted field by
field: of which ghosts end there, with how many steps, in how many ways.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import numpy as np
from numpy.typing import NDArray

from .apart import pairs_apart
from .ends import ALL_FIELDS, Ends

# Ghosts as bits, and the steps that they take; and in how many ways.
Ways = Mapping[tuple[int, int], int]
Pairs = NDArray[np.float64]
TRIPLE = 3


def count_arrangements(ends: Sequence[Ends], steps: int) -> int:
    """Return in how many ways all ghosts can end with so many steps, none inside another."""
    ways: Ways = {(0, 0): 1}
    for field in range(len(ALL_FIELDS)):
        ways = joined(ways, ways_in_field(ends, field), steps)
    everybody = (1 << len(ends)) - 1
    return sum(count for (ghosts, _), count in ways.items() if ghosts == everybody)


def count_freely(ends: Sequence[Ends], steps: int) -> int:
    """Return in how many ways all ghosts can end with so many steps, through one another too."""
    ways = Counter({0: 1})
    for places in ends:
        taken: Counter[int] = Counter()
        for cost, count in Counter(places.steps.tolist()).items():
            for before, times in ways.items():
                if before + cost <= steps:
                    taken[before + cost] += times * count
        ways = taken
    return ways.total()


def joined(ways: Ways, more: Ways, steps: int) -> Ways:
    """Return the ways of some fields together with those of another."""
    found: Counter[tuple[int, int]] = Counter()
    for (ghosts, cost), count in ways.items():
        for (others, further), times in more.items():
            if ghosts & others == 0 and cost + further <= steps:
                found[ghosts | others, cost + further] += count * times
    return found


def ways_in_field(ends: Sequence[Ends], field: int) -> Ways:
    """Return in how many ways ghosts can end in a field: none of them, one, or some together."""
    here = [places.only(places.fields == field) for places in ends]
    found: dict[tuple[int, int], int] = {(0, 0): 1}
    groups: list[tuple[int, ...]] = [
        (ghost,) for ghost in range(len(ends)) if len(here[ghost].steps)
    ]
    while groups:
        possible = [group for group in groups if add_group(here, group, found)]
        groups = [
            (*group, ghost)
            for group in possible
            for ghost in range(group[-1] + 1, len(ends))
            if len(here[ghost].steps)
        ]
    return found


def add_group(
    here: Sequence[Ends], group: tuple[int, ...], found: dict[tuple[int, int], int]
) -> bool:
    """Add the ways in which just these ghosts end in a field; tell whether there are any."""
    ghosts, is_possible = sum(1 << ghost for ghost in group), False
    for costs in product(*(sorted(set(here[ghost].steps.tolist())) for ghost in group)):
        places = [
            here[ghost].only(here[ghost].steps == cost)
            for ghost, cost in zip(group, costs, strict=True)
        ]
        count = count_together(places)
        if count:
            key = (ghosts, sum(costs))
            found[key] = found.get(key, 0) + count
            is_possible = True
    return is_possible


def count_together(places: Sequence[Ends]) -> int:
    """Return in how many ways ghosts can end in one field, none inside another."""
    numbers = range(len(places))
    pairs = {
        (one, other): pairs_apart(places[one].bodies, places[other].bodies).astype(np.float64)
        for one in numbers
        for other in numbers[one + 1 :]
    }
    return count_tuples([np.arange(len(one.steps)) for one in places], pairs, 0)


def count_tuples(
    left: Sequence[NDArray[np.int64]], pairs: Mapping[tuple[int, int], Pairs], first: int
) -> int:
    """Return how many choices of one place for each ghost from the first on are all apart."""
    number = len(left) - first
    if number == 1:
        return len(left[first])
    if number <= TRIPLE:
        chosen = {
            key: matrix[np.ix_(left[key[0]], left[key[1]])]
            for key, matrix in pairs.items()
            if key[0] >= first
        }
        if number == TRIPLE:
            across = chosen[first, first + 1] @ chosen[first + 1, first + 2]
            return int((across * chosen[first, first + 2]).sum())
        return int(chosen[first, first + 1].sum())
    total = 0
    for place in left[first]:
        rest = [
            places[pairs[first, ghost][place, places] > 0] if ghost > first else places
            for ghost, places in enumerate(left)
        ]
        total += count_tuples(rest, pairs, first + 1)
    return total


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
