"""A history: a growing table of what a session reads of the moments of a match (see `session`)."""

from typing import Any

import numpy as np

from .session import BY, COLUMNS, TURN

FIRST_ROOM = 64


class History:
    """The turn, who acted by the rules, and who did it, of every moment."""

    def __init__(self) -> None:
        """Begin with no moments."""
        self._rows: Any = np.empty((FIRST_ROOM, COLUMNS), np.int64)
        self._count = 0

    @property
    def rows(self) -> Any:
        """Return the table."""
        return self._rows[: self._count]

    def append(self, turn: int, actor: int, by: int) -> None:
        """Add a moment."""
        if self._count == len(self._rows):
            self._rows = np.concatenate([self._rows, np.empty_like(self._rows)])
        self._rows[self._count] = turn, actor, by
        self._count += 1

    def done_in(self, turn: int, by: int) -> int:
        """Return how much somebody has done in a turn."""
        rows = self.rows
        return int(np.count_nonzero((rows[:, TURN] == turn) & (rows[:, BY] == by)))

    def cut(self, count: int) -> None:
        """Forget all moments but so many."""
        self._count = count

    def copied(self) -> "History":
        """Return a history that can go on without this one."""
        other = History()
        other._rows, other._count = self._rows.copy(), self._count
        return other
