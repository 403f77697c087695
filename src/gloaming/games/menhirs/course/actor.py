"""Who acts (rules 2 and 3)."""

from gloaming.core.actors import CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.games.menhirs.state import DEALING, OVER, PLACING, State

from . import rounds, setup


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    if state.phase == DEALING:
        return CHANCE
    if state.phase == PLACING:
        return setup.placer(state)
    return NOBODY if state.phase == OVER else rounds.mover(state)


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether it is a seat's turn."""
    return seat >= 0 and actor(state) == seat
