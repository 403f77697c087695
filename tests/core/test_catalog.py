"""Messages of games, filled with parameters and in plural forms."""

from pathlib import Path

import pytest

from gloaming.core.catalog import Catalog


@pytest.fixture
def catalog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """Return the catalogue of a package that is made for the test."""
    words = tmp_path / "speaking" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").touch()
    (words / "en.json").write_text(
        '{"steps": {"one": "{count} step", "other": "{count} steps"}, '
        '"refused.lost": "It is {thing}."}',
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    return Catalog("speaking")


@pytest.mark.parametrize(("count", "said"), [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
def test_a_message_comes_in_the_form_that_the_count_asks_for(
    catalog: Catalog, count: int, said: str
) -> None:
    assert catalog.words("steps", count=count) == said


def test_a_reason_is_a_part_of_a_sentence(catalog: Catalog) -> None:
    assert catalog.say("refused.lost", thing="out") == "It is out."
    assert catalog.reason("lost", thing="out") == "it is out"
