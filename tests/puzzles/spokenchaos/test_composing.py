"""Composed puzzles of Spokenchaos keep what they claim; the same stream composes the same."""

from __future__ import annotations

import pytest

from gloaming.core.seeds import chance_stream
from gloaming.puzzles.kinds import find_kind
from gloaming.puzzles.puzzle import ANY_GRADE, HARDEST

# Attempts that are known to make a puzzle.
MAKING = [("hide", 7), ("furnish", 69)]


@pytest.mark.sweep
@pytest.mark.parametrize(("name", "number"), MAKING)
def test_an_attempt_makes_a_puzzle_of_its_grade(name: str, number: int) -> None:
    kind, seed = find_kind(name), f"puzzles {name} {ANY_GRADE} 1"
    puzzle = kind.compose(chance_stream(seed, number), ANY_GRADE)
    assert puzzle is not None
    kind.check(puzzle)
    verdict = kind.judge(puzzle)
    assert (verdict.sound, verdict.proved, verdict.grade) == (True, True, puzzle.grade)
    assert kind.attempt(puzzle, verdict.solution).solved
    assert kind.compose(chance_stream(seed, number), puzzle.grade) == puzzle
    assert puzzle.grade != HARDEST
    assert kind.compose(chance_stream(seed, number), HARDEST) is None
