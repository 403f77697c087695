"""The prover of escapes and a slow one agree on random escapes."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from gloaming.core.interchange import convert
from gloaming.puzzles.finstere.escape.judging import Prover, check
from gloaming.puzzles.finstere.escape.kind import KIND
from gloaming.puzzles.finstere.escape.puzzle import Escape
from tests.games.finstere.positions import examples

from .slow_prover import escapes as slow_escapes
from .strategies import escapes

PROVER = Prover()


@pytest.mark.sweep
@settings(max_examples=examples(200, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(escapes())
def test_both_count_the_same_solutions(plain: dict[str, Any]) -> None:
    puzzle = convert(plain, Escape)
    check(puzzle)
    proof = PROVER.prove(puzzle)
    assert proof.is_complete
    assert proof.solutions == len(slow_escapes(plain))
    if proof.solutions:
        assert KIND.attempt(puzzle, proof.solution).solved
