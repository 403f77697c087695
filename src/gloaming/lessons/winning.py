"""Whether a seat can win at once."""

from typing import Any

import numpy as np

from gloaming.core.game import AnyGame
from gloaming.core.layout import clone
from gloaming.core.match import Match

MOST_ACTIONS = 2  # of a turn that is looked at: take a cluster, and go


def winning_turn(match: Match, seat: int) -> tuple[int, ...]:
    """Return the actions with which a seat wins in one short turn; none if it cannot."""
    return winning_actions(match.game, match.states, seat, MOST_ACTIONS)


def winning_actions(game: AnyGame, states: Any, seat: int, most: int) -> tuple[int, ...]:
    """Return at most so many actions after which a seat has won."""
    for action in legal_actions(game, states, seat):
        after = clone(states)
        game.entry_points.act(after, seat, action)
        outcome = game.outcome(after)
        if outcome is not None and outcome.winners == (seat,):
            return (action,)
        if most > 1 and game.entry_points.is_to_act(after, 0, seat):
            rest = winning_actions(game, after, seat, most - 1)
            if rest:
                return (action, *rest)
    return ()


def legal_actions(game: AnyGame, states: Any, seat: int) -> list[int]:
    """Return what a seat may do in a state."""
    out = np.empty(game.most_actions, np.int64)
    count = game.entry_points.legal_actions(states, 0, seat, out)
    return [int(action) for action in out[:count]]
