"""The small ghosts of a seat, of which several cards speak."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import GHOSTS, SMALLS
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, NO_GHOST, State


@compiled
def small_beside(state: State, seat: int) -> int:
    """Return the first small ghost that a seat has beside its start side, or NO_GHOST."""
    for ghost in range(SMALLS):
        if state.figures[seat * GHOSTS + ghost].where == BESIDE:
            return ghost
    return NO_GHOST


@compiled
def has_small_inside(state: State, seat: int) -> bool:
    """Tell whether a seat has a small ghost in the lobby."""
    for ghost in range(SMALLS):
        if state.figures[seat * GHOSTS + ghost].where == INSIDE:
            return True
    return False
