"""Glicko-2 comes to the paper's numbers, and to those of the client."""

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.puzzles.glicko import UNKNOWN, Rating, Result, rated, rating_of_grade

VECTORS = Path(__file__).parents[2] / "client" / "src" / "puzzles" / "glicko.vectors.json"


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text()), ids=lambda one: one["name"])
def test_both_sides_come_to_the_same_numbers(vector: Any) -> None:
    results = [Result(**result) for result in vector["results"]]
    after = rated(Rating(**vector["before"]), results)._asdict()
    assert after == pytest.approx(vector["after"], rel=1e-6)


def test_a_win_raises_and_a_loss_lowers() -> None:
    hard = rating_of_grade(9)
    assert rated(UNKNOWN, [Result(hard.rating, hard.deviation, 1.0)]).rating > UNKNOWN.rating
    assert rated(UNKNOWN, [Result(hard.rating, hard.deviation, 0.0)]).rating < UNKNOWN.rating
