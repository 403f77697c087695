"""The prover and a slow one agree on random feasts."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from gloaming.core.interchange import convert
from gloaming.puzzles.finstere.feast.possible import check
from gloaming.puzzles.finstere.feast.proof import Prover
from gloaming.puzzles.finstere.feast.puzzle import Feast
from tests.games.finstere.positions import examples

from .slow_prover import solutions
from .strategies import feasts

PROVER = Prover()


@pytest.mark.sweep
@settings(max_examples=examples(300, 10), deadline=None, suppress_health_check=list(HealthCheck))
@given(feasts())
def test_both_count_the_same_solutions(plain: dict[str, Any]) -> None:
    puzzle = convert(plain, Feast)
    check(puzzle)
    proof = PROVER.prove(puzzle)
    assert proof.is_complete
    assert proof.solutions == len(solutions(plain))
