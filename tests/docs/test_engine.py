"""The page on the engine lists every entry point; GLOAMING_WRITE=1 writes the list anew."""

import os
from pathlib import Path

import pytest

from gloaming.core.engine.listing import tables
from gloaming.core.engine.mode import Mode, mode

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
MARK = "<!-- made by a test: GLOAMING_WRITE=1 pytest tests/docs/test_engine.py -->\n"


@pytest.mark.skipif(mode() == Mode.INTERPRETED, reason="plain Python declares no entry points")
def test_the_page_lists_every_entry_point() -> None:
    written, mark, listed = PAGE.read_text(encoding="utf-8").partition(MARK)
    expected = "\n".join(tables()) + "\n"
    if os.environ.get("GLOAMING_WRITE"):
        PAGE.write_text(written + mark + expected, encoding="utf-8")
    else:
        assert mark
        assert listed == expected
