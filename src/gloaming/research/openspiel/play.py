"""One playing as OpenSpiel wants it: copied often, chance chosen from outside.

What chance may do is numbered from 0, in the order of the game's `chance_outcomes`.  Where
that is beyond counting, the numbers are those of equally likely draws instead, so that
histories still replay.
"""

import hashlib
from functools import lru_cache
from typing import Any, Self

import numpy as np

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, SEVERAL
from gloaming.core.entry_points import EntryPoints
from gloaming.core.layout import array, clone
from gloaming.core.streams import stream_from
from gloaming.research.variant import Numbers, Variant

DRAWS = 256  # that stand for all outcomes, where these are beyond counting
DIGEST_LENGTH = 16
DRAWINGS = 64  # that are kept
SEEN = "view-"  # before what was seen; what was done is a number


class Play:
    """A state, who is awaited in it, and what every seat has seen and done."""

    __slots__ = ("deeds", "memories", "player", "states", "variant")

    def __init__(self, variant: Variant) -> None:
        """Start before anything has happened."""
        self.variant = variant
        self.states = variant.start()
        self.memories: list[list[str]] = [[] for _ in range(variant.seats)]
        self.deeds: list[list[int]] = [[] for _ in range(variant.seats)]
        self.player = CHANCE
        self.come_to_rest()
        self.see()

    @property
    def entry_points(self) -> EntryPoints:
        """Return the rules; they are found again where a state is unpickled."""
        return self.variant.game.entry_points

    def __deepcopy__(self, _memory: object) -> Self:
        """Return an independent copy; OpenSpiel copies all that a state holds."""
        other = object.__new__(type(self))
        other.variant, other.player = self.variant, self.player
        other.states = clone(self.states)
        other.memories = [memory.copy() for memory in self.memories]
        other.deeds = [deeds.copy() for deeds in self.deeds]
        return other

    def come_to_rest(self) -> None:
        """Let automatic actions happen, and see who is awaited."""
        while self.entry_points.actor(self.states, 0) == AUTOMATIC:
            self.entry_points.apply(self.states, 0, AUTOMATIC, GO_ON)
        self.player = int(self.entry_points.actor(self.states, 0))
        if self.player == SEVERAL:
            seats = range(self.variant.seats)
            self.player = next(s for s in seats if self.entry_points.is_to_act(self.states, 0, s))

    def choices(self, seat: int) -> list[int]:
        """Return the legal choices of a seat, in order."""
        offered = self.offered(seat)
        return list(range(len(offered))) if self.variant.is_listed else sorted(offered.tolist())

    def offered(self, seat: int) -> Numbers:
        """Return the legal actions of the seat that is awaited."""
        out = np.empty(self.variant.game.most_actions, np.int64)
        return out[: self.entry_points.legal_actions(self.states, 0, seat, out)]

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do and how likely each is."""
        _, weights = self.drawable()
        if not len(weights):
            return [(draw, 1.0 / DRAWS) for draw in range(DRAWS)]
        chances = (weights / weights.sum()).tolist()
        return list(enumerate(chances))

    def drawable(self) -> tuple[Numbers, Numbers]:
        """Return the actions of chance and their weights; none where they are beyond counting."""
        out, weights = (np.empty(self.variant.game.most_actions, np.int64) for _ in range(2))
        count = self.entry_points.chance_outcomes(self.states, 0, out, weights)
        return out[:count], weights[:count]

    def action_of(self, choice: int) -> int:
        """Return the action that a choice, or an outcome of chance, means."""
        if self.player == CHANCE:
            actions, _ = self.drawable()
            if len(actions):
                return int(actions[choice])
            return int(self.entry_points.draw(self.states, 0, stream_from(choice)))
        return int(self.offered(self.player)[choice]) if self.variant.is_listed else choice

    def apply(self, choice: int) -> None:
        """Carry out a choice of whoever is awaited."""
        action = self.action_of(choice)
        self.note(choice)
        self.entry_points.apply(self.states, 0, self.player, action)
        self.come_to_rest()
        self.see()

    def note(self, choice: int) -> None:
        """Let whoever is awaited remember its choice, and the others if all is open."""
        if self.player != CHANCE:
            self.deeds[self.player].append(choice)
        for seat, memory in enumerate(self.memories):
            if seat == self.player or not self.variant.has_secrets:
                memory.append(str(choice))

    def see(self) -> None:
        """Let every seat remember what it sees, if that has changed and not all is open."""
        if self.variant.has_secrets:
            for seat, memory in enumerate(self.memories):
                seen = SEEN + digest(self.view(seat))
                last = next((item for item in reversed(memory) if item.startswith(SEEN)), "")
                if seen != last:
                    memory.append(seen)

    def memory(self, seat: int) -> str:
        """Return all that a seat has seen and done, as one line."""
        return " ".join([f"seat {seat}:", *self.memories[seat]])

    def view(self, seat: int) -> Any:
        """Return what a seat may know."""
        return self.variant.game.view(self.states, seat)

    def describe(self, states: Any) -> str:
        """Return a view as a drawing, and a digest that tells any two views apart."""
        return f"{drawing(self.variant, array(states).tobytes())}view {digest(states)}"

    def words(self, choice: int) -> str:
        """Return a choice in the rulebook's terms."""
        action = self.action_of(choice)
        words = self.variant.game.write_action(self.variant.options, self.states, action)
        is_draw = self.player == CHANCE and not len(self.drawable()[0])
        return f"draw {choice}: {words}" if is_draw else words


@lru_cache(maxsize=DRAWINGS)
def drawing(variant: Variant, view: bytes) -> str:
    """Return the drawing of a view; in open games all seats ask for the same one."""
    states: Any = np.frombuffer(bytearray(view), array(variant.first).dtype)
    return variant.game.draw_position(variant.options, states)


def digest(states: Any) -> str:
    """Return a short name for a view."""
    return hashlib.blake2b(array(states).tobytes()).hexdigest()[:DIGEST_LENGTH]
