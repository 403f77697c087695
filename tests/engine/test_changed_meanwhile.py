"""A source that changes while it is compiled leaves no module that claims to be made of it."""

import os
from pathlib import Path

from engine.one import changed_since


def test_only_what_was_written_later_has_changed(tmp_path: Path) -> None:
    moment = 1_000_000.0
    for name, written in (("before.py", moment - 1), ("after.py", moment + 1)):
        path = tmp_path / name
        path.touch()
        os.utime(path, (written, written))

    assert changed_since(moment, sorted(tmp_path.iterdir())) == ["after.py"]
