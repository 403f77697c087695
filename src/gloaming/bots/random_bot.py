"""The random bot: every legal action is as good as another."""

from typing import Any

import numpy as np

from gloaming.core.game import AnyGame
from gloaming.core.streams import Stream, below

from .thinking import Thinking


class RandomBot:
    """Plays any legal action, whatever the game."""

    def plan(
        self,
        game: AnyGame,
        states: Any,
        seat: int,
        stream: Stream,
        thinking: Thinking | None = None,  # noqa: ARG002 - chance does not think
    ) -> list[int]:
        """Return one legal action."""
        actions = listed(game, states, seat)
        return [actions[below(stream, len(actions))]]


def listed(game: AnyGame, states: Any, seat: int) -> list[int]:
    """Return the legal actions of a seat, as many as the rules list."""
    out = np.empty(game.most_actions, np.int64)
    count = game.entry_points.legal_actions(states, 0, seat, out)
    return [int(action) for action in out[:count]]
