"""How Spokenchaos is played: players, seats, the set-up and the variants."""

from typing import Annotated, Literal

from msgspec import Meta

from gloaming.core.errors import OptionsError
from gloaming.core.options import Options
from gloaming.games.spokenchaos.material import Colour

from .assumptions import ASSUMPTIONS
from .material import COLOURS, MAX_PLAYERS, MIN_PLAYERS, Midnight

COARSEST_GRID = 16


class SpokenchaosOptions(Options, frozen=True, kw_only=True):
    """How a match of Spokenchaos is played."""

    players: Annotated[
        int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS, description="How many people play.")
    ] = 4
    colours: Annotated[
        tuple[Colour, ...],
        Meta(description="One colour for each seat; none given: in the order of the box."),
    ] = ()
    seats: Annotated[
        Literal["opposite", "adjacent"],
        Meta(description="Where two players sit: face to face, or around a corner."),
    ] = ASSUMPTIONS.seats.two_players
    furniture: Annotated[
        Literal["random", "players"],
        Meta(description="Whether chance furnishes the lobby, or the players in turn."),
    ] = "random"
    in_turn: Annotated[
        bool, Meta(description="Ghosts move openly, one player after the other.")
    ] = False
    midnight: Annotated[
        bool, Meta(description="Every round from the second on begins with a midnight card.")
    ] = False
    midnight_cards: Annotated[
        tuple[Midnight, ...],
        Meta(description="The midnight cards in play; none given: all twelve."),
    ] = ()
    merging: Annotated[
        bool, Meta(description="Only small ghosts start, and they merge into bigger ones.")
    ] = False
    doors: Annotated[
        Literal["facing", "around"],
        Meta(description="Whether door 1 faces door 1 across the lobby, or door 6."),
    ] = ASSUMPTIONS.doors.numbering
    grid: Annotated[
        int,
        Meta(
            ge=COARSEST_GRID,
            le=ASSUMPTIONS.look.grid,
            description="Samples of the view across and down; fewer are quicker and coarser.",
        ),
    ] = ASSUMPTIONS.look.grid
    edition: Annotated[
        Literal[1, 2, 3],
        Meta(description="Which edition of these rules is played; older matches keep theirs."),
    ] = 3

    def check(self) -> None:
        """Refuse what does not fit together."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise OptionsError(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play", "players")
        if not COARSEST_GRID <= self.grid <= ASSUMPTIONS.look.grid:
            raise OptionsError(f"is {COARSEST_GRID} to {ASSUMPTIONS.look.grid}", "grid")
        if self.colours and len(self.colours) != self.players:
            raise OptionsError(f"{self.players} players need as many colours", "colours")
        if len(set(self.colours)) != len(self.colours):
            raise OptionsError("no two players have the same colour", "colours")
        if self.midnight_cards and not self.midnight:
            raise OptionsError("the midnight cards are not in play", "midnight_cards")
        if len(set(self.midnight_cards)) != len(self.midnight_cards):
            raise OptionsError("there is one card of each kind", "midnight_cards")

    @property
    def seat_colours(self) -> tuple[Colour, ...]:
        """Return the colour of every seat."""
        return self.colours or COLOURS[: self.players]
