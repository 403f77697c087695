"""How long a search may go on: time, nodes, and whoever watches it."""

import time
from collections.abc import Callable

# Told are the depth that is searched and the nodes visited; answering False ends the search.
Progress = Callable[[int, int], bool | None]
Clock = Callable[[], float]

FIRST_SLICE = 256
LARGEST_SLICE = 1 << 20
SLICE_SECONDS = 0.05
NO_LIMIT = 1 << 62


class LimitReached(Exception):  # noqa: N818  # it is no error: the solver says "unknown"
    """The time or the nodes are used up, or the search was called off."""


class Budget:
    """A search's allowance, spent slice by slice."""

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        """Start the clock."""
        self.clock = clock
        self.end = None if seconds is None else clock() + seconds
        self.nodes = NO_LIMIT if nodes is None else nodes
        self.progress = progress
        self.slice = FIRST_SLICE
        self.began = clock()

    def next_slice(self, used: int) -> int:
        """Return how many nodes may be visited before the next look at the clock."""
        self.began = self.clock()
        if used >= self.nodes or (self.end is not None and self.began >= self.end):
            raise LimitReached
        return min(self.slice, self.nodes - used)

    def report(self, depth: int, used: int) -> None:
        """Tell how far the search is; grow the slices while they are short."""
        if self.clock() - self.began < SLICE_SECONDS:
            self.slice = min(LARGEST_SLICE, 2 * self.slice)
        if self.progress is not None and self.progress(depth, used) is False:
            raise LimitReached
