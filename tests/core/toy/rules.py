"""The rules of the toy: hide in the dark, bet on it, and be looked for by a lamp.

Every round a die says how far the lamp shines and chance puts the lamp somewhere, in
secret; every seat secretly picks a spot and then a wager, which seals its plan; the
look follows by itself.  Who is in the dark wins the wager, who is in the light loses it.

An action is one number:  wager | die | spot (of a seat, or of the lamp)
"""

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions, Weights
from gloaming.core.streams import Stream, below

from .state import LIGHTING, LOOKING, OVER, PLANNING, ROLLING, SIDE, Plan, State

WAGERS = 3
SIDES = 6
WAGER, DIE, SPOT = 0, WAGERS, WAGERS + SIDES
ACTIONS = SPOT + SIDE * SIDE
SELECTION = 4  # rows and columns of the spots that are offered
MOST_ACTIONS = SELECTION * SELECTION
SHINE = SIDE // 8  # how far the lamp shines for each pip


@compiled
def actor(state: State) -> int:
    """Return who acts."""
    if state.phase in (ROLLING, LIGHTING):
        return CHANCE
    if state.phase == PLANNING:
        return SEVERAL
    return AUTOMATIC if state.phase == LOOKING else NOBODY


@compiled
def is_to_act(state: State, seat: int) -> bool:
    """Tell whether a seat has still to seal its plan."""
    return state.phase == PLANNING and 0 <= seat < state.seats and not state.is_sealed[seat]


@compiled
def legal_actions(state: State, seat: int, out: Actions) -> int:
    """Write the wagers, or spots spread evenly over the grid."""
    if state.plans[seat].is_placed:
        for wager in range(WAGERS):
            out[wager] = WAGER + wager
        return WAGERS
    step = SIDE // SELECTION
    for index in range(MOST_ACTIONS):
        row, column = divmod(index, SELECTION)
        out[index] = SPOT + (row * step + step // 2) * SIDE + column * step + step // 2
    return MOST_ACTIONS


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if seat == CHANCE:
        if state.phase == ROLLING:
            return DIE <= action < SPOT
        return state.phase == LIGHTING and SPOT <= action < ACTIONS
    if not is_to_act(state, seat):
        return False
    if state.plans[seat].is_placed:
        return WAGER <= action < DIE
    return SPOT <= action < ACTIONS


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        look(state)
    elif seat == CHANCE and action < SPOT:
        state.die = action - DIE + 1
        state.phase = LIGHTING
    elif seat == CHANCE:
        state.lamp_x, state.lamp_y = divmod(action - SPOT, SIDE)
        state.phase = PLANNING
    elif action >= SPOT:
        state.plans[seat].x, state.plans[seat].y = divmod(action - SPOT, SIDE)
        state.plans[seat].is_placed = True
    else:
        seal(state, seat, action - WAGER + 1)


@compiled
def seal(state: State, seat: int, wager: int) -> None:
    """Complete a plan; when all are in, the look follows."""
    state.plans[seat].wager = wager
    state.is_sealed[seat] = True
    for other in range(state.seats):
        if not state.is_sealed[other]:
            return
    state.phase = LOOKING


@compiled
def is_seen(state: State, plan: Plan) -> bool:
    """Tell whether the lamp shines on a spot."""
    return abs(plan.x - state.lamp_x) + abs(plan.y - state.lamp_y) < int(state.die) * SHINE


@compiled
def look(state: State) -> None:
    """Reveal all plans, score them, and begin the next round."""
    for seat in range(state.seats):
        plan, shown = state.plans[seat], state.shown[seat]
        state.scores[seat] += -plan.wager if is_seen(state, plan) else plan.wager
        shown.x, shown.y, shown.wager, shown.is_placed = plan.x, plan.y, plan.wager, True
        blank_plan(plan)
        state.is_sealed[seat] = False
    state.rounds_played += 1
    state.phase = OVER if state.rounds_played == state.rounds else ROLLING


@compiled
def blank_plan(plan: Plan) -> None:
    """Forget a plan."""
    plan.x, plan.y, plan.wager, plan.is_placed = 0, 0, 0, False


@compiled
def draw(state: State, stream: Stream) -> int:
    """Roll the die, or put the lamp somewhere."""
    if state.phase == ROLLING:
        return DIE + below(stream, SIDES)
    return SPOT + below(stream, SIDE) * SIDE + below(stream, SIDE)


@compiled
def chance_outcomes(state: State, out: Actions, weights: Weights) -> int:
    """Write the sides of the die; the spots for the lamp are beyond counting."""
    if state.phase == LIGHTING:
        return 0
    for side in range(SIDES):
        out[side], weights[side] = DIE + side, 1
    return SIDES


@compiled
def turn_number(state: State) -> int:
    """Return the number of the round: a plan can be taken back until it is sealed."""
    return state.rounds_played


@compiled
def conceal(state: State, seat: int) -> None:
    """Blank the lamp before the look, and the plans of the others."""
    for other in range(state.seats):
        if other != seat:
            blank_plan(state.plans[other])
    if state.phase in (PLANNING, LOOKING):
        state.lamp_x, state.lamp_y = 0, 0


@compiled
def resample(state: State, seat: int, stream: Stream) -> None:
    """Make up plans for the others that have sealed theirs, and a place for the lamp."""
    for other in range(state.seats):
        if other != seat and state.is_sealed[other]:
            plan = state.plans[other]
            plan.x, plan.y = below(stream, SIDE), below(stream, SIDE)
            plan.wager, plan.is_placed = 1 + below(stream, WAGERS), True
    if state.phase in (PLANNING, LOOKING):
        state.lamp_x, state.lamp_y = below(stream, SIDE), below(stream, SIDE)
