"""A variant: a game with its options, as programs see it.

Programs choose among a fixed number of choices.  Where the actions of a game can be counted,
a choice is the action's own number.  Where they cannot (a pose on a fine grid), the rules
offer a fair selection, and a choice is a place in that list:

    counted     choice 17  =  action 17
    listed      choice 17  =  the 18th of the actions that `legal_actions` offers now
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.game import AnyGame
from gloaming.core.layout import array, clone, dtype_of
from gloaming.core.options import Options, read_options
from gloaming.core.planes import Observations, Plane, size_of
from gloaming.games import find

Masks = NDArray[np.int8]
Numbers = NDArray[np.int64]

NO_FAVOURITE = -1


class Room(NamedTuple):
    """What `look` writes, a row for each match."""

    seats: Numbers  # who is awaited
    listed: Numbers  # the legal actions in order, where choices are places in a list; else none
    masks: Masks  # 1 for each legal choice
    seen: Observations  # what the awaited seat sees

    def part(self, rows: slice) -> "Room":
        """Return the room of some matches."""
        return Room(self.seats[rows], self.listed[rows], self.masks[rows], self.seen[rows])


class Variant:
    """What never changes while matches of a game are played with some options."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        """Count the seats, the choices and the numbers of an observation."""
        options.check()
        self.game = game
        self.options = options
        self.seats = len(game.seat_names(options))
        counted = game.action_numbers(options)
        self.is_listed = counted == 0
        self.has_secrets = game.has_secrets(options)
        self.choices = counted or game.most_actions
        self.planes = game.planes or (bytes_plane(game),)
        self.observation_size = size_of(self.planes)
        self.first: Any = game.start(options)

    def start(self, count: int = 1) -> Any:
        """Return so many matches before anything has happened."""
        return clone(self.first, count)

    def look(
        self,
        states: Any,
        room: "Room",
        favourite: int = NO_FAVOURITE,
    ) -> None:
        """Write who is awaited in every match, what they may do and what they see."""
        self.game.entry_points.await_all(states, favourite, *room)
        if not self.game.planes:
            observe_bytes(self.game, states, room.seats, room.seen)

    def observe(self, states: Any, seats: Numbers, out: Observations) -> None:
        """Write what the given seats see, one in every match."""
        if self.game.planes:
            self.game.entry_points.observe_all(states, seats, out)
        else:
            observe_bytes(self.game, states, seats, out)

    def room(self, count: int = 1) -> "Room":
        """Return room for what `look` writes about so many matches."""
        return Room(
            np.zeros(count, np.int64),
            np.zeros((count if self.is_listed else 0, self.game.most_actions), np.int64),
            np.zeros((count, self.choices), np.int8),
            np.zeros((count, self.observation_size), np.int8),
        )

    def returns(self, states: Any, index: int = 0) -> tuple[float, ...]:
        """Return the utility of every seat; 0 for each while the match goes on."""
        outcome = self.game.outcome(states[index : index + 1])
        return outcome.returns() if outcome else (0.0,) * self.seats


def variant_of(name: str, **options: object) -> Variant:
    """Return a registered game with some options: `variant_of("finstere", players=2)`.

    >>> variant_of("finstere", players=2).choices
    27
    """
    game = find(name)
    texts = {key: str(value) for key, value in options.items()}
    return Variant(game, read_options(game.options_type, texts))


def observe_bytes(game: AnyGame, states: Any, seats: Numbers, out: Observations) -> None:
    """Write the views of the given seats byte by byte."""
    seen = clone(states)
    for index in range(len(seen)):
        game.entry_points.conceal(seen, index, seats[index])
    out[:] = array(seen).view(np.int8).reshape(len(seen), -1)


def bytes_plane(game: AnyGame) -> Plane:
    """Return the plane of a game that lists none."""
    size = dtype_of(game.layout).itemsize
    return Plane("view", (size,), "the bytes of the seat's view, in the order of the layout")
