"""A light match: one state and one stream of chance, no memory.

`core.match.Match` keeps every moment and writes records; a program that plays millions of
matches needs neither.
"""

import numpy as np

from gloaming.core.actors import NOBODY
from gloaming.core.planes import Observation
from gloaming.core.streams import many_streams

from .variant import Masks, Numbers, Variant, fill_masks


class LightMatch:
    """A match in which chance and automatic actions happen by themselves."""

    def __init__(self, variant: Variant, seed: int) -> None:
        """Start, settled so that a seat is to act."""
        self.variant = variant
        self.doors = variant.game.doors
        self.states = variant.start()
        self.streams = many_streams(1, seed)
        self.seats = np.empty(1, np.int64)  # who is awaited
        self.asked = np.empty(1, np.int64)  # whose choices or view is wanted
        self.offered = np.empty((1, variant.game.most_actions), np.int64)
        self.counts = np.zeros(1, np.int64)
        self.settle()

    def settle(self) -> None:
        """Let happen what needs no seat, and look who is awaited then."""
        self.doors.settle_range(self.states, self.streams, 0, 1)
        self.doors.seats_range(self.states, self.seats, 0, 1)

    @property
    def seat(self) -> int:
        """Return the seat whose action is awaited (of several the first), or NOBODY."""
        return int(self.seats[0])

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.seat == NOBODY

    def seats_to_act(self) -> list[int]:
        """Return all seats that may act now: several while plans are secret."""
        seats = range(self.variant.seats)
        return [seat for seat in seats if self.doors.is_to_act(self.states, 0, seat)]

    def offer(self, seat: int) -> Numbers:
        """Return the legal actions of a seat, none if it is not to act."""
        self.asked[0] = seat
        self.doors.legal_range(self.states, self.asked, self.offered, self.counts, 0, 1)
        return self.offered[0, : self.counts[0]]

    def mask(self, seat: int) -> Masks:
        """Return 1 for each choice that a seat has now, else 0."""
        self.offer(seat)
        masks = np.empty((1, self.variant.choices), np.int8)
        fill_masks(self.offered, self.counts, self.variant.is_listed, masks, 0, 1)
        return masks[0]

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees."""
        self.asked[0] = seat
        out = np.empty((1, self.variant.observation_size), np.int8)
        self.variant.observe(self.states, self.asked, out, 0, 1)
        return out[0]

    def action_of(self, seat: int, choice: int) -> int | None:
        """Return the action that a choice of a seat means, or None if it is not legal."""
        if self.variant.is_listed:
            offered = self.offer(seat)
            return int(offered[choice]) if 0 <= choice < len(offered) else None
        return choice if self.doors.is_legal(self.states, 0, seat, choice) else None

    def choose(self, seat: int, choice: int) -> bool:
        """Carry out a choice and settle; tell whether it was legal, else nothing happens."""
        action = self.action_of(seat, choice)
        if action is None:
            return False
        self.doors.apply(self.states, 0, seat, action)
        self.settle()
        return True

    def returns(self) -> tuple[float, ...]:
        """Return the utility of every seat; 0 for each while the match goes on."""
        return self.variant.returns(self.states)
