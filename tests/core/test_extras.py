"""What a missing library says (how it looks to people is tried in tests/packaging)."""

import pytest

from gloaming.core.errors import MissingExtraError
from gloaming.core.extras import from_extra, require


def test_what_is_installed_is_not_missed() -> None:
    require("numpy", "host")
    with from_extra("host"):
        import numpy  # noqa: F401, ICN001, PLC0415 - this is the point


def test_a_missing_library_names_the_command_and_who_asked() -> None:
    with pytest.raises(MissingExtraError, match=r'--bus: nosuch .*pip install "gloaming\[host\]"'):
        require("nosuch", "host", "--bus")


def test_a_failed_import_names_the_command() -> None:
    with (
        pytest.raises(MissingExtraError, match=r"gloaming\[research\]") as caught,
        from_extra("research"),
    ):
        import nosuch  # type: ignore[import-not-found]  # noqa: F401, PLC0415 - this is the point
    assert caught.value.extra == "research"
