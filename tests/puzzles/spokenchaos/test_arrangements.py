"""Arrangements are counted as if all of them were tried."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np

from gloaming.core.layout import array, blank
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.lobby import Ghost
from gloaming.puzzles.spokenchaos.arrangements import (
    count_all,
    count_arrangements,
    first_arrangement,
)
from gloaming.puzzles.spokenchaos.ends import ALL_FIELDS, Ends


def random_ends(random: Random, count: int) -> Ends:
    """Return some places of a ghost in two fields, with any costs."""
    bodies = blank(Ghost, count)
    fields = [random.randrange(2) for _ in range(count)]
    for number, field in enumerate(fields):
        column, row = ALL_FIELDS[field]
        x, y = (32 * part + random.randint(9, 23) for part in (column, row))
        array(bodies)[number] = array(new_ghost("medium", x, y))[0]
    steps = [random.choice((0, 2, 3)) for _ in range(count)]
    return Ends(bodies, np.zeros(count, np.int64), np.array(steps), np.array(fields))


def tried(ends: list[Ends], steps: int, *, apart: bool) -> list[tuple[int, ...]]:
    """Return all arrangements, found by trying."""
    return [
        chosen
        for chosen in product(*(range(len(places.steps)) for places in ends))
        if sum(int(places.steps[index]) for places, index in zip(ends, chosen, strict=True))
        <= steps
        and (not apart or are_all_apart(ends, chosen))
    ]


def are_all_apart(ends: list[Ends], chosen: tuple[int, ...]) -> bool:
    """Tell whether no ghost is inside another."""
    bodies = [places.bodies[index] for places, index in zip(ends, chosen, strict=True)]
    return all(are_apart(one, other) for n, one in enumerate(bodies) for other in bodies[:n])


def test_counts_of_one_to_five_ghosts() -> None:
    random = Random(3)
    for ghosts in (1, 2, 2, 3, 3, 4, 4, 5):
        ends = [random_ends(random, random.randint(1, 6)) for _ in range(ghosts)]
        steps = random.randint(1, 3 * ghosts)
        expected = tried(ends, steps, apart=True)
        assert count_arrangements(ends, steps) == len(expected)
        assert count_all(ends, steps) == len(tried(ends, steps, apart=False))
        found = first_arrangement(ends, steps)
        assert (found is not None) == bool(expected)
        if found is not None:
            assert tuple(found) in expected
            assert cost(ends, found) == min(cost(ends, list(one)) for one in expected)


def cost(ends: list[Ends], chosen: list[int]) -> int:
    """Return the steps of an arrangement."""
    return sum(int(places.steps[index]) for places, index in zip(ends, chosen, strict=True))


def test_whoever_has_no_place_ends_nowhere() -> None:
    nowhere = random_ends(Random(1), 0)
    assert count_arrangements([nowhere], 9) == 0
    assert first_arrangement([nowhere], 9) is None
