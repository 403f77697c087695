"""Puzzles are told apart by what they are, not by what they are called."""

import msgspec
import pytest

from gloaming.core.errors import GloamingError
from gloaming.puzzles.collection import find_puzzle, puzzles_of
from gloaming.puzzles.kinds import KINDS, find_kind
from gloaming.puzzles.sameness import key_of, kind_name, shipped_keys
from gloaming.puzzles.solutions import solutions_of


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_shipped_puzzles_are_the_same(kind: str) -> None:
    assert set(shipped_keys(kind).values()) == set(puzzles_of(kind))


def test_names_and_claims_do_not_matter_but_the_task_does() -> None:
    puzzle = find_puzzle("mb-0001")[1]
    renamed = msgspec.structs.replace(puzzle, id="x", grade=9, unique=False)
    assert key_of(renamed) == key_of(puzzle)
    task = msgspec.structs.replace(puzzle.task, turns=puzzle.task.turns + 2)  # type: ignore[attr-defined]
    assert key_of(msgspec.structs.replace(puzzle, task=task)) != key_of(puzzle)


@pytest.mark.parametrize("kind", KINDS)
def test_programs_answer_in_the_form_of_solutions(kind: str) -> None:
    name, puzzle = next(iter(puzzles_of(kind).items()))
    prover = find_kind(kind)
    assert kind_name(puzzle) == kind
    answer = prover.answer_from(puzzle, solutions_of(kind)[name])
    assert prover.attempt(puzzle, answer).solved


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("plain", [{}, "A N", [{}], [1], [{"token": "?", "path": "N"}], [{}, {}]])
def test_what_is_no_answer_is_refused(kind: str, plain: object) -> None:
    puzzle = next(iter(puzzles_of(kind).values()))
    prover = find_kind(kind)
    with pytest.raises(GloamingError):
        prover.attempt(puzzle, prover.answer_from(puzzle, plain))
