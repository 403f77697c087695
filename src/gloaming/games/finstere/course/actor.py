"""Who acts (rules 3)."""

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.games.finstere.state import MOVING, OVER, PLACING, WALKING, State


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    if state.phase == MOVING or (state.phase == PLACING and not state.chance_places):
        return state.to_move
    if state.phase == WALKING:
        return AUTOMATIC
    return NOBODY if state.phase == OVER else CHANCE


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether it is a seat's turn."""
    return seat >= 0 and actor(state) == seat
