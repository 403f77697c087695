"""Warnings about what is away or full: one line at once, then once a minute how often it came.

storage failed   reason=database or disk is full
storage failed   repeated=59 seconds=60
"""

import asyncio
from typing import NamedTuple

import structlog

from .bus.errors import BusError
from .storage.errors import RestoredError, StorageError, StorageUnavailableError

SECONDS = 60.0
EXPECTED = (StorageUnavailableError, RestoredError)  # what befalls every database some day

log = structlog.get_logger()


class Counting(NamedTuple):
    """How often a warning came since it was last told, and the loop that will tell it."""

    loop: asyncio.AbstractEventLoop
    repeated: int


class RepeatedWarnings:
    """Tells each warning at once, and then only how often it was repeated."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Sum up after so many seconds."""
        self._seconds = seconds
        self._counting: dict[str, Counting] = {}

    def tell(self, event: str, reason: object) -> None:
        """Tell a warning, or count it if it was told lately."""
        loop = asyncio.get_running_loop()
        known = self._counting.get(event)
        if known is not None and known.loop is loop:
            self._counting[event] = Counting(loop, known.repeated + 1)
            return
        log.warning(event, reason=str(reason))
        self._begin(event, loop)

    def _begin(self, event: str, loop: asyncio.AbstractEventLoop) -> None:
        """Count from nothing."""
        self._counting[event] = Counting(loop, 0)
        loop.call_later(self._seconds, self._sum_up, event)

    def _sum_up(self, event: str) -> None:
        """Tell how often a warning was repeated, or be ready to tell it anew."""
        loop, repeated = self._counting.pop(event)
        if repeated:
            log.warning(event, repeated=repeated, seconds=self._seconds)
            self._begin(event, loop)


warnings = RepeatedWarnings()


def warn_of_storage(error: StorageError, event: str = "storage failed") -> None:
    """Tell that nothing could be kept or read; what nobody expects, with its traceback."""
    if isinstance(error, EXPECTED):
        warnings.tell(event, error)
    else:
        log.error(event, exc_info=error)


def warn_of_bus(error: BusError, event: str = "the bus is away") -> None:
    """Tell that the bus is away."""
    warnings.tell(event, error)
