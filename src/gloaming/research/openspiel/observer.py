"""What a seat observes, for OpenSpiel: tensors in named pieces, and strings.

public and private      the seat's view; its planes
public only             the view of a spectator
private only            the seat's view, where it differs from a spectator's
perfect recall          all that the seat has seen and done (as a string), its planes
                        and its choices so far (as a tensor)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from gloaming.core.layout import same
from gloaming.core.planes import named
from gloaming.research.variant import Variant

if TYPE_CHECKING:
    from .state import SpielState

SPECTATOR = -1


class SpielObserver:
    """An observer as `open_spiel.python.observation` describes it."""

    def __init__(self, variant: Variant, kind: Any, params: Mapping[str, Any] | None) -> None:
        """Lay the pieces of the tensor out, one behind another."""
        if params:
            raise ValueError(f"observations take no parameters, not {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody observes what all seats keep to themselves")
        self.variant = variant
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_public, self.has_recall = kind.public_info, kind.perfect_recall
        self.lay_out()

    def lay_out(self) -> None:
        """Make the tensor and its named pieces: the seat, the planes, the choices so far."""
        variant = self.variant
        size = variant.observation_size
        plies = variant.game.most_plies(variant.options) if self.has_recall else 0
        self.tensor = np.zeros(variant.seats + size + plies, np.float32)
        self.player, self.planes, self.deeds = np.split(
            self.tensor, [variant.seats, variant.seats + size]
        )
        self.dict = {"player": self.player, **named(variant.planes, self.planes)}
        if self.has_recall:
            self.dict["own choices"] = self.deeds
        self.seen = np.zeros((1, size), np.int8)

    def set_from(self, state: "SpielState", player: int) -> None:
        """Fill the tensor with what a seat observes."""
        self.tensor.fill(0)
        self.player[player] = 1
        seat = player if self.is_private else SPECTATOR
        if self.is_public or not same(state.play.view(seat), state.play.view(SPECTATOR)):
            self.variant.observe(state.play.states, np.array([seat]), self.seen)
            self.planes[:] = self.seen[0]
        if self.has_recall and self.is_private:
            deeds = state.play.deeds[player]
            self.deeds[: len(deeds)] = [choice + 1 for choice in deeds]

    def string_from(self, state: "SpielState", player: int) -> str:
        """Return what a seat observes as text."""
        if self.has_recall and self.is_public and self.is_private:
            return state.play.memory(player)
        view = state.play.view(player if self.is_private else SPECTATOR)
        if not self.is_public and same(view, state.play.view(SPECTATOR)):
            return ""
        return f"seat {player}\n{state.play.describe(view)}"
