"""Planning: a seat spreads its points over its ghosts, in secret or in turn (rules 3, 4, 7)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import CARD_NUMBERS, GHOSTS, NO_CARD, SMALL, SMALLS
from gloaming.games.spokenchaos.seating import ACROSS, UP_BY, exit_of, field_behind, is_in_lobby
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD, Lobby
from gloaming.games.spokenchaos.solids.room import copy_figure, send_to, size_of
from gloaming.games.spokenchaos.state import (
    BESIDE,
    FIRST_EDITION,
    INSIDE,
    NO_GHOST,
    OUT,
    SUPPLY,
    Figure,
    Plan,
    State,
)

from .landing import field_bit, stand

NOWHERE = -1


@compiled
def begin_plan(state: State, seat: int) -> None:
    """Let a plan begin with the ghosts as they are and the points of the card."""
    plan = state.plans[seat]
    for ghost in range(GHOSTS):
        copy_figure(state.figures[seat * GHOSTS + ghost], plan.figures[ghost])
        plan.moved[ghost] = NO_GHOST
        plan.merged[ghost, 0] = plan.merged[ghost, 1] = NO_GHOST
    plan.count, plan.merged_fields = 0, 0
    plan.points = CARD_NUMBERS[state.cards[seat]] if state.cards[seat] != NO_CARD else 0
    let_go(plan)


@compiled
def let_go(plan: Plan) -> None:
    """Have no ghost on its way."""
    plan.active, plan.column, plan.row, plan.steps = NO_GHOST, NOWHERE, NOWHERE, 0


@compiled
def forget_plan(plan: Plan) -> None:
    """Blank a plan."""
    for ghost in range(GHOSTS):
        figure = plan.figures[ghost]
        send_to(figure, SUPPLY)
        figure.body.radius, figure.body.neck = 0.0, 0.0
        figure.samples, figure.has_entered, figure.is_done = 0, False, False
        plan.moved[ghost] = 0
        plan.merged[ghost, 0] = plan.merged[ghost, 1] = 0
    plan.count, plan.points, plan.active = 0, 0, 0
    plan.column, plan.row, plan.steps, plan.merged_fields = 0, 0, 0, 0


@compiled
def may_pick(plan: Plan, ghost: int) -> bool:
    """Tell whether a ghost may set out."""
    figure = plan.figures[ghost]
    is_free = plan.active == NO_GHOST and plan.points > 0 and not figure.is_done
    return is_free and figure.where in (BESIDE, INSIDE)


@compiled
def pick(plan: Plan, ghost: int) -> None:
    """Let a ghost set out."""
    plan.active = ghost
    plan.steps = 0
    if plan.figures[ghost].where == INSIDE:
        body = plan.figures[ghost].body
        plan.column, plan.row = body.x // STEPS_PER_FIELD, body.y // STEPS_PER_FIELD


@compiled
def may_take_back(state: State, seat: int, ghost: int) -> bool:
    """Tell whether a small ghost that is out may be taken back, as none is left to start (7)."""
    plan = state.plans[seat]
    if not state.merging or plan.active != NO_GHOST or plan.points == 0:
        return False
    for small in range(SMALLS):
        if plan.figures[small].where == BESIDE:
            return False
    return size_of(ghost) == SMALL and plan.figures[ghost].where == OUT


@compiled
def may_enter(plan: Plan) -> bool:
    """Tell whether the active ghost is still beside the board."""
    return plan.active != NO_GHOST and plan.column == NOWHERE


@compiled
def enter(state: State, seat: int, place: int) -> None:
    """Take the step through a door of the start side."""
    plan = state.plans[seat]
    plan.column, plan.row = field_behind(state.sides[seat], place)
    plan.steps = 1


@compiled
def may_step(state: State, seat: int, direction: int) -> bool:
    """Tell whether the active ghost may take a step: to another field, or out by its exit."""
    plan = state.plans[seat]
    if plan.active == NO_GHOST or plan.column == NOWHERE or plan.steps >= plan.points:
        return False
    if is_in_lobby(plan.column + ACROSS[direction], plan.row + UP_BY[direction]):
        return True
    return direction == exit_of(state, seat) and not is_new(plan)


@compiled
def is_new(plan: Plan) -> bool:
    """Tell whether the active ghost has entered in this round, so that it may not leave."""
    figure = plan.figures[plan.active]
    return figure.where != INSIDE or figure.has_entered


@compiled
def step(plan: Plan, direction: int) -> None:
    """Take a step; whoever is out has ended its move."""
    plan.column += ACROSS[direction]
    plan.row += UP_BY[direction]
    plan.steps += 1
    if not is_in_lobby(plan.column, plan.row):
        ghost = plan.active
        send_to(plan.figures[ghost], OUT)
        plan.moved[plan.count] = ghost
        end_move(plan, ghost)


@compiled
def end_move(plan: Plan, ghost: int) -> None:
    """Pay for the steps; whoever has moved, or come of a merge, is done for this round."""
    plan.figures[ghost].is_done = True
    plan.count += 1
    plan.points -= plan.steps
    let_go(plan)


@compiled
def finish(state: State, seat: int, lobby: Lobby, spot: int) -> None:
    """End the active ghost's move at a spot."""
    plan = state.plans[seat]
    active, was_new = plan.active, is_new(plan)
    partner = stand(state, seat, lobby, spot)
    lands = plan.moved[plan.count]
    plan.figures[lands].has_entered = was_new
    if partner != NO_GHOST:
        merge(plan, active, partner)
        if state.edition == FIRST_EDITION:  # in which neither of them sets out again
            plan.figures[active].is_done = plan.figures[partner].is_done = True
    end_move(plan, lands)


@compiled
def merge(plan: Plan, one: int, other: int) -> None:
    """Take two ghosts off the board that have become a bigger one."""
    plan.merged_fields |= field_bit(plan.column, plan.row)
    plan.merged[plan.count, 0], plan.merged[plan.count, 1] = one, other
    retire(plan.figures[one], one)
    retire(plan.figures[other], other)
    drop_move(plan, other)


@compiled
def retire(figure: Figure, ghost: int) -> None:
    """Put a ghost that has merged back: small ones, which may set out again, beside the start side.

    Bigger ones wait in the box: only small ones leave the start side.
    """
    send_to(figure, BESIDE if size_of(ghost) == SMALL else SUPPLY)
    figure.is_done = False


@compiled
def drop_move(plan: Plan, ghost: int) -> None:
    """Forget the move by which a ghost came to where it has merged; the last move follows it."""
    for number in range(plan.count):
        if plan.moved[number] == ghost:
            for later in range(number, plan.count):
                plan.moved[later] = plan.moved[later + 1]
                plan.merged[later, 0] = plan.merged[later + 1, 0]
                plan.merged[later, 1] = plan.merged[later + 1, 1]
            plan.moved[plan.count] = NO_GHOST
            plan.merged[plan.count, 0] = plan.merged[plan.count, 1] = NO_GHOST
            plan.count -= 1
            return
