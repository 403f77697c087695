"""The tables that a process has in memory: all that are watched, and some that are not."""

from collections.abc import Iterable

from prometheus_client import Gauge

from .hosted import Hosted

MOST_IDLE = 500  # tables that are kept in memory though nobody watches


class TablesInMemory:
    """Tables by their id; those that nobody watches are forgotten when there are too many."""

    def __init__(self, count: Gauge) -> None:
        """Begin with none, and count them."""
        self._count = count
        self._tables: dict[str, Hosted] = {}
        self._watched = 0  # of them, when the others were last forgotten

    def get(self, table: str) -> Hosted | None:
        """Return a table, if it is in memory."""
        return self._tables.get(table)

    def all(self) -> tuple[Hosted, ...]:
        """Return all that are in memory now."""
        return tuple(self._tables.values())

    def put(self, hosted: Hosted) -> None:
        """Keep a table in memory."""
        self._tables[hosted.id] = hosted
        self._count.set(len(self._tables))

    def forget_idle(self) -> None:
        """Forget tables that nobody watches, if there may be too many."""
        if len(self._tables) <= self._watched + MOST_IDLE:
            return
        self._forget([hosted for hosted in self.all() if hosted.is_idle])
        self._watched = len(self._tables)

    def clear(self) -> None:
        """Forget all."""
        self._forget(self.all())

    def _forget(self, tables: Iterable[Hosted]) -> None:
        """Forget some tables, and what is to happen at them."""
        for hosted in tables:
            if hosted.timer:
                hosted.timer.cancel()
            del self._tables[hosted.id]
        self._count.set(len(self._tables))
