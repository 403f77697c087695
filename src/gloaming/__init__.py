"""Gloaming: three board games about not being seen.

What stands in `__all__` is what programs can rely on, and docs/api.md tells of it; everything
else may move.  Whatever is asked for is loaded only then.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .analysis import analyse
    from .bots import find_bot
    from .bots.bot import Bot, play_turn
    from .core.batch import Batch
    from .core.errors import GloamingError
    from .core.game import Game
    from .core.match import Match
    from .core.outcome import Outcome
    from .core.record import read_record, write_record
    from .core.streams import stream_from
    from .games import NAMES, find

__version__ = "0.2.0"

__all__ = [
    "NAMES",
    "Batch",
    "Bot",
    "Game",
    "GloamingError",
    "Match",
    "Outcome",
    "__version__",
    "analyse",
    "find",
    "find_bot",
    "play_turn",
    "read_record",
    "stream_from",
    "write_record",
]

PLACES = {
    "analyse": "analysis",
    "NAMES": "games",
    "Batch": "core.batch",
    "Bot": "bots.bot",
    "Game": "core.game",
    "GloamingError": "core.errors",
    "Match": "core.match",
    "Outcome": "core.outcome",
    "find": "games",
    "find_bot": "bots",
    "play_turn": "bots.bot",
    "read_record": "core.record",
    "stream_from": "core.streams",
    "write_record": "core.record",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{PLACES[name]}", __name__), name)


def __dir__() -> list[str]:
    """Name what there is."""
    return __all__
