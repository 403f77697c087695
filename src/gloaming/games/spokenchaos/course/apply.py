"""What actions do."""

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.engine.declaring import entry_point
from gloaming.games.spokenchaos.midnight import cards
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing, planning, rounds, siding
from .chance import happen


@entry_point(changes=("state",))
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        rounds.go_on(state)
    elif seat == CHANCE:
        happen(state, action)
    elif state.phase in (ARRANGING, AGREEING, FURNISHING):
        furnishing.apply(state, action)
    elif state.phase == PLANNING:
        planning.apply(state, seat, action)
    elif state.phase == SIDING:
        siding.apply(state, action)
    else:
        cards.apply(state, seat, action)
