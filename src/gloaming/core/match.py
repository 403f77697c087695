"""One playing of a game: who is to act, what they may do, what has been done.

A match applies only legal actions of the seat whose turn it is; chance comes from
its seed; automatic actions follow by themselves.  Nothing here is game-specific.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from .actors import AUTOMATIC, CHANCE, GO_ON, NOBODY
from .entry_points import ILLEGAL, TAKEN
from .errors import (
    ActionError,
    IllegalActionError,
    MatchOverError,
    NothingToUndoError,
    SeedError,
    WrongSeatError,
)
from .game import AnyGame, Moment, Ply
from .history import History
from .layout import clone
from .options import Options
from .outcome import Outcome
from .seeds import chance_words, commitment
from .session import NONE

MOST_ACTION = 2**63  # compiled rules can be asked about any number of 64 bits


class Earlier(NamedTuple):
    """Where a match was begun before it was carried elsewhere: the seed of its first draws."""

    draws: int
    seed: str


class Now(NamedTuple):
    """Who acts in certain states, and in which turn."""

    states: Any
    actor: int
    turn: int


class Match:
    """A match in progress.  `seed` is None while it is still somebody's secret."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: str | None,
        promised: str = "",
        earlier: Earlier | None = None,
    ) -> None:
        """Start a match; with no seed, `promised` is the commitment to it."""
        options.check()
        self.game = game
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed) if seed is not None else promised
        self.earlier = earlier
        self.seat_names = game.seat_names(options)
        self.states = game.start(options)
        self.moments: list[Moment] = []
        self.history = History()
        self._now: Now | None = None

    @property
    def state(self) -> Any:
        """Return the state record (to look at; only `play` may change it)."""
        return self.states[0]

    @property
    def now(self) -> "Now":
        """Return who acts in the present states, and in which turn."""
        if self._now is None or self._now.states is not self.states:
            actor = int(self.game.entry_points.actor(self.states, 0))
            turn = int(self.game.entry_points.turn_number(self.states, 0))
            self._now = Now(self.states, actor, turn)
        return self._now

    @property
    def actor(self) -> int:
        """Return who acts: a seat, CHANCE, AUTOMATIC, SEVERAL or NOBODY."""
        return self.now.actor

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return self.game.outcome(self.states)

    @property
    def turn_number(self) -> int:
        """Return a number that grows when a turn becomes final."""
        return self.now.turn

    @property
    def finished_moments(self) -> int:
        """Return how many moments belong to turns that are final."""
        rows = self.history.rows
        return int(self.game.entry_points.finished_moments(rows, self.turn_number, self.actor))

    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        seats = range(len(self.seat_names))
        return tuple(
            seat for seat in seats if self.game.entry_points.is_to_act(self.states, 0, seat)
        )

    def is_to_act(self, seat: int) -> bool:
        """Tell whether a seat may act now."""
        is_seat = 0 <= seat < len(self.seat_names)
        return is_seat and bool(self.game.entry_points.is_to_act(self.states, 0, seat))

    def legal_actions(self, seat: int) -> list[int]:
        """Return what a seat may do; nothing if it is not to act."""
        if not self.is_to_act(seat):
            return []
        out = np.empty(self.game.most_actions, np.int64)
        count = self.game.entry_points.legal_actions(self.states, 0, seat, out)
        return [int(action) for action in out[:count]]

    def play(self, seat: int, action: int) -> None:
        """Carry out a seat's action, or say why it cannot be done."""
        if not is_action(action):
            raise IllegalActionError(f"there is no action {action!r}")
        if not 0 <= seat < len(self.seat_names):
            raise self._not_asked(seat)
        self._take(Ply(seat, int(action)))

    def follow(self, ply: Ply) -> None:
        """Carry out a recorded ply: a seat's, or what chance did."""
        if ply.actor != CHANCE:
            self.play(ply.actor, ply.action)
        elif self.actor == CHANCE:
            self._take(ply)
        else:
            raise WrongSeatError("nothing is left to chance here")

    def advance(self) -> Iterator[Moment]:
        """Let chance and automatic actions happen, one at a time, until a seat must act."""
        while self.actor in (CHANCE, AUTOMATIC):
            self.go_on()
            yield self.moments[-1]

    def go_on(self) -> None:
        """Carry out the next action of chance or of the rules themselves."""
        if self.actor == CHANCE:
            self._draw()
        else:
            self._take(Ply(AUTOMATIC, GO_ON))

    def settle(self) -> None:
        """Let everything happen that needs no seat."""
        while self.actor in (CHANCE, AUTOMATIC):
            self.go_on()

    def drawn_action(self) -> int:
        """Return what the seed makes chance do here."""
        return self._drawn(clone(self.states))[0]

    def _draw(self) -> None:
        """Let the seed make chance act."""
        after = clone(self.states)
        action, actor, turn = self._drawn(after)
        self._done(Ply(CHANCE, action), Now(after, actor, turn))

    def _drawn(self, states: Any) -> tuple[int, int, int]:
        """Let the seed make chance act on copied states.

        Return its action, who acts then, and the number of the turn.
        """
        words = chance_words(self._seed_of(self.draws), self.draws)
        action, actor, turn = self.game.entry_points.act_by_chance(states, *words)
        return int(action), int(actor), int(turn)

    @property
    def draws(self) -> int:
        """Return how often chance has acted."""
        return sum(moment.ply.actor == CHANCE for moment in self.moments)

    def _seed_of(self, draw: int) -> str:
        """Return the seed from which a draw follows."""
        if self.earlier is not None and draw < self.earlier.draws:
            return self.earlier.seed
        if self.seed is None:
            raise SeedError("the seed of this match is not known yet, so chance cannot be drawn")
        return self.seed

    def carry_on(self, begun: "Match") -> None:
        """Go on where another match stands; what chance did there followed from its seed."""
        if begun.seed is None or begun.earlier is not None:
            raise SeedError("a match can be carried on once, by who knows its seed")
        self.earlier = Earlier(begun.draws, begun.seed)
        self.states, self.moments = begun.states, list(begun.moments)
        self.history = begun.history.copied()

    def copied(self) -> "Match":
        """Return a match that can go on without this one; their past is shared."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.moments, other.history = list(self.moments), self.history.copied()
        return other

    def without_past(self, states: Any) -> "Match":
        """Return a match that stands in certain states, and tells no seed nor what was done."""
        other = self.copied()
        other.states, other.seed = states, None
        other.moments, other.history = [], History()
        return other

    def rewind(self, count: int) -> None:
        """Go back to where the match stood after so many moments."""
        if count < len(self.moments):
            self.states = self.moments[count].before
            del self.moments[count:]
            self.history.cut(count)

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat's unfinished turn."""
        if not self.is_to_act(seat):
            raise NothingToUndoError("only an unfinished turn can be taken back")
        index = self._last_of_turn(seat)
        if index == NONE:
            raise NothingToUndoError("nothing has been done in this turn yet")
        kept = self.moments[index + 1 :]
        self.rewind(index)
        for moment in kept:
            self._take(moment.ply)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat has something to take back in its turn."""
        return self.is_to_act(seat) and self._last_of_turn(seat) != NONE

    def _last_of_turn(self, seat: int) -> int:
        """Return the index of a seat's last action in the unfinished turn, or NONE."""
        last_of_turn = self.game.entry_points.last_of_turn
        return int(last_of_turn(self.history.rows, self.turn_number, seat))

    def _take(self, ply: Ply) -> None:
        """Carry out an action, or say why not; a refusal leaves the match as it was."""
        after = clone(self.states)
        outcome, actor, turn = self.game.entry_points.act(after, *ply)
        if outcome == ILLEGAL:
            raise self.game.why_illegal(self.states, *ply)
        if outcome != TAKEN:
            raise self._not_asked(ply.actor)
        self._done(ply, Now(after, int(actor), int(turn)))

    def _done(self, ply: Ply, after: "Now") -> None:
        """Note what was done, and what came of it."""
        self.history.append(self.turn_number, self.actor, ply.actor)
        self.moments.append(Moment(self.states, ply))
        self.states, self._now = after.states, after

    def _not_asked(self, actor: int) -> ActionError:
        """Return why somebody may not act at all."""
        if self.actor == NOBODY:
            return MatchOverError("the match is over")
        return WrongSeatError(f"it is not {self.name_of(actor)}'s turn")

    def name_of(self, seat: int) -> str:
        """Return what a seat is called."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return "chance" if seat == CHANCE else f"seat {seat}"


def is_action(action: object) -> bool:
    """Tell whether something is a number that compiled rules can be asked about."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        return False
    return -MOST_ACTION <= int(action) < MOST_ACTION
