"""Thinking: how long a bot may think, who may call it off, and what it says meanwhile."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from gloaming.core.game import Ply

FIRST_SLICE = 16
LARGEST_SLICE = 1 << 16
SLICE_SECONDS = 0.05  # so often somebody who calls a bot off is heard


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thinks of its position, while it searches and at the end."""

    seat: int  # whose thought it is
    shares: tuple[float, ...]  # of the win that it expects for each seat; they add up to 1
    is_proven: bool = False  # the value is no guess
    turns: int = 0  # until the end, where that is proven
    simulations: int = 0  # or positions visited
    line: tuple[Ply, ...] = ()  # what it expects everybody to do, itself first, up to chance

    @property
    def value(self) -> float:
        """Return the share of the win that it expects for itself, from 0 to 1."""
        return self.shares[self.seat]

    @property
    def sentence(self) -> str:
        """Return the same for people."""
        if not self.is_proven:
            return f"expects {self.value:.0%} of the win"
        if not 0.0 < self.value < 1.0:
            return f"proven: {'wins' if self.value else 'loses'} in {self.turns} turns"
        return "proven: a draw"


Listener: TypeAlias = Callable[[Thought], None]


@dataclass
class Thinking:
    """One turn's thinking: what it may cost beyond the bot's own limits, and who listens."""

    seconds: float | None = None  # at most; None: the bot's own
    simulations: int | None = None  # at most; None: the bot's own
    is_patient: bool = False  # no clock is looked at, so that the same stream thinks the same
    listener: Listener | None = None
    is_called_off: bool = False  # another thread may set it
    began: float = field(default_factory=time.monotonic)
    last: Thought | None = None

    def tell(self, thought: Thought) -> None:
        """Say what the bot thinks now."""
        self.last = thought
        if self.listener is not None:
            self.listener(thought)

    def is_over(self, own_seconds: float) -> bool:
        """Tell whether it is time to act: called off, or the time is up."""
        if self.is_called_off or self.is_patient:
            return self.is_called_off
        seconds = own_seconds if self.seconds is None else self.seconds
        return time.monotonic() - self.began >= seconds


class Slices:
    """Work cut into slices short enough to listen in between."""

    def __init__(self) -> None:
        """Begin with short ones."""
        self.size = FIRST_SLICE
        self.began = time.monotonic()

    def take(self, left: int) -> int:
        """Return how much of what is left may be done before the next look at the clock."""
        now = time.monotonic()
        if now - self.began < SLICE_SECONDS / 2:
            self.size = min(LARGEST_SLICE, 2 * self.size)
        elif now - self.began > SLICE_SECONDS:
            self.size = max(1, self.size // 2)
        self.began = now
        return min(self.size, left)
