"""Judging: what everybody can expect in a state, as a bot thinks that searches it.

a seat acts     what the bot expects for everybody, of what that seat may know
chance acts     the mean over what it may bring, each as likely as it is (see `core.session`)
nobody acts     the outcome
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from gloaming.bots.bot import Bot
from gloaming.bots.thinking import Thinking
from gloaming.core.actors import NOBODY
from gloaming.core.game import AnyGame
from gloaming.core.layout import array, blank, clone
from gloaming.core.session import MOST_BRANCHES
from gloaming.core.streams import many_streams

from .turns import Turn

Shares: TypeAlias = tuple[float, ...]


class Opinion(NamedTuple):
    """What a bot would do in a state, nothing where no seat acts, and what it expects then."""

    actions: tuple[int, ...]
    shares: Shares
    proven_win: int = 0  # in how many turns it wins, where that is proven


class Judge:
    """A bot that is asked about states; asked the same, it answers the same."""

    def __init__(self, game: AnyGame, seats: int, bot: Bot, simulations: int | None) -> None:
        """Let a bot think about each state with so many simulations; None: its own."""
        self.game, self.seats, self.bot, self.simulations = game, seats, bot, simulations

    def opinion(self, states: Any, seat: int, number: int) -> Opinion | None:
        """Return what a seat should do; None where the bot says nothing about its chances."""
        stream = many_streams(1, number)[0]
        thinking = Thinking(simulations=self.simulations, is_patient=True)
        imagined = self.game.imagine(states, seat, stream)
        actions = self.bot.plan(self.game, imagined, seat, stream, thinking)
        last = thinking.last
        if last is None or not last.shares:
            return None
        is_won = last.is_proven and last.shares[seat] == 1.0
        return Opinion(tuple(actions), last.shares, last.turns if is_won else 0)

    def judged(self, states: Any, number: int) -> Opinion | None:
        """Return what is expected in a state, whoever acts; None where nobody can say."""
        branches = array(blank(self.game.layout, MOST_BRANCHES))
        seats, weights = np.empty(MOST_BRANCHES, np.int64), np.empty(MOST_BRANCHES)
        words, room = np.array([number, 0, 0], np.int64), self.game.most_actions
        write = self.game.entry_points.branches
        count = int(write(states, words, room, branches, seats, weights))
        sums = np.zeros(self.seats)
        actions: tuple[int, ...] = ()
        for index in range(count):
            found = self._here(branches[index : index + 1], int(seats[index]), number)
            if found is None:
                return None
            sums += np.array(found.shares) * weights[index]
            actions = found.actions
        return Opinion(actions if count == 1 else (), tuple(sums.tolist()))

    def played(self, turn: Turn, actions: tuple[int, ...]) -> Any:
        """Return the state that other actions in place of a turn lead to, all else being equal."""
        states = clone(turn.before)
        own = np.array(actions, np.int64)
        others = np.array(turn.others, np.int64).reshape(-1, 2)
        self.game.entry_points.play_instead(states, turn.seat, own, others, turn.is_secret)
        return states

    def after(self, states: Any, actor: int, action: int) -> Any:
        """Return the state after an action, which must be legal."""
        after = clone(states)
        self.game.entry_points.apply(after, 0, actor, action)
        return after

    def actor(self, states: Any) -> int:
        """Return who acts."""
        return int(self.game.entry_points.actor(states, 0))

    def _here(self, states: Any, seat: int, number: int) -> Opinion | None:
        """Judge a state in which a seat acts, or NOBODY."""
        return (
            Opinion((), self._ended(states))
            if seat == NOBODY
            else self.opinion(states, seat, number)
        )

    def _ended(self, states: Any) -> Shares:
        """Return what everybody has got."""
        outcome = self.game.outcome(states)
        winners = outcome.winners if outcome and outcome.winners else tuple(range(self.seats))
        return tuple((seat in winners) / len(winners) for seat in range(self.seats))
