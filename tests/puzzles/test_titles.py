"""Titles: as many as there are pairs, in four languages."""

import pytest

from gloaming.puzzles.finstere.titles import ESCAPES, FEASTS, PREDICTIONS
from gloaming.puzzles.titles import Titles


@pytest.mark.parametrize("titles", [FEASTS, PREDICTIONS, ESCAPES])
def test_every_pair_is_a_title_once(titles: Titles) -> None:
    count = len(titles.heads) * len(titles.tails)
    made = [titles.title(number) for number in range(count)]
    for language in ("en", "nl", "de", "fr"):
        assert len({getattr(title, language) for title in made}) == count


def test_a_title_is_a_head_and_a_tail_in_every_language() -> None:
    title = FEASTS.title(0)
    assert (title.en, title.nl) == ("Breakfast at midnight", "Ontbijt om middernacht")
    assert (title.de, title.fr) == ("Frühstück um Mitternacht", "Petit déjeuner à minuit")


def test_numbers_with_a_common_factor_would_not_meet_every_pair() -> None:
    words = ("a", "b", "c", "d")
    with pytest.raises(ValueError, match="common factor"):
        Titles([words] * 2, [words] * 4).title(0)
