"""What is legal, whoever asks about whatever number: the one gate of the rules.

A lifted piece may be turned again and again, and can always be put back; a ghost on its way can
always stay where it was: so every turn can be completed.
"""

from gloaming.core.actors import CHANCE
from gloaming.core.apart import compiled_apart
from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import (
    ACTIONS,
    AGAIN,
    AT,
    BACK,
    DONE,
    DOOR,
    ENTER,
    FACE,
    GHOST,
    KEEP,
    LEAN,
    LIE,
    PASSING,
    PIPS,
    SIDE,
    SPOT,
    STAY,
    STEP,
    TAGGING,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.material import (
    BIG_BROTHER,
    DANCE_FLOOR,
    NO_PIECE,
    TAG,
    TAKE_COVER,
    TOO_KEEN,
)
from gloaming.games.spokenchaos.midnight import cards, dance_floor, tag, too_keen
from gloaming.games.spokenchaos.midnight.take_cover import ways_to_lie
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import may_land
from gloaming.games.spokenchaos.seating import right_of
from gloaming.games.spokenchaos.solids.lobby import NO_LEAN
from gloaming.games.spokenchaos.solids.room import hold, room_of
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FIRST_EDITION,
    FURNISHING,
    NO_GHOST,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing, rounds
from .actor import actor, is_to_act
from .chance import may_happen


@compiled_apart
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat, or CHANCE, may take an action."""
    if not 0 <= action < ACTIONS:
        return False
    if seat == CHANCE:
        return actor(state) == CHANCE and may_happen(state, action)
    if not is_to_act(state, seat):
        return False
    phase = state.phase
    if phase == AGREEING:
        return action in (KEEP, AGAIN)
    if phase in (ARRANGING, FURNISHING):
        return may_furnish(state, action)
    if phase == PLANNING:
        return may_plan(state, seat, action)
    if phase == SIDING:
        return SIDE <= action < LIE and rounds.may_pick_side(state, action - SIDE)
    return may_decide(state, seat, action)


@compiled_apart
def may_furnish(state: State, action: int) -> bool:
    """Tell whether a player may so lift, turn or put down furniture."""
    if state.held == NO_PIECE:
        if action == PASSING:
            return state.phase == FURNISHING
        return TAKE <= action < FACE and furnishing.may_take(state, action - TAKE)
    if FACE <= action < LEAN:
        return action - FACE != state.held_face
    if LEAN <= action < YAW:
        return action - LEAN + NO_LEAN != state.held_lean
    if YAW <= action < AT:
        return action - YAW != state.held_yaw
    return AT <= action < PASSING and furnishing.may_put_at(state, action - AT)


@compiled_apart
def may_plan(state: State, seat: int, action: int) -> bool:
    """Tell whether a player may so plan."""
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
def may_end_at(state: State, seat: int, spot: int) -> bool:
    """Tell whether the ghost on its way may end at a spot: only after a step."""
    plan = state.plans[seat]
    if plan.active == NO_GHOST or plan.steps == 0:
        return False
    rooms = room_of(state)
    fits = may_land(state, seat, rooms[0], spot)
    hold(rooms)
    return fits


@compiled_apart
def may_decide(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so decide its part of the midnight card."""
    card = state.midnight
    if card == TAKE_COVER:
        is_way = LIE < action < TAGGING
        ghost = cards.ghost_to_lie(state)
        return is_way and (ways_to_lie(state, ghost) >> (action - LIE)) & 1 != 0
    if card == TOO_KEEN:
        is_face, piece = FACE <= action < LEAN, too_keen.piece_to_topple(state)
        return is_face and too_keen.may_topple(state, piece, action - FACE)
    if card == DANCE_FLOOR:
        is_door = DOOR <= action < PIPS
        return is_door and dance_floor.is_nearest(state, state.cursor, action - DOOR)
    if card == BIG_BROTHER:
        is_ghost = GHOST <= action < BACK
        if action == PASSING:
            return state.edition == FIRST_EDITION
        return is_ghost and tag.may_grow(state, seat, action - GHOST)
    return may_swap(state, seat, action)


@compiled
def may_swap(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so tag a ghost, or put its own onto the third field."""
    if not is_putting_third(state, seat):
        return action >= TAGGING and tag.may_tag(state, seat, action - TAGGING)
    if ENTER <= action < STEP:
        is_waiting = plans.may_enter(state.plans[seat])
        return is_waiting and tag.may_put_third(state, seat, action - ENTER)
    return SPOT <= action < DONE and may_end_at(state, seat, action - SPOT)


@compiled
def is_putting_third(state: State, seat: int) -> bool:
    """Tell whether a seat puts a small ghost onto the third field, having nobody to tag."""
    return (
        state.midnight == TAG
        and state.to_move == seat
        and not tag.has_small_inside(state, right_of(state, seat))
    )
