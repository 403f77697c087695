"""The shipped free-in puzzles are what they say, each with one solution and nothing idle."""

from __future__ import annotations

import pytest

from gloaming.puzzles.menhirs.free_in import FreeIn
from gloaming.puzzles.menhirs.minimal import is_minimal, prove_briefly
from tests.puzzles.shipped import check_collection, check_proof, sample


def test_the_collection() -> None:
    check_collection("free-in", 200)


@pytest.mark.parametrize("puzzle", sample("free-in"), ids=lambda puzzle: puzzle.id)
def test_shipped_puzzles_are_proved_anew(puzzle: FreeIn) -> None:
    check_proof("free-in", puzzle)
    assert puzzle.unique
    proof = prove_briefly(puzzle.position, puzzle.task.turns)
    assert proof.shortest == puzzle.task.turns
    assert is_minimal(puzzle.position, proof)
