"""Judging: what everybody can expect in a state, as a bot thinks that searches it.

a seat acts     what the bot expects for everybody, of what that seat may know
chance acts     the mean over all that it may bring, each as likely as it is; what chance
                does after that is drawn
nobody acts     the outcome
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from gloaming.bots.bot import Bot
from gloaming.bots.thinking import Thinking
from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, NOBODY
from gloaming.core.game import AnyGame, Ply
from gloaming.core.layout import clone
from gloaming.core.streams import Stream, many_streams, weighted

from .turns import Turn

Shares: TypeAlias = tuple[float, ...]

MOST_OUTCOMES = 16  # that are all looked at; of more, so many are drawn


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
        stream = many_streams(1, number)[0]
        if self.actor(states) != CHANCE:
            return self._here(states, stream, number)
        after = [
            (self._settled(state, stream), share) for state, share in self.drawn(states, stream)
        ]
        sums = np.zeros(self.seats)
        for state, share in after:
            found = self._here(state, stream, number)
            if found is None:
                return None
            sums += np.array(found.shares) * share
        return Opinion((), tuple(sums.tolist()))

    def drawn(self, states: Any, stream: Stream) -> list[tuple[Any, float]]:
        """Return the states to which chance may lead, and how likely each is."""
        actions = np.zeros(self.game.most_actions, np.int64)
        weights = np.zeros_like(actions)
        count = self.game.entry_points.chance_outcomes(states, 0, actions, weights)
        total = float(weights[:count].sum())
        if 0 < count <= MOST_OUTCOMES:
            chosen = [(index, float(weights[index]) / total) for index in range(count)]
        elif count:
            drawn = [weighted(stream, weights, count) for _ in range(MOST_OUTCOMES)]
            chosen = [(int(index), 1 / MOST_OUTCOMES) for index in drawn]
        else:
            return [(self._by_chance(states, stream), 1.0)]
        return [(self.after(states, CHANCE, int(actions[index])), share) for index, share in chosen]

    def played(self, turn: Turn, actions: tuple[int, ...]) -> Any:
        """Return the state that other actions in place of a turn lead to, all else being equal."""
        own = (Ply(turn.seat, action) for action in actions)
        states = turn.before
        for actor, action in (*own, *turn.others):
            states = self.after(states, actor, action)
        while turn.is_secret and self.actor(states) == AUTOMATIC:
            states = self.after(states, AUTOMATIC, GO_ON)
        return states

    def after(self, states: Any, actor: int, action: int) -> Any:
        """Return the state after an action, which must be legal."""
        after = clone(states)
        self.game.entry_points.apply(after, 0, actor, action)
        return after

    def actor(self, states: Any) -> int:
        """Return who acts."""
        return int(self.game.entry_points.actor(states, 0))

    def _here(self, states: Any, stream: Stream, number: int) -> Opinion | None:
        """Judge a state; what chance and the rules do first is drawn."""
        states = self._settled(states, stream)
        if self.actor(states) == NOBODY:
            return Opinion((), self._ended(states))
        is_to_act = self.game.entry_points.is_to_act
        seat = next(seat for seat in range(self.seats) if is_to_act(states, 0, seat))
        return self.opinion(states, seat, number)

    def _settled(self, states: Any, stream: Stream) -> Any:
        """Let chance and the rules act until a seat does."""
        while (actor := self.actor(states)) in (CHANCE, AUTOMATIC):
            if actor == CHANCE:
                states = self._by_chance(states, stream)
            else:
                states = self.after(states, AUTOMATIC, GO_ON)
        return states

    def _by_chance(self, states: Any, stream: Stream) -> Any:
        """Return the state after chance has acted once."""
        after = clone(states)
        self.game.entry_points.act_by_chance(after, *(int(word) for word in stream[:3]))
        stream[:] = many_streams(1, int(stream[0]))[0]
        return after

    def _ended(self, states: Any) -> Shares:
        """Return what everybody has got."""
        outcome = self.game.outcome(states)
        winners = outcome.winners if outcome and outcome.winners else tuple(range(self.seats))
        return tuple((seat in winners) / len(winners) for seat in range(self.seats))
