"""What Python says of some puzzles is what the browser is measured by."""

import pytest

from tests.puzzles.verdicts import PATH, text


@pytest.mark.sweep
def test_the_browser_is_measured_by_what_is_said_now() -> None:
    assert PATH.read_text(encoding="utf-8") == text()
