"""Whole matches go as they went when they were written down and read through."""

import pytest

from tests.games.menhirs.playthroughs import FOLDER, MATCHES, playthrough


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_it_went(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
