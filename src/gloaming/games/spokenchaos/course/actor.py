"""Who acts: a seat, several while plans are secret, chance, or the rules themselves."""

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.state import (
    ARRANGING,
    CATCHING,
    DICING,
    DRAWING,
    DRAWING_MIDNIGHT,
    LOOKING,
    MIDNIGHT,
    NO_SEAT,
    NUMBERING,
    OVER,
    PLANNING,
    REVEALING,
    ROLLING,
    SIDING,
    STARTING,
    State,
)


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    phase = state.phase
    if phase in (DICING, STARTING, DRAWING_MIDNIGHT, DRAWING, ROLLING, NUMBERING):
        return CHANCE
    if phase in (REVEALING, LOOKING, CATCHING):
        return AUTOMATIC
    if phase == ARRANGING:
        return CHANCE if state.chance_arranges else state.to_move
    if phase == MIDNIGHT:
        return AUTOMATIC if state.to_move == NO_SEAT else state.to_move
    if phase == PLANNING and not state.in_turn:
        return SEVERAL
    if phase == SIDING:
        return state.picker
    return NOBODY if phase == OVER else state.to_move


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether a seat may act now; while all plan in secret, those that have not sealed."""
    if not 0 <= seat < state.players:
        return False
    if actor(state) == SEVERAL:
        return not state.is_sealed[seat]
    return actor(state) == seat
