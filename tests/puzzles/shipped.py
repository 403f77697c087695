"""The puzzles that are shipped: some of each kind for every run, all where that is asked for."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.kinds import KINDS, find_kind

LANGUAGES = ("en", "nl", "de", "fr")
WANTS_ALL = os.environ.get("GLOAMING_PUZZLES") == "all"
SAMPLE = 4


def sample(kind: str) -> list[Any]:
    """Return shipped puzzles from the easiest to the hardest, or all with $GLOAMING_PUZZLES=all."""
    puzzles = list(puzzles_of(kind).values())
    return puzzles if WANTS_ALL else puzzles[:: max(1, len(puzzles) // SAMPLE)]


def check_collection(kind: str, least: int) -> None:
    """Check what holds of a whole collection without proving anything."""
    puzzles: list[Any] = list(puzzles_of(kind).values())
    assert len(puzzles) >= least
    numbers = range(1, len(puzzles) + 1)
    assert [puzzle.id for puzzle in puzzles] == [f"{KINDS[kind].prefix}-{n:04}" for n in numbers]
    assert len({find_kind(kind).shape(puzzle) for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    for language in LANGUAGES:
        titles = {msgspec.to_builtins(puzzle.title)[language] for puzzle in puzzles}
        assert len(titles) == len(puzzles)


def check_proof(kind: str, puzzle: Any) -> None:
    """Check that a shipped puzzle is proved anew to be what it says."""
    found = find_kind(kind)
    found.check(puzzle)
    verdict = found.judge(puzzle)
    assert (verdict.sound, verdict.proved, verdict.grade) == (True, True, puzzle.grade), puzzle.id
    assert verdict.solutions == 1 or not puzzle.unique
    typed = found.say_solution(verdict.solution)
    assert found.attempt(puzzle, found.read_answer(puzzle, typed)).solved, puzzle.id
