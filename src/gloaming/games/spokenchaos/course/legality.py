"""What is legal, whoever asks about whatever number: the one gate of the rules.

A lifted piece may be turned again and again, and can always be put back; a ghost on its way can
always stay where it was: so every turn can be completed.
"""

from gloaming.core.actors import CHANCE
from gloaming.core.engine.declaring import entry_point
from gloaming.games.spokenchaos.actions import ACTIONS
from gloaming.games.spokenchaos.midnight import cards
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing, planning, siding
from .actor import actor, is_to_act
from .chance import may_happen


@entry_point()
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if not 0 <= action < ACTIONS:
        return False
    if seat == CHANCE:
        return actor(state) == CHANCE and may_happen(state, action)
    if not is_to_act(state, seat):
        return False
    if state.phase in (ARRANGING, AGREEING, FURNISHING):
        return furnishing.is_legal(state, action)
    if state.phase == PLANNING:
        return planning.is_legal(state, seat, action)
    if state.phase == SIDING:
        return siding.is_legal(state, action)
    return cards.is_legal(state, seat, action)
