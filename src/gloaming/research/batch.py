"""Many matches as one array, for learners: they never end, because new ones begin.

    batch = BatchEnvironment(variant_of("finstere", players=2), count=1000, seed=1)
    for _ in range(100):
        batch.step(choose(batch.seen, batch.masks))

What each step leaves behind, a row for each match:

    seats       count               the seat whose choice is awaited
    masks       count x choices     1 for each legal choice
    seen        count x numbers     what that seat sees, see `core.planes`
    ended       count               whether the step ended the match; it began anew
    rewards     count x seats       the utilities of the matches that ended, else 0

The arrays are filled by compiled code on all cores and used again: copy what you keep.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.actors import NOBODY
from gloaming.core.batch import Batch
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import array
from gloaming.core.planes import Observations

from .variant import NO_FAVOURITE, Masks, Numbers, Variant


class BatchEnvironment:
    """Some number of matches that are played at the same time, for ever."""

    def __init__(
        self,
        variant: Variant,
        count: int,
        seed: int,
        learner: int = NO_FAVOURITE,
        threads: int | None = None,
    ) -> None:
        """Start the matches; with a learner, all other seats play at random by themselves."""
        self.variant = variant
        self.learner = learner
        self.batch = Batch(variant.game, variant.options, count, seed, threads)
        self.room = variant.room(count)
        self.rewards = np.zeros((count, variant.seats))
        self.ended = np.zeros(count, np.bool_)
        self.batch.spread(lambda rows: self.look(rows.start, rows.stop))
        self.begin_anew()

    def __len__(self) -> int:
        """Return how many matches there are."""
        return len(self.batch)

    @property
    def seats(self) -> Numbers:
        """Return the seat that is awaited in every match."""
        return self.room.seats

    @property
    def masks(self) -> Masks:
        """Return 1 for each legal choice."""
        return self.room.masks

    @property
    def seen(self) -> Observations:
        """Return what the awaited seats see."""
        return self.room.seen

    def step(self, choices: Numbers) -> None:
        """Carry out a legal choice in every match, and begin those anew that end."""
        actions = self.actions_of(choices)
        self.batch.spread(lambda rows: self.advance(actions, rows.start, rows.stop))
        self.rewards[self.ended] = 0.0
        self.begin_anew()

    def actions_of(self, choices: Numbers) -> Numbers:
        """Return the actions that some choices mean; raise if one is not legal."""
        rows = np.arange(len(self))
        legal = self.masks[rows, choices]
        if not legal.all():
            index = int(np.flatnonzero(legal == 0)[0])
            raise IllegalActionError(
                f"choice {choices[index]} of match {index} is not among its mask's"
            )
        return self.room.listed[rows, choices] if self.variant.is_listed else choices

    def advance(self, actions: Numbers, first: int, last: int) -> None:
        """Carry out an action in a range of matches, and see what comes of it."""
        entry_points, batch = self.variant.game.entry_points, self.batch
        rows = slice(first, last)
        entry_points.step_all(
            batch.states[rows],
            batch.streams[rows],
            self.seats[rows],
            actions[rows],
        )
        self.look(first, last)

    def look(self, first: int, last: int) -> None:
        """Let the others play in a range of matches, and see who is awaited."""
        game, batch = self.variant.game, self.batch
        if self.learner >= 0:
            rows = slice(first, last)
            room = game.most_actions
            game.entry_points.others_all(
                batch.states[rows], batch.streams[rows], self.learner, room
            )
        rows = slice(first, last)
        self.variant.look(batch.states[rows], self.room.part(rows), self.learner)

    def begin_anew(self) -> None:
        """Give the matches that are over their rewards, and replace them by new ones."""
        self.ended[:] = self.seats == NOBODY
        places = np.flatnonzero(self.ended)
        for index in places:
            self.rewards[index] = self.variant.returns(self.batch.states, int(index))
        self.restart(places)

    def restart(self, places: NDArray[np.intp]) -> None:
        """Begin matches anew, and again should one end before anybody is asked."""
        while len(places):
            for first, last in runs_of(places):
                self.begin(first, last)
            places = places[self.seats[places] == NOBODY]

    def begin(self, first: int, last: int) -> None:
        """Put new matches into a range, each with its stream of chance going on."""
        batch, rows = self.batch, slice(first, last)
        array(batch.states)[rows] = array(self.variant.first)[0]
        settle = self.variant.game.entry_points.settle_all
        settle(batch.states[rows], batch.streams[rows])
        self.look(first, last)


def runs_of(places: NDArray[np.intp]) -> list[tuple[int, int]]:
    """Return ascending numbers as ranges without gaps.

    >>> runs_of(np.array([3, 4, 5, 9]))
    [(3, 6), (9, 10)]
    """
    gaps = np.flatnonzero(np.diff(places) != 1) + 1
    return [(int(run[0]), int(run[-1]) + 1) for run in np.split(places, gaps)]
