"""A seat's plan, action by action: who sets out, its way, where it ends (rules 3.3, 4, 7)."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.actions import BACK, DONE, ENTER, GHOST, SPOT, STAY, STEP
from gloaming.games.spokenchaos.midnight.tag import is_putting_third
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import may_end_at
from gloaming.games.spokenchaos.planning.listed_spots import add_spots
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import BESIDE, MIDNIGHT, NO_GHOST, PLANNING, State

from .rounds import seal


@compiled
def is_walking(state: State, seat: int) -> bool:
    """Tell whether a seat has a ghost on its way, or puts one into the lobby to play tag."""
    if state.phase == MIDNIGHT:
        return is_putting_third(state, seat)
    return state.phase == PLANNING and state.plans[seat].active != NO_GHOST


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a plan may go on so."""
    plan = state.plans[seat]
    if GHOST <= action < BACK:
        return plans.may_pick(plan, action - GHOST)
    if BACK <= action < ENTER:
        return plans.may_take_back(state, seat, action - BACK)
    if ENTER <= action < STEP:
        return plans.may_enter(plan)
    if STEP <= action < STAY:
        return plans.may_step(state, seat, action - STEP)
    if action == STAY:
        return plan.active != NO_GHOST
    if SPOT <= action < DONE:
        return may_end_at(state, seat, action - SPOT)
    return action == DONE and plan.active == NO_GHOST


@compiled
def offer(state: State, seat: int, out: Actions) -> int:
    """Write who may set out, or where the ghost on its way may go and some spots for it."""
    is_away = state.plans[seat].active != NO_GHOST
    first, end = (ENTER, SPOT) if is_away else (GHOST, ENTER)
    count = 0
    for action in range(first, end):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    if is_away:
        return add_spots(state, seat, out, count)
    out[count] = DONE
    return count + 1


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Go on with a plan."""
    plan = state.plans[seat]
    if action < BACK:
        plans.pick(plan, action - GHOST)
    elif action < ENTER:
        plan.figures[action - BACK].where = BESIDE
    elif action < STEP:
        plans.enter(state, seat, action - ENTER)
    elif action < STAY:
        plans.step(plan, action - STEP)
    elif action == STAY:
        plans.let_go(plan)
    elif action < DONE:
        rooms = room_of(state)
        plans.finish(state, seat, rooms[0], action - SPOT)
    else:
        seal(state, seat)
