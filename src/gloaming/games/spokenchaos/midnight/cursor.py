"""How far a midnight card has been carried out."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import NO_SEAT, State


@compiled
def move_on(state: State) -> None:
    """Go on to the next part of the card."""
    state.cursor += 1
    state.to_move = NO_SEAT


@compiled
def decided(state: State) -> None:
    """Go on after a seat has decided its part, which is final."""
    state.turn += 1
    move_on(state)
