"""The shipped free-in puzzles have one solution each, and nothing idle."""

from __future__ import annotations

import pytest

from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.menhirs.free_in import FreeIn
from gloaming.puzzles.menhirs.minimal import is_minimal, prove_briefly
from tests.puzzles.shipped import sample


def test_there_are_enough() -> None:
    assert len(puzzles_of("free-in")) >= 200


@pytest.mark.parametrize("puzzle", sample("free-in"), ids=lambda puzzle: puzzle.id)
def test_nothing_on_the_board_is_idle(puzzle: FreeIn) -> None:
    assert puzzle.unique
    proof = prove_briefly(puzzle.position, puzzle.task.turns)
    assert proof.shortest == puzzle.task.turns
    assert is_minimal(puzzle.position, proof)
