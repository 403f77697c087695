"""How Spokenchaos is played: players, seats, the set-up and the variants."""

from typing import Annotated, Literal

import msgspec

from gloaming.core.errors import OptionsError
from gloaming.core.options import Options

from .assumptions import ASSUMPTIONS
from .material import COLOURS, MAX_PLAYERS, MIDNIGHT_NAMES, MIN_PLAYERS, Midnight
from .position import Colour

COARSEST_GRID = 16


class SpokenchaosOptions(Options, frozen=True, kw_only=True):
    """How a match of Spokenchaos is played."""

    players: Annotated[int, msgspec.Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = 4
    colours: tuple[Colour, ...] = ()  # one per seat; none given: in the order of the box
    seats: Literal["opposite", "adjacent"] = ASSUMPTIONS.seats.two_players  # of two players
    furniture: Literal["random", "players"] = "random"  # who arranges the lobby
    in_turn: bool = False  # ghosts move openly, one player after the other
    midnight: bool = False  # a midnight card every round from the second on
    midnight_cards: tuple[Midnight, ...] = ()  # which; none given: all twelve
    merging: bool = False
    doors: Literal["facing", "around"] = ASSUMPTIONS.doors.numbering
    # Samples of the view across and down; a coarser look is quicker and less exact.
    grid: Annotated[int, msgspec.Meta(ge=COARSEST_GRID, le=ASSUMPTIONS.look.grid)] = (
        ASSUMPTIONS.look.grid
    )

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
    def seat_colours(self) -> tuple[str, ...]:
        """Return the colour of every seat."""
        return self.colours or COLOURS[: self.players]

    @property
    def cards_at_midnight(self) -> tuple[str, ...]:
        """Return the midnight cards in play."""
        return (self.midnight_cards or MIDNIGHT_NAMES) if self.midnight else ()
