"""The shipped puzzles of Spokenchaos: every piece in them matters, and so does every step."""

from __future__ import annotations

import pytest

from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.spokenchaos import furnish_composing, hide_composing
from gloaming.puzzles.spokenchaos.furnish_puzzle import Furnish
from gloaming.puzzles.spokenchaos.hide_puzzle import Hide
from tests.puzzles.shipped import sample


@pytest.mark.parametrize(("kind", "least"), [("hide", 80), ("furnish", 60)])
def test_there_are_enough(kind: str, least: int) -> None:
    assert len(puzzles_of(kind)) >= least


@pytest.mark.sweep
@pytest.mark.parametrize("puzzle", sample("hide"), ids=lambda puzzle: puzzle.id)
def test_no_piece_is_idle_and_no_step_is_left_over(puzzle: Hide) -> None:
    task = puzzle.task
    assert hide_composing.is_minimal(puzzle.position, task.steps, task.doors)
    assert hide_composing.fewest_steps(puzzle.position, task.doors) == task.steps


@pytest.mark.sweep
@pytest.mark.parametrize("puzzle", sample("furnish"), ids=lambda puzzle: puzzle.id)
def test_no_piece_is_idle(puzzle: Furnish) -> None:
    assert furnish_composing.is_minimal(puzzle.position, puzzle.task.wish)
