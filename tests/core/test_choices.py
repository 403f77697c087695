"""Options become the numbers that compiled rules read."""

import pytest

from gloaming.core.choices import chosen, encoded, number_of
from gloaming.core.option_descriptions import describe_every
from gloaming.core.options import read_options
from gloaming.games import NAMES, find
from gloaming.games.finstere.course.setup import Choices as FinstereChoices
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.menhirs.course.setup import Choices as MenhirsChoices
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.spokenchaos.course.setup import Choices as SpokenchaosChoices
from gloaming.games.spokenchaos.options import SpokenchaosOptions


def test_choices_are_numbered_in_their_order() -> None:
    about = {one.name: one for one in describe_every(FinstereOptions)}
    assert [number_of(about["layout"], name) for name in about["layout"].choices] == [0, 1]
    assert number_of(about["advanced"], "true") == 1


def test_what_is_left_to_the_game_is_nothing() -> None:
    choices = chosen(FinstereChoices, read_options(FinstereOptions, {"eaten_token": "flips"}))[0]
    assert choices.eaten_token == 1
    assert choices.corner_tiles == 0


def test_a_word_in_the_place_of_a_number() -> None:
    assert chosen(FinstereChoices, FinstereOptions(starter="chance"))[0].starter == -1
    assert chosen(FinstereChoices, FinstereOptions(starter=2))[0].starter == 2


def test_a_list_is_a_bit_for_each() -> None:
    options = SpokenchaosOptions(midnight=True, midnight_cards=("tag", "dizzy"))
    cards = describe_every(SpokenchaosOptions)
    names = next(about.choices for about in cards if about.name == "midnight_cards")
    bits = chosen(SpokenchaosChoices, options)[0].midnight_cards
    assert {name for place, name in enumerate(names) if bits >> place & 1} == {"tag", "dizzy"}


def test_a_schedule_is_a_bit_for_each_turn_with_a_removal() -> None:
    letters = "r" + "m" * 22 + "r"
    assert chosen(MenhirsChoices, MenhirsOptions(schedule=letters))[0].schedule == 1 | 1 << 23
    assert chosen(MenhirsChoices, MenhirsOptions())[0].schedule == int("1100" * 6, 2)


@pytest.mark.parametrize("name", NAMES)
def test_other_languages_are_told_of_every_option_that_counts(name: str) -> None:
    game = find(name)
    assert game.choices is not None
    table = encoded(game.choices, game.options_type)
    assert set(table) == set(game.choices.__annotations__)


def test_counts_that_follow_from_others_have_no_default() -> None:
    table = encoded(MenhirsChoices, MenhirsOptions)
    assert [table[name]["default"] for name in ("menhirs", "forests", "mist")] == ["", "", ""]
