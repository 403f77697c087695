"""The prover of feasts and a slow one agree on random feasts, wide and cramped."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from gloaming.core.interchange import convert
from gloaming.puzzles.finstere.feast.judging import after, judge
from gloaming.puzzles.finstere.feast.possible import check
from gloaming.puzzles.finstere.feast.proof import Prover
from gloaming.puzzles.finstere.feast.puzzle import Feast
from gloaming.puzzles.finstere.feast.walk import is_solved
from tests.games.finstere.positions import examples

from .slow_prover import is_idle, solutions
from .strategies import cramped_feasts, feasts

PROVER = Prover()


def check_both(plain: dict[str, Any]) -> None:
    """Compare the verdict with the slow prover's, and try the solution."""
    puzzle = convert(plain, Feast)
    check(puzzle)
    verdict = judge(PROVER, puzzle)
    expected = len(solutions(plain))
    assert verdict.proved
    assert verdict.solutions == expected
    several = puzzle.unique and expected > 1
    assert verdict.sound == (expected > 0 and not is_idle(plain) and not several)
    if expected:
        assert is_solved(puzzle, after(puzzle, verdict.solution))


@pytest.mark.sweep
@settings(max_examples=examples(200, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(feasts())
def test_both_count_the_same_solutions(plain: dict[str, Any]) -> None:
    check_both(plain)


@pytest.mark.sweep
@settings(max_examples=examples(25, 3), deadline=None, suppress_health_check=list(HealthCheck))
@given(cramped_feasts())
def test_both_count_the_same_where_there_is_little_room(plain: dict[str, Any]) -> None:
    check_both(plain)
