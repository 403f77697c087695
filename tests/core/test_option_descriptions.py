"""Every option is described as a set-up page needs it."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from gloaming import games
from gloaming.core.option_descriptions import OptionAbout, describe_options
from gloaming.core.options import Options, read_kept_options, read_options
from gloaming.games.finstere.options import SWITCHES


class Picnic(Options, frozen=True, kw_only=True):
    """How a picnic goes."""

    guests: Annotated[int, Meta(ge=1, le=9, description="How many come.")] = 2
    is_late: bool = False
    place: Annotated[Literal["lake", "wood"] | None, Meta(description="Where it is.")] = None
    cakes: Annotated[tuple[Literal["plum", "nut"], ...], Meta(description="What there is.")] = ()
    motto: str = "eat"
    host: Annotated[int | Literal["nobody"], Meta(description="Who invites.")] = 0
    edition: Literal[1, 2] = 2

    @classmethod
    def sources(cls, option: str) -> dict[str, tuple[str, ...]]:
        """Return who likes which place."""
        return {"lake": ("swimmers",)} if option == "place" else {}

    @classmethod
    def presets(cls, option: str) -> dict[str, str]:
        """Return the mottoes that have a name."""
        return {"usual": "eat"} if option == "motto" else {}

    @classmethod
    def replaces(cls, option: str) -> tuple[str, ...]:
        """Return what depends on the guests."""
        return ("cakes",) if option == "guests" else ()


def test_an_option_has_its_kind_choices_default_and_sentence() -> None:
    assert describe_options(Picnic) == (
        OptionAbout(
            "guests", "number", "How many come.", "2", least=1, most=9, replaces=("cakes",)
        ),
        OptionAbout("is_late", "switch", "", "false"),
        OptionAbout(
            "place", "choice", "Where it is.", "", ("lake", "wood"), sources={"lake": ("swimmers",)}
        ),
        OptionAbout("cakes", "list", "What there is.", "", ("nut", "plum")),
        OptionAbout("motto", "text", "", "eat", presets={"usual": "eat"}),
        OptionAbout("host", "seat", "Who invites.", "0", ("nobody",)),
    )


def test_by_default_no_number_depends_on_other_options() -> None:
    assert Picnic().limits() == {}


def test_a_match_that_was_begun_before_there_were_editions_is_of_the_first() -> None:
    assert read_kept_options(Picnic, {"guests": "3"}) == Picnic(guests=3, edition=1)
    assert read_kept_options(Picnic, {"edition": "2"}) == read_options(Picnic, {}) == Picnic()


def test_every_value_of_a_ruling_names_its_texts() -> None:
    described = describe_options(games.find("finstere").options_type)
    sources = {option.name: option.sources for option in described if option.sources}
    assert sources["second_half_cards"] == {
        "7": ("official",), "8": ("nl", "de"), "same-7": ("en",)
    }  # fmt: skip
    for option in described:
        assert set(option.sources) <= {*option.choices, "true", "false"}
    assert set(sources) == set(SWITCHES)


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
