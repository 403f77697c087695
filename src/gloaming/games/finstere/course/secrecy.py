"""Secrets: there are none."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.finstere.state import State


@compiled
def conceal(state: State, seat: int) -> None:
    """Hide nothing: all is open but the order of the cards, and that is drawn late."""


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Change nothing: there is nothing that a seat cannot see."""
