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


def need_the_same_programs(package: str) -> None:
    """Skip where a module was made with other programs, which may write other bytes."""
    made_with = read_note(package).made_with
    if made_with != programs():
        pytest.skip(f"{package} was made with {made_with}, and here are {programs()}")


@pytest.mark.parametrize("packages", tuple(by_game(PACKAGES)), ids=lambda found: found[0])
def test_the_same_sources_give_the_same_bytes(packages: list[str], tmp_path: Path) -> None:
    for package in packages:
        need_the_same_programs(package)
    make(packages, Mode.ENGINE, tmp_path)
    for package in packages:
        made, note = tmp_path / f"{package}.wasm", tmp_path / f"{package}.json"
        assert made.read_bytes() == module_path(package, Mode.ENGINE).read_bytes(), package
        assert note.read_bytes() == note_path(package).read_bytes(), package


def test_a_module_built_alone_has_the_same_bytes(tmp_path: Path) -> None:
    alone = "gloaming.puzzles.menhirs"
    need_the_same_programs(alone)
    make([alone], Mode.ENGINE, tmp_path)
    made = (tmp_path / f"{alone}.wasm").read_bytes()
    assert made == module_path(alone, Mode.ENGINE).read_bytes()


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_names_a_file(package: str) -> None:
    """Where it was made would otherwise change its bytes."""
    assert b".py" not in module_path(package, Mode.ENGINE).read_bytes()
