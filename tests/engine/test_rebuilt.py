"""The modules of a clone are what its sources give, byte by byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import SETTINGS
from engine.noting import programs
from gloaming.core.engine.files import (
    CHECKOUT,
    PACKAGES,
    module_path,
    note_path,
    read_note,
)
from gloaming.core.engine.mode import Mode


@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_sources_give_the_same_bytes(package: str, tmp_path: Path) -> None:
    made_with = read_note(package).made_with
    if made_with != programs():
        pytest.skip(f"it was made with {made_with}, which may write other bytes than {programs()}")
    made = [tmp_path / "engine.wasm", tmp_path / "engine.json"]
    command = [sys.executable, "-m", "engine.one", package, Mode.ENGINE, *map(str, made)]
    subprocess.run(command, check=True, cwd=CHECKOUT, env={**os.environ, **SETTINGS})
    assert made[0].read_bytes() == module_path(package, Mode.ENGINE).read_bytes()
    assert made[1].read_bytes() == note_path(package).read_bytes()
