"""The few moments that decided a match."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.turning_points import AT, FIELDS, KIND, MOST, WEIGHT, consider, tell_points
from tests.core.toy import TOY
from tests.core.toy.game import Toy, ToyOptions
from tests.core.toy.playing import random_match


def foremost(candidates: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return moments and kinds of what is kept, in the order of the match; kinds are places."""
    points, found = np.zeros((MOST, FIELDS), np.int64), 0
    for kind, (at, weight) in enumerate(candidates):
        found = consider(points, found, at, kind, 0, 1, weight)
    out = np.zeros(100)
    count = tell_points(points, found, out)
    rows = out[2:count].reshape(found, WEIGHT)
    return [(int(row[AT]), int(row[KIND])) for row in rows]


def slowly(candidates: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the same by sorting."""
    chosen: dict[int, int] = {}
    for kind, (at, _) in sorted(enumerate(candidates), key=lambda one: -one[1][1]):
        if len(chosen) < MOST:
            chosen.setdefault(at, kind)
    return sorted(chosen.items())


def test_the_weightiest_few_are_told_in_the_order_of_the_match() -> None:
    assert foremost([(9, 5), (3, 4), (7, 8), (1, 2)]) == [(3, 1), (7, 2), (9, 0)]


def test_a_moment_is_told_once_as_what_weighs_most() -> None:
    assert foremost([(5, 1), (5, 9), (5, 3)]) == [(5, 1)]


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(0, 5)), max_size=12))
def test_whatever_comes_in_whatever_order(candidates: list[tuple[int, int]]) -> None:
    assert foremost(candidates) == slowly(candidates)


def test_by_default_a_game_has_none() -> None:
    match = random_match(2, 1, 1)
    assert super(Toy, TOY).turning_points(ToyOptions(), match.moments, match.states) == []
