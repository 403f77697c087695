"""A light match: one state and one stream of chance, no memory.

`core.match.Match` keeps every moment and writes records; a program that plays millions of
matches needs neither.
"""

import numpy as np

from gloaming.core.actors import NOBODY
from gloaming.core.planes import Observation
from gloaming.core.streams import many_streams

from .variant import NO_FAVOURITE, Masks, Variant


class LightMatch:
    """A match in which chance and automatic actions happen by themselves."""

    def __init__(self, variant: Variant, seed: int, favourite: int = NO_FAVOURITE) -> None:
        """Start, settled so that a seat is to act; of several the favourite is asked first."""
        self.variant = variant
        self.entry_points = variant.game.entry_points
        self.favourite = favourite
        self.states = variant.start()
        self.streams = many_streams(1, seed)
        self.seats, self.actions = np.empty(1, np.int64), np.empty(1, np.int64)
        self.room = variant.room()
        self.entry_points.settle_all(self.states, self.streams)
        self.look()

    def look(self) -> None:
        """See who is awaited, what they may do and what they see."""
        self.variant.look(self.states, self.room, self.favourite)
        self.seat = int(self.room.seats[0])

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.seat == NOBODY

    def seats_to_act(self) -> list[int]:
        """Return all seats that may act now: several while plans are secret."""
        seats = range(self.variant.seats)
        return [seat for seat in seats if self.entry_points.is_to_act(self.states, 0, seat)]

    def mask(self, seat: int) -> Masks:
        """Return 1 for each choice that a seat has now, else 0; copy it to keep it."""
        if seat == self.seat:
            return self.room.masks[0]
        offered, mask = self.offered(seat), np.zeros(self.variant.choices, np.int8)
        mask[range(len(offered)) if self.variant.is_listed else offered] = 1
        return mask

    def offered(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, none if it is not to act."""
        if not self.entry_points.is_to_act(self.states, 0, seat):
            return []
        out = np.empty(self.variant.game.most_actions, np.int64)
        return out[: self.entry_points.legal_actions(self.states, 0, seat, out)].tolist()

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees; copy it to keep it."""
        if seat == self.seat:
            return self.room.seen[0]
        out = np.empty((1, self.variant.observation_size), np.int8)
        self.variant.observe(self.states, np.array([seat]), out)
        return out[0]

    def choose(self, seat: int, choice: int) -> bool:
        """Carry out a choice and settle; tell whether it was legal, else nothing happens."""
        if not 0 <= choice < self.variant.choices or not self.mask(seat)[choice]:
            return False
        self.play(seat, self.offered(seat)[choice] if self.variant.is_listed else choice)
        return True

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action and settle."""
        self.seats[0], self.actions[0] = seat, action
        self.entry_points.step_all(self.states, self.streams, self.seats, self.actions)
        self.look()

    def returns(self) -> tuple[float, ...]:
        """Return the utility of every seat; 0 for each while the match goes on."""
        return self.variant.returns(self.states)
