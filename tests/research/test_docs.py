"""The tables of docs/research.md are those of the games."""

from pathlib import Path

import pytest

from gloaming.core.families import first_numbers
from gloaming.core.planes import table_of
from gloaming.games import NAMES, find

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in NAMES if find(name).planes])
def test_the_planes_of_a_game_stand_in_the_document(name: str) -> None:
    assert table_of(find(name).planes) in PAGE, f"it must say:\n{table_of(find(name).planes)}"


@pytest.mark.parametrize("name", ["finstere", "menhirs"])
def test_the_actions_of_a_game_stand_in_the_document(name: str) -> None:
    families = find(name).families
    for family, start in zip(families, first_numbers(families), strict=True):
        assert f"| {start} | {family.name} | {family.size} |" in PAGE
