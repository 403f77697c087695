"""The shipped puzzles of Spokenchaos are what they say, and every piece in them matters."""

from __future__ import annotations

import pytest

from gloaming.puzzles.spokenchaos import furnish_composing, hide_composing
from gloaming.puzzles.spokenchaos.furnish import Furnish
from gloaming.puzzles.spokenchaos.hide import Hide
from tests.puzzles.shipped import check_collection, check_proof, sample


def test_the_collections() -> None:
    check_collection("hide", 80)
    check_collection("furnish", 60)


@pytest.mark.parametrize("puzzle", sample("hide"), ids=lambda puzzle: puzzle.id)
def test_shipped_hide_puzzles_are_proved_anew(puzzle: Hide) -> None:
    check_proof("hide", puzzle)
    task = puzzle.task
    assert hide_composing.is_minimal(puzzle.position, task.steps, task.doors)
    fewer = hide_composing.fewest_steps(puzzle.position, task.doors)
    assert fewer == task.steps


@pytest.mark.parametrize("puzzle", sample("furnish"), ids=lambda puzzle: puzzle.id)
def test_shipped_furnish_puzzles_are_proved_anew(puzzle: Furnish) -> None:
    check_proof("furnish", puzzle)
    assert furnish_composing.is_minimal(puzzle.position, puzzle.task.wish)
