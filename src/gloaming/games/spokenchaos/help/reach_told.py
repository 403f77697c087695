"""Where ghosts can come to and how, worked out and told: shortest ways, the nearest ends first."""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell, tell_at, tell_later
from gloaming.games.spokenchaos.actions import ENTER, GHOST, STAY, STEP
from gloaming.games.spokenchaos.course.planning import is_walking
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import field_bit, fits_somewhere, landing
from gloaming.games.spokenchaos.seating import ACROSS, UP_BY, is_in_lobby
from gloaming.games.spokenchaos.solids.lobby import FIELDS, Lobby
from gloaming.games.spokenchaos.state import EAST, PLANNING, SIDES, WEST, Plan, State

# The ways of a ghost, one for each field that it comes to and one for where it sets out: where
# each ends, its steps, the way that it goes on from, and its last action.
MOST_WAYS = FIELDS * FIELDS + 1
WAY_PARTS = 5
COLUMN, ROW, STEPS, BEFORE, ACTION = range(WAY_PARTS)
NO_WAY = -1


@compiled
def tell_reaches(out: Told, state: State, seat: int, lobby: Lobby) -> None:
    """Tell for every ghost that may set out where it can come to, and by which actions.

    While a ghost is on its way, every way begins with letting it stay.
    """
    place, count = tell_later(out), 0
    if state.phase == PLANNING:
        plan, stays = state.plans[seat], is_walking(state, seat)
        plans.let_go(plan)
        for ghost in range(GHOSTS):
            if plans.may_pick(plan, ghost):
                count += 1
                tell(out, ghost)
                plans.pick(plan, ghost)
                tell_ends(out, state, seat, lobby, stays)
                plans.let_go(plan)
    tell_at(out, place, count)


@compiled
def tell_ends(out: Told, state: State, seat: int, lobby: Lobby, stays: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Tell every field where a ghost that has set out can end, and every door by which it leaves.

    Fields that it only passes are no ends: those in which it fits nowhere.
    """
    ways, plan = np.empty((MOST_WAYS, WAY_PARTS), np.int64), state.plans[seat]
    place, ends = tell_later(out), 0
    seen, count, number = 0, 0, 0
    if plan.column != plans.NOWHERE:
        seen = field_bit(plan.column, plan.row)
    count = add_way(ways, count, plan, NO_WAY, GHOST + plan.active)
    while number < count:
        for action in range(ENTER, STEP + SIDES):
            go_to(plan, ways, number)
            if not may_go(state, seat, action):
                continue
            if leads_out(plan, action):
                ends += tell_door(out, plan, action - STEP)
                tell_actions(out, ways, number, action, stays)
                continue
            go(state, seat, action)
            if seen & field_bit(plan.column, plan.row):
                continue
            seen |= field_bit(plan.column, plan.row)
            count = add_way(ways, count, plan, number, action)
            if fits(state, seat, lobby):
                ends += tell_field(out, plan)
                tell_actions(out, ways, number, action, stays)
        number += 1
    tell_at(out, place, ends)


@compiled
def add_way(ways: NDArray[np.int64], count: int, plan: Plan, before: int, action: int) -> int:
    """Note a way that ends where the ghost of a plan is now; return how many ways there are."""
    way = ways[count]
    way[COLUMN], way[ROW], way[STEPS] = plan.column, plan.row, plan.steps
    way[BEFORE], way[ACTION] = before, action
    return count + 1


@compiled
def go_to(plan: Plan, ways: NDArray[np.int64], number: int) -> None:
    """Bring the ghost of a plan to the end of a way."""
    way = ways[number]
    plan.column, plan.row, plan.steps = way[COLUMN], way[ROW], way[STEPS]


@compiled
def may_go(state: State, seat: int, action: int) -> bool:
    """Tell whether the ghost on its way may enter by a door, or take a step."""
    if action < STEP:
        return plans.may_enter(state.plans[seat])
    return plans.may_step(state, seat, action - STEP)


@compiled
def go(state: State, seat: int, action: int) -> None:
    """Let the ghost on its way enter by a door, or take a step within the lobby."""
    if action < STEP:
        plans.enter(state, seat, action - ENTER)
    else:
        plans.step(state.plans[seat], action - STEP)


@compiled
def leads_out(plan: Plan, action: int) -> bool:
    """Tell whether a step leads out of the lobby."""
    if action < STEP:
        return False
    direction = action - STEP
    return not is_in_lobby(plan.column + ACROSS[direction], plan.row + UP_BY[direction])


@compiled
def fits(state: State, seat: int, lobby: Lobby) -> bool:
    """Tell whether the ghost on its way, or what it merges into, fits into the field at its end."""
    lands, partner = landing(state, seat, lobby)
    return fits_somewhere(state, seat, lobby, lands, partner)


@compiled
def tell_field(out: Told, plan: Plan) -> int:
    """Tell that a way ends in a field, as one more end."""
    tell(out, 1)
    tell(out, plan.column)
    tell(out, plan.row)
    tell(out, 0)
    return 1


@compiled
def tell_door(out: Told, plan: Plan, direction: int) -> int:
    """Tell by which door a step leads out of the lobby, as one more end."""
    is_aside = direction in (EAST, WEST)
    tell(out, 0)
    tell(out, 1)
    tell(out, direction * FIELDS + (plan.row if is_aside else plan.column))
    return 1


@compiled
def tell_actions(
    out: Told,
    ways: NDArray[np.int64],
    number: int,
    last: int,
    stays: bool,  # noqa: FBT001 - compiled rules take no keywords
) -> None:
    """Tell the actions of a way, and one more."""
    actions = np.empty(MOST_WAYS + 1, np.int64)
    count = 0
    while number != NO_WAY:
        actions[count] = ways[number, ACTION]
        number = ways[number, BEFORE]
        count += 1
    tell(out, count + 2 if stays else count + 1)
    if stays:
        tell(out, STAY)
    for place in range(count - 1, -1, -1):
        tell(out, actions[place])
    tell(out, last)
