"""Every option is described as a set-up page needs it."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from gloaming import games
from gloaming.core.option_descriptions import OptionAbout, describe_options
from gloaming.core.options import Options, read_options


class Picnic(Options, frozen=True, kw_only=True):
    """How a picnic goes."""

    guests: Annotated[int, Meta(ge=1, le=9, description="How many come.")] = 2
    is_late: bool = False
    place: Annotated[Literal["lake", "wood"] | None, Meta(description="Where it is.")] = None
    cakes: Annotated[tuple[Literal["plum", "nut"], ...], Meta(description="What there is.")] = ()
    motto: str = "eat"


def test_an_option_has_its_kind_choices_default_and_sentence() -> None:
    assert describe_options(Picnic) == (
        OptionAbout("guests", "number", "How many come.", "2", least=1, most=9),
        OptionAbout("is_late", "switch", "", "false"),
        OptionAbout("place", "choice", "Where it is.", "", ("lake", "wood")),
        OptionAbout("cakes", "list", "What there is.", "", ("nut", "plum")),
        OptionAbout("motto", "text", "", "eat"),
    )


@pytest.mark.parametrize("game", games.NAMES)
def test_every_option_of_every_game_says_what_it_is(game: str) -> None:
    for option in describe_options(games.find(game).options_type):
        assert option.about.endswith("."), option.name
        assert option.about[0].isupper(), option.name


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_described_can_be_chosen(game: str) -> None:
    kind = games.find(game).options_type
    described = describe_options(kind)
    defaults = {option.name: option.default for option in described if option.default}
    assert read_options(kind, defaults) == kind()
    for option in described:
        for choice in option.choices if option.kind == "choice" else ():
            chosen = read_options(kind, {option.name: choice})
            assert str(getattr(chosen, option.name)) == choice


def test_a_list_that_carries_a_sentence_is_still_read_as_a_list() -> None:
    assert read_options(Picnic, {"cakes": "nut plum"}).cakes == ("nut", "plum")
