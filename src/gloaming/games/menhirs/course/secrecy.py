"""What is out of sight: menhirs under mist, if the option says so (rules 2.3)."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.menhirs.state import OVER, State


@compiled
def conceal(state: State, seat: int) -> None:
    """Take menhirs under mist out of sight, if the option says so (rules 2.3)."""
    if state.hide_menhirs and state.phase != OVER:
        state.terms.menhirs &= ~state.mist


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Change nothing: everybody saw the deal, so there is nothing a seat cannot know."""
