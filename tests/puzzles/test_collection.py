"""The shipped puzzles: enough of them, in all grades, no two alike, and as good as they claim.

A sample is proved each time; GLOAMING_PUZZLES=all (`make puzzles`) proves all of them.
"""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.puzzles.collecting import DATA, collect
from gloaming.puzzles.collection import find_puzzle, puzzles_of
from gloaming.puzzles.finstere.feast.composing import lesser
from gloaming.puzzles.finstere.feast.kind import KIND as FEAST
from gloaming.puzzles.finstere.feast.puzzle import Feast
from gloaming.puzzles.kinds import KINDS, find_kind
from gloaming.puzzles.puzzle import GRADES
from gloaming.puzzles.solutions import solutions_of, write_solutions

IS_WHOLE = os.environ.get("GLOAMING_PUZZLES") == "all"
SAMPLE = 1 if IS_WHOLE else 23  # one in so many
MOST_BYTES = 2_000_000
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
SAMPLED = [name for kind in KINDS for name in list(puzzles_of(kind))[::SAMPLE]]


@pytest.mark.parametrize(("kind", "least"), [("feast", 300), ("predict", 60), ("escape", 60)])
def test_there_are_enough_in_all_grades(kind: str, least: int) -> None:
    grades = Counter(puzzle.grade for puzzle in puzzles_of(kind).values())
    assert sum(grades.values()) >= least
    assert set(grades) == set(GRADES)


@EVERY_KIND
def test_no_two_are_alike_or_have_the_same_name(kind: str) -> None:
    puzzles = list(puzzles_of(kind).values())
    assert len({find_kind(kind).shape(puzzle) for puzzle in puzzles}) == len(puzzles)
    for language in ("en", "nl", "de", "fr"):
        titles = {msgspec.to_builtins(puzzle.title)[language] for puzzle in puzzles}
        assert len(titles) == len(puzzles)


@EVERY_KIND
def test_the_easiest_come_first_and_are_numbered(kind: str) -> None:
    puzzles = puzzles_of(kind)
    grades = [puzzle.grade for puzzle in puzzles.values() if puzzle.grade]
    assert grades == sorted(grades)
    assert list(puzzles) == [f"{KINDS[kind].prefix}-{n + 1:04}" for n in range(len(puzzles))]


def test_the_collection_is_small() -> None:
    assert sum(path.stat().st_size for path in DATA.rglob("*.jsonl")) <= MOST_BYTES


@pytest.mark.parametrize("name", SAMPLED)
def test_it_is_what_it_claims(name: str) -> None:
    kind, puzzle = find_puzzle(name)
    kind.check(puzzle)
    verdict = kind.judge(puzzle)
    assert verdict.sound
    assert verdict.proved
    assert verdict.grade == puzzle.grade
    assert kind.attempt(puzzle, verdict.solution).solved
    assert plain(verdict.solution) == shipped_solution(name)
    if puzzle.unique:
        assert verdict.solutions == 1


@pytest.mark.parametrize("name", [name for name in SAMPLED if name.startswith("ff-")])
def test_nothing_on_the_board_is_idle(name: str) -> None:
    _, puzzle = find_puzzle(name)
    assert isinstance(puzzle, Feast)
    for less in lesser(puzzle):
        assert not FEAST.judge(less).sound


def test_of_two_the_more_beautiful_is_shipped() -> None:
    kind, (first, second) = find_kind("feast"), list(puzzles_of("feast").values())[:2]
    fairest = max((first, second), key=kind.beauty)
    (chosen,) = collect("feast", [first, second], of_each=1)
    assert kind.shape(chosen) == kind.shape(fairest)
    assert chosen.id == "ff-0001"


def plain(solution: Any) -> Any:
    """Return a solution as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(solution))


def shipped_solution(name: str) -> Any:
    """Return what is shipped as the solution of a puzzle."""
    return next(found[name] for found in map(solutions_of, KINDS) if name in found)


@EVERY_KIND
def test_every_puzzle_has_a_shipped_solution(kind: str) -> None:
    assert list(solutions_of(kind)) == list(puzzles_of(kind))


def test_solutions_are_written_as_they_are_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.puzzles.solutions.FOLDER", tmp_path / "solutions")
    write_solutions("predict")
    written = (tmp_path / "solutions" / "predict.jsonl").read_bytes()
    assert written == (DATA / "solutions" / "predict.jsonl").read_bytes()
