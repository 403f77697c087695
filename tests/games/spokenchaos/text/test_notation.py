"""Every action has a text of its own."""

from gloaming.core.families import first_numbers
from gloaming.games.spokenchaos.actions import FAMILIES
from gloaming.games.spokenchaos.text.notation import FIXED, TEXTS

FROM_NUMBERS = {"holder", "at", "spot"}


def test_all_actions_of_a_family_are_named_or_none() -> None:
    for family, first in zip(FAMILIES, first_numbers(FAMILIES), strict=True):
        named = [action in TEXTS for action in range(first, first + family.size)]
        assert all(named) or (family.name in FROM_NUMBERS and not any(named)), family.name


def test_no_two_actions_have_the_same_text() -> None:
    assert len(FIXED) == len(TEXTS)
