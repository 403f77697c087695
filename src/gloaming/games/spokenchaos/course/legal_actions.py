"""What a seat is offered: its legal actions, and of places and spots a fair selection."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.midnight import cards
from gloaming.games.spokenchaos.planning.listed_spots import MOST_SPOTS_LISTED
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing, planning, siding
from .actor import is_to_act
from .furnishing import MOST_WAYS_TO_PUT

MOST_ACTIONS = MOST_SPOTS_LISTED + MOST_WAYS_TO_PUT


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of a seat that is to act; of places and spots a selection."""
    if not is_to_act(state, seat):
        return 0
    if state.phase in (ARRANGING, AGREEING, FURNISHING):
        return furnishing.offer(state, out)
    if state.phase == PLANNING:
        return planning.offer(state, seat, out)
    if state.phase == SIDING:
        return siding.offer(state, out)
    return cards.offer(state, seat, out)
