"""What a seat may do now, listed."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.finstere.actions import CARD, PICK, PLACE, STEP
from gloaming.games.finstere.floor.board import ALL_CELLS, CELLS
from gloaming.games.finstere.material import FORMS
from gloaming.games.finstere.state import NO_TOKEN, PLACING, State

from .actor import actor
from .legality import is_legal, may_lay, may_pick


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the actions of the seat whose turn it is."""
    if state.phase == PLACING:
        return placements(state, out)
    if state.active == NO_TOKEN:
        return picks(state, seat, out)
    count = 0
    for action in range(STEP, CARD):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return count


@compiled
def picks(state: State, seat: int, out: Actions) -> int:
    """Write every token that a seat may move now."""
    count = 0
    for token in range(state.token_count if actor(state) == seat else 0):
        if may_pick(state, seat, token):
            out[count] = PICK + token
            count += 1
    return count


@compiled
def placements(state: State, out: Actions) -> int:
    """Write every way in which a tile may be laid now."""
    count = 0
    for form in range(len(FORMS)):
        for cell in ALL_CELLS:
            if may_lay(state, form, cell):
                out[count] = PLACE + form * CELLS + cell
                count += 1
    return count
