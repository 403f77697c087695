"""How Finstere Flure is played: players, lay-out, and the rulings of rules 6."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gloaming.core.errors import OptionsError
from gloaming.core.options import Options

from .pieces import (
    COLOURS,
    FOUR_TOKEN_COLOURS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_PLAYERS_WITH_FOUR,
    THREE_TOKEN_COLOURS,
)

Preset: TypeAlias = Literal["official", "nl", "de", "en"]
Colour: TypeAlias = Literal["green", "red", "blue", "yellow", "beige", "purple", "black"]
SecondHalfCards: TypeAlias = Literal[7, 8]
EatenToken: TypeAlias = Literal["keeps-side", "flips"]
CornerTiles: TypeAlias = Literal["onto", "off"]
PushIntoTeleporter: TypeAlias = Literal["forbidden", "destroys"]

FEWEST_FOR_THREE_HITS = 6


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions where the rule texts differ.  The defaults are the official ones."""

    second_half_cards: SecondHalfCards = 7
    eaten_token: EatenToken = "keeps-side"
    sight_across_blood: bool = True
    corner_tiles: CornerTiles = "onto"
    push_into_teleporter: PushIntoTeleporter = "forbidden"


PRESETS: dict[str, Rulings] = {
    "official": Rulings(),
    "nl": Rulings(second_half_cards=8, corner_tiles="off"),
    "de": Rulings(second_half_cards=8, eaten_token="flips", corner_tiles="off"),
    "en": Rulings(sight_across_blood=False),
}
SWITCHES = Rulings.__struct_fields__


class Switches(Options, frozen=True, kw_only=True):
    """A preset of rulings, and the switches that differ from it (None: as the preset)."""

    rulings: Annotated[
        Preset, Meta(description="Whose reading of the rules holds where the rule texts differ.")
    ] = "official"
    second_half_cards: Annotated[
        SecondHalfCards | None, Meta(description="How many monster cards the second half has.")
    ] = None
    eaten_token: Annotated[
        EatenToken | None,
        Meta(description="Whether a token that is eaten in the first half turns over."),
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

    def resolved(self) -> Rulings:
        """Return the rulings that are in force."""
        chosen: dict[str, Any] = {
            switch: getattr(self, switch)
            for switch in SWITCHES
            if getattr(self, switch) is not None
        }
        return msgspec.structs.replace(PRESETS[self.rulings], **chosen)


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
        int, Meta(description="The seat that has the starting-player marker, counted from 0.")
    ] = 0

    def check(self) -> None:
        """Refuse what does not fit together."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise OptionsError(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play", "players")
        if not 0 <= self.starter < self.players:
            raise OptionsError(f"the seats are 0 to {self.players - 1}", "starter")
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
