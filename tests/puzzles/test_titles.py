"""Titles: in every language, with the names of the page, and none twice."""

from __future__ import annotations

import msgspec
import pytest

from gloaming.core.errors import OptionsError
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.puzzles.titles import LANGUAGES, read_titles, title_of, titles_for


def test_no_title_comes_twice_in_any_language() -> None:
    for kind, titles in read_titles().items():
        every = len(titles.patterns) * len(titles.subjects)
        made = list(titles_for(kind, [()] * every))
        for language in LANGUAGES:
            assert len({msgspec.to_builtins(title)[language] for title in made}) == every
        with pytest.raises(OptionsError, match="no titles left"):
            list(titles_for(kind, [()] * (every + 1)))


def test_a_title_is_about_what_is_asked_for() -> None:
    (title,) = titles_for("furnish", [("piano",)])
    assert "piano" in title.en
    assert "Klavier" in title.de


@pytest.mark.parametrize("kind", ["hide", "furnish"])
def test_all_furniture_has_titles(kind: str) -> None:
    assert set(read_titles()[kind].subjects) == set(PIECE_NAMES)


def test_titles_begin_with_a_capital() -> None:
    for titles in read_titles().values():
        for subject in titles.subjects:
            for number in range(len(titles.patterns)):
                said = msgspec.to_builtins(title_of(titles, subject, number))
                assert all(text[0].isupper() for text in said.values()), said
                assert not any("{" in text or "  " in text for text in said.values())
