"""How far each ghost can go with the points that are left: fields, the ways out and how.

Ways are the shortest; the nearest ends come first.
"""

from typing import Annotated, TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.encoding import LATER, Told, last_place, tell_at, tell_later
from gloaming.core.layout import Actions
from gloaming.core.writer import NOTHING, writer
from gloaming.games.spokenchaos.actions import ENTER, GHOST, STAY, STEP
from gloaming.games.spokenchaos.course.planning import is_walking
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import field_bit, fits_somewhere, landing
from gloaming.games.spokenchaos.seating import ACROSS, DOOR_NAMES, UP_BY, is_in_lobby
from gloaming.games.spokenchaos.solids.lobby import FIELDS, Lobby
from gloaming.games.spokenchaos.state import EAST, PLANNING, SIDES, WEST, Plan, State

Field: TypeAlias = tuple[int, int]  # column and row

# The ways of a ghost, one for each field that it comes to and one for where it sets out: where
# each ends, its steps, the way that it goes on from, and its last action.
MOST_WAYS = FIELDS * FIELDS + 1
WAY_PARTS = 5
COLUMN, ROW, STEPS, BEFORE, ACTION = range(WAY_PARTS)
NO_WAY = -1
NO_FIELD = (NOTHING, NOTHING)


class End(msgspec.Struct, frozen=True, kw_only=True):
    """Where a ghost can come to: a field, or out by a door; and the actions that lead there."""

    field: Field | None
    door: Annotated[str, DOOR_NAMES] | UnsetType = UNSET
    actions: list[int]


class Reach(msgspec.Struct, frozen=True):
    """Where one ghost of a seat can come to."""

    ghost: int
    ends: list[End]


put_end, put_reach = writer(End), writer(Reach)


@compiled
def put_reaches(out: Told, state: State, seat: int, lobby: Lobby) -> None:
    """Write for every ghost that may set out where it can come to, and by which actions.

    While a ghost is on its way, every way begins with letting it stay.
    """
    place, count = tell_later(out), 0
    if state.phase == PLANNING:
        plan, stays = state.plans[seat], is_walking(state, seat)
        plans.let_go(plan)
        for ghost in range(GHOSTS):
            if plans.may_pick(plan, ghost):
                count += 1
                put_reach(out, ghost=ghost, ends=LATER)
                plans.pick(plan, ghost)
                put_ends(out, state, seat, lobby, stays)
                plans.let_go(plan)
    tell_at(out, place, count)


@compiled
def put_ends(out: Told, state: State, seat: int, lobby: Lobby, stays: bool) -> None:  # noqa: FBT001 - compiled rules take no keywords
    """Write every field where a ghost that has set out can end, and every door by which it leaves.

    Fields that it only passes are no ends: those in which it fits nowhere.
    """
    ways, plan = np.empty((MOST_WAYS, WAY_PARTS), np.int64), state.plans[seat]
    place, ends = last_place(out), 0
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
                door = door_out(plan, action - STEP)
                actions = actions_to(ways, number, action, stays)
                put_end(out, field=NO_FIELD, door=door, actions=actions)
                ends += 1
                continue
            go(state, seat, action)
            if seen & field_bit(plan.column, plan.row):
                continue
            seen |= field_bit(plan.column, plan.row)
            count = add_way(ways, count, plan, number, action)
            if fits(state, seat, lobby):
                actions = actions_to(ways, number, action, stays)
                put_end(out, field=(plan.column, plan.row), actions=actions)
                ends += 1
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
def door_out(plan: Plan, direction: int) -> int:
    """Return the door by which a step leads out of the lobby."""
    return direction * FIELDS + (plan.row if direction in (EAST, WEST) else plan.column)


@compiled
def actions_to(
    ways: NDArray[np.int64],
    number: int,
    last: int,
    stays: bool,  # noqa: FBT001 - compiled rules take no keywords
) -> Actions:
    """Return the actions of a way, and one more."""
    actions = np.empty(MOST_WAYS + 2, np.int64)
    first = len(actions) - 1
    actions[first] = last
    while number != NO_WAY:
        first -= 1
        actions[first] = ways[number, ACTION]
        number = ways[number, BEFORE]
    if stays:
        first -= 1
        actions[first] = STAY
    return actions[first:]
