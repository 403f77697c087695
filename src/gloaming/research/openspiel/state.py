"""A state of OpenSpiel: a playing, seen through the library's names."""

from copy import deepcopy
from typing import TYPE_CHECKING

import pyspiel

from gloaming.core.actors import CHANCE, NOBODY

if TYPE_CHECKING:
    from .game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match at one moment at which a seat or chance is awaited, or nobody."""

    def __init__(self, game: "SpielGame") -> None:
        """Start where the game starts."""
        super().__init__(game)
        self.play = deepcopy(game.first)

    def current_player(self) -> int:
        """Return who is awaited."""
        if self.play.player == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.player == CHANCE else self.play.player

    def _legal_actions(self, player: int) -> list[int]:
        """Return the choices of the seat that is awaited, in order."""
        return self.play.choices(player) if player == self.play.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do and how likely each is."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        """Carry out a choice, or an outcome of chance."""
        self.play.apply(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        """Return a choice in the rulebook's terms."""
        return self.play.words(action)

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.play.player == NOBODY

    def returns(self) -> list[float]:
        """Return the utility of every seat."""
        return list(self.play.variant.returns(self.play.states))

    def __str__(self) -> str:
        """Return everything, whoever may know it."""
        return self.play.describe(self.play.states)
