"""How Finstere Flure is played: players, lay-out, and the rulings of rules 6."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from gloaming.core.errors import OptionsError
from gloaming.core.options import Options, write_value

from .material import (
    COLOURS,
    FOUR_TOKEN_COLOURS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_PLAYERS_WITH_FOUR,
    THREE_TOKEN_COLOURS,
)

Preset: TypeAlias = Literal["official", "nl", "de", "en"]
Colour: TypeAlias = Literal["green", "red", "blue", "yellow", "beige", "purple", "black"]
SecondHalfCards: TypeAlias = Literal[7, 8, "same-7"]
EatenToken: TypeAlias = Literal["keeps-side", "flips"]
CornerTiles: TypeAlias = Literal["onto", "off"]
PushIntoTeleporter: TypeAlias = Literal["forbidden", "destroys"]
BlockedSlide: TypeAlias = Literal["refused", "stays"]
Starter: TypeAlias = int | Literal["chance"]

FEWEST_FOR_THREE_HITS = 6


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions where the rule texts differ.  The defaults are the official ones."""

    second_half_cards: SecondHalfCards = 7
    eaten_token: EatenToken = "keeps-side"
    sight_across_blood: bool = True
    corner_tiles: CornerTiles = "onto"
    push_into_teleporter: PushIntoTeleporter = "forbidden"
    blocked_slide: BlockedSlide = "refused"


PRESETS: dict[str, Rulings] = {
    "official": Rulings(),
    "nl": Rulings(second_half_cards=8, corner_tiles="off"),
    "de": Rulings(
        second_half_cards=8, eaten_token="flips", corner_tiles="off", blocked_slide="stays"
    ),
    "en": Rulings(second_half_cards="same-7", sight_across_blood=False),
}
# What differed in the first edition, before these switches had their values.
FIRST_PRESETS: dict[str, Rulings] = {
    **PRESETS,
    "de": replace(PRESETS["de"], blocked_slide="refused"),
    "en": replace(PRESETS["en"], second_half_cards=7),
}
SWITCHES = Rulings.__struct_fields__


class Switches(Options, frozen=True, kw_only=True):
    """A preset of rulings, and the switches that differ from it (None: as the preset)."""

    rulings: Annotated[
        Preset, Meta(description="Whose reading of the rules holds where the rule texts differ.")
    ] = "official"
    second_half_cards: Annotated[
        SecondHalfCards | None,
        Meta(
            description="How many monster cards the second half has: 7 or all 8 of the reshuffled "
            "ones, or the same 7 as the first half."
        ),
    ] = None
    eaten_token: Annotated[
        EatenToken | None,
        Meta(description="Whether a token that is eaten in the first half is flipped."),
    ] = None
    sight_across_blood: Annotated[
        bool | None, Meta(description="The monster sees beyond the first cell of a pool of blood.")
    ] = None
    corner_tiles: Annotated[
        CornerTiles | None,
        Meta(
            description="What becomes of tiles on a corner: gone as they come onto it, "
            "or only when they are pushed off the board from there."
        ),
    ] = None
    push_into_teleporter: Annotated[
        PushIntoTeleporter | None,
        Meta(description="Whether a token may push a tile into a teleporter, which destroys it."),
    ] = None
    blocked_slide: Annotated[
        BlockedSlide | None,
        Meta(
            description="What becomes of a slide that would end on a token and cannot go on: it is "
            "refused, or the slider stays in the pool."
        ),
    ] = None
    edition: Annotated[
        Literal[1, 2, 3],
        Meta(description="Which edition of these rules is played; older matches keep theirs."),
    ] = 3

    @classmethod
    def sources(cls, option: str) -> dict[str, tuple[str, ...]]:
        """Return which presets each value of a switch comes from."""
        if option not in SWITCHES:
            return {}
        values = {preset: write_value(getattr(PRESETS[preset], option)) for preset in PRESETS}
        return {
            value: tuple(preset for preset in PRESETS if values[preset] == value)
            for value in dict.fromkeys(values.values())
        }

    def resolved(self) -> Rulings:
        """Return the rulings that are in force."""
        chosen: dict[str, Any] = {
            switch: getattr(self, switch)
            for switch in SWITCHES
            if getattr(self, switch) is not None
        }
        presets = FIRST_PRESETS if self.edition == 1 else PRESETS
        return replace(presets[self.rulings], **chosen)


class FinstereOptions(Switches, frozen=True, kw_only=True):
    """How a match of Finstere Flure is played."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS, description="How many play.")] = 4
    colours: Annotated[
        tuple[Colour, ...],
        Meta(description="The colour of each seat; the first ones of the box if none is given."),
    ] = ()
    advanced: Annotated[
        bool, Meta(description="Play the advanced game, with the front sides of the tiles.")
    ] = False
    layout: Annotated[
        Literal["players", "random"],
        Meta(description="Whether the players or chance lay out the advanced game."),
    ] = "players"
    three_hits: Annotated[
        bool, Meta(description="With six or seven players, the card 5 counts as three hits.")
    ] = False
    starter: Annotated[
        Starter,
        Meta(description="Who begins: a seat, counted from 0, or whoever chance names."),
    ] = 0

    def check(self) -> None:
        """Refuse what does not fit together."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise OptionsError(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play", "players")
        if self.starter != "chance" and not 0 <= self.starter < self.players:
            raise OptionsError(f"the seats are 0 to {self.players - 1}, or chance", "starter")
        if self.three_hits and self.players < FEWEST_FOR_THREE_HITS:
            raise OptionsError("only 6 or 7 players use it", "three_hits")
        self.check_colours()

    def check_colours(self) -> None:
        """Refuse colours that are twice there, too many, or have too few tokens."""
        if not self.colours:
            return
        if len(self.colours) != self.players:
            raise OptionsError(f"{self.players} players need as many colours", "colours")
        if len(set(self.colours)) != self.players:
            raise OptionsError("no two players have the same colour", "colours")
        short = [colour for colour in self.colours if colour in THREE_TOKEN_COLOURS]
        if short and self.players <= MOST_PLAYERS_WITH_FOUR:
            raise OptionsError(
                f"{short[0]} has only three tokens; up to four players choose among "
                f"{', '.join(FOUR_TOKEN_COLOURS)}",
                "colours",
            )

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """Return the colour of every seat."""
        return self.colours or COLOURS[: self.players]
