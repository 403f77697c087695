"""What actions do."""

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.apart import compiled_apart
from gloaming.games.spokenchaos.actions import (
    AGAIN,
    AT,
    BACK,
    DONE,
    DOOR,
    ENTER,
    FACE,
    GHOST,
    LEAN,
    LIE,
    PASSING,
    SIDE,
    SPOT,
    STAY,
    STEP,
    TAGGING,
    TAKE,
    YAW,
)
from gloaming.games.spokenchaos.material import BIG_BROTHER, DANCE_FLOOR, TAKE_COVER, TOO_KEEN
from gloaming.games.spokenchaos.midnight import cards, dance_floor, tag, too_keen
from gloaming.games.spokenchaos.midnight.cursor import decided
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.solids.lobby import NO_LEAN
from gloaming.games.spokenchaos.solids.room import hold, room_of
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    BESIDE,
    FURNISHING,
    PLANNING,
    SIDING,
    State,
)

from . import furnishing, rounds
from .chance import happen


@compiled_apart
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if seat == AUTOMATIC:
        rounds.go_on(state)
    elif seat == CHANCE:
        happen(state, action)
    elif state.phase == AGREEING:
        furnishing.answer(state, action == AGAIN)
    elif state.phase in (ARRANGING, FURNISHING):
        furnish(state, action)
    elif state.phase == PLANNING:
        plan(state, seat, action)
    elif state.phase == SIDING:
        rounds.pick_side(state, action - SIDE)
    else:
        decide(state, seat, action)


@compiled_apart
def furnish(state: State, action: int) -> None:
    """Lift, turn or put down furniture, or leave it all as it is."""
    if action == PASSING:
        rounds.end_furnishing(state)
    elif action < FACE:
        furnishing.take(state, action - TAKE)
    elif action < LEAN:
        state.held_face = action - FACE
    elif action < YAW:
        state.held_lean = action - LEAN + NO_LEAN
    elif action < AT:
        state.held_yaw = action - YAW
    else:
        furnishing.put_at(state, action - AT)
        if state.phase == ARRANGING:
            furnishing.end_arranging(state)
        else:
            rounds.end_furnishing(state)


@compiled_apart
def plan(state: State, seat: int, action: int) -> None:
    """Go on with a seat's plan."""
    seats_plan = state.plans[seat]
    if action < BACK:
        plans.pick(seats_plan, action - GHOST)
    elif action < ENTER:
        seats_plan.figures[action - BACK].where = BESIDE
    elif action < STEP:
        plans.enter(state, seat, action - ENTER)
    elif action < STAY:
        plans.step(seats_plan, action - STEP)
    elif action == STAY:
        plans.let_go(seats_plan)
    elif action < DONE:
        rooms = room_of(state)
        plans.finish(state, seat, rooms[0], action - SPOT)
        hold(rooms)
    else:
        rounds.seal(state, seat)


@compiled_apart
def decide(state: State, seat: int, action: int) -> None:
    """Do a seat's part of the midnight card."""
    card = state.midnight
    if card == TAKE_COVER:
        cards.take_cover(state, action - LIE)
    elif card == TOO_KEEN:
        too_keen.topple(state, too_keen.piece_to_topple(state), action - FACE)
    elif card == DANCE_FLOOR:
        dance_floor.dance(state, action - DOOR)
        state.turn += 1
    elif card == BIG_BROTHER:
        if action == PASSING:
            decided(state)
        else:
            tag.grow(state, seat, action - GHOST)
    elif action >= TAGGING:
        tag.tag(state, seat, action - TAGGING)
    elif action < STEP:
        tag.go_third(state, seat, action - ENTER)
    else:
        tag.put_third(state, seat, action - SPOT)
