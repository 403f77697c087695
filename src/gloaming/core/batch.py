"""Many matches as one array of states, stepped in compiled code on all cores.

    matches = Batch(game, options, 10_000, seed=1)
    while not matches.all_over:
        seats = matches.actors()
        actions, counts = matches.legal_actions(seats)
        matches.step(seats, choose(actions, counts))

The rules release the interpreter lock, so the threads run in parallel; every match
has a stream of its own, so results do not depend on how many threads there are.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .actors import NOBODY
from .game import AnyGame
from .layout import clone
from .options import Options
from .streams import many_streams

PIECE = 512  # matches that are handed over at once: few enough for the cache of a processor
Work = Callable[[slice], None]  # over some rows


class Batch:
    """Some number of matches that are played at the same time."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        count: int,
        seed: int,
        threads: int | None = None,
    ) -> None:
        """Start `count` matches, settled so that a seat is to act."""
        options.check()
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads)
        self.states: Any = clone(game.start(options), count)
        self.streams = many_streams(count, seed)
        settle = game.entry_points.settle_all
        self.spread(lambda rows: settle(self.states[rows], self.streams[rows]))

    def __len__(self) -> int:
        """Return how many matches there are."""
        return len(self.streams)

    def spread(self, work: Work) -> None:
        """Run work over all matches, a range per thread; the caller's takes one of them."""
        bounds = [len(self) * part // self.threads for part in range(self.threads + 1)]
        parts = list(pairwise(bounds))
        others = [self.pool.submit(in_pieces, work, *part) for part in parts[:-1]]
        in_pieces(work, *parts[-1])
        for other in others:
            other.result()

    def actors(self) -> NDArray[np.int64]:
        """Return who acts in every match."""
        out = np.empty(len(self), np.int64)
        write = self.game.entry_points.actors_all
        self.spread(lambda rows: write(self.states[rows], out[rows]))
        return out

    @property
    def all_over(self) -> bool:
        """Tell whether every match is over."""
        return bool((self.actors() == NOBODY).all())

    def legal_actions(
        self, seats: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the legal actions, a row for each match, and how many each row holds."""
        out = np.zeros((len(self), self.game.most_actions), np.int64)
        counts = np.zeros(len(self), np.int64)
        legal = self.game.entry_points.legal_all
        self.spread(lambda rows: legal(self.states[rows], seats[rows], out[rows], counts[rows]))
        return out, counts

    def play_out(self) -> int:
        """Play every match to its end at random; return how many moves that took."""
        moves: list[int] = []

        def work(rows: slice) -> None:
            moves.append(self.game.play_out(self.states[rows], self.streams[rows]))

        self.spread(work)
        return sum(moves)

    def step(self, seats: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Apply one legal action in every match that is not over, and settle it."""
        step = self.game.entry_points.step_all
        self.spread(
            lambda rows: step(self.states[rows], self.streams[rows], seats[rows], actions[rows])
        )


def in_pieces(work: Work, first: int, last: int) -> None:
    """Run work over a range of matches, piece by piece."""
    for start in range(first, last, PIECE):
        work(slice(start, min(last, start + PIECE)))
