"""The modules of a clone are what its sources give, byte by byte."""

from pathlib import Path

import pytest

from engine.__main__ import by_game, make
from engine.noting import programs
from gloaming.core.engine.files import (
    PACKAGES,
    module_path,
    note_path,
    read_note,
)
from gloaming.core.engine.mode import Mode


@pytest.mark.parametrize("packages", tuple(by_game(PACKAGES)), ids=lambda found: found[0])
def test_the_same_sources_give_the_same_bytes(packages: list[str], tmp_path: Path) -> None:
    for made_with in (read_note(package).made_with for package in packages):
        if made_with != programs():
            pytest.skip(
                f"it was made with {made_with}, which may write other bytes than {programs()}"
            )
    make(packages, Mode.ENGINE, tmp_path)
    for package in packages:
        made, note = tmp_path / f"{package}.wasm", tmp_path / f"{package}.json"
        assert made.read_bytes() == module_path(package, Mode.ENGINE).read_bytes(), package
        assert note.read_bytes() == note_path(package).read_bytes(), package


def test_a_module_built_alone_has_the_same_bytes(tmp_path: Path) -> None:
    alone = "gloaming.puzzles.menhirs"
    if read_note(alone).made_with != programs():
        pytest.skip("made with other programs, which may write other bytes")
    make([alone], Mode.ENGINE, tmp_path)
    made = (tmp_path / f"{alone}.wasm").read_bytes()
    assert made == module_path(alone, Mode.ENGINE).read_bytes()
