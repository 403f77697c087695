"""Limits of time for what the rules are asked: one that runs away holds nothing up for ever.

    beside the loop   guides, previews, whole tables, replays     COMPUTING_SECONDS
    on the loop       decisions, and what is new at a table       DECIDING_SECONDS

Both are far more than anything takes; what is stopped is refused, and a warning tells where.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from gloaming.core.engine.limits import TimeLimitError, limited
from gloaming.core.errors import EngineError
from gloaming.server.repeated_warnings import warnings
from gloaming.server.tables.refusal import Refusal

COMPUTING_SECONDS = 30.0
DECIDING_SECONDS = 10.0  # everybody waits meanwhile


@contextmanager
def deciding() -> Iterator[None]:
    """Let the rules be asked something on the event loop; raise Refusal if they fail."""
    try:
        with limited(DECIDING_SECONDS):
            yield
    except EngineError as error:
        warn_of_engine(error)
        raise refusal_of(error) from error


def warn_of_engine(error: EngineError) -> None:
    """Tell which entry point failed, and why."""
    warnings.tell(f"{error.name} failed", error)


def refusal_of(error: EngineError) -> Refusal:
    """Return what somebody is told whose question the rules could not answer."""
    if isinstance(error, TimeLimitError):
        return Refusal("unavailable", "this takes too long to work out, and was stopped")
    return Refusal("unavailable", "the rules could not work this out")
