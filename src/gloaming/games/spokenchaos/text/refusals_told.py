"""Why an action is refused, worked out and told."""

from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import (
    ACTIONS,
    AT,
    BACK,
    DONE,
    ENTER,
    FACE,
    GHOST,
    PASSING,
    SPOT,
    STAY,
    STEP,
    TAKE,
)
from gloaming.games.spokenchaos.course.actor import actor
from gloaming.games.spokenchaos.course.places import verdict_at
from gloaming.games.spokenchaos.material import NO_CARD, NO_PIECE
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import landing, may_point, set_spot
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.putting import GHOST_NOWHERE, OTHER, VERDICTS
from gloaming.games.spokenchaos.solids.resting_told import tell_resting
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of, size_of
from gloaming.games.spokenchaos.solids.settle import EDGE_IN_THE_AIR
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    DRAWING,
    DRAWING_MIDNIGHT,
    FURNISHING,
    MIDNIGHT,
    NO_GHOST,
    OUT,
    PLANNING,
    SIDING,
    SUPPLY,
    State,
)
from gloaming.games.spokenchaos.telling import tell_known

# Why, in the order of the sentences in `refusals`.
(
    NO_SUCH_ACTION,
    NOT_ASKED,
    DRAW_CARD,
    DRAW_MIDNIGHT,
    OTHER_CHANCE,
    SAY,
    SAME_SIDE,
    NOT_THE_CARD,
    HELD_SO,
    TOUCHED,
    TAKE_ANY,
    TAKE_OF_CARD,
    IN_LOBBY,
    WAS_MOVED,
    NOT_ON_CARD,
    NOT_THERE,
    NO_TAKING_BACK,
    PICK,
    ON_ITS_WAY,
    WALKS,
    NO_POINTS,
    IS_OUT,
    IS_BOXED,
    IS_DONE,
    ENTERS_FIRST,
    NO_STEPS,
    IS_NEW,
    WRONG_EXIT,
    NO_STEP_YET,
    MUST_STAND,
    TWO_FIELDS,
    IN_THE_WAY,
) = range(32)

# What speaks against a place, in the order of `PUT_REASONS`: of the piece itself, of another, or
# of a ghost.
OTHER_REASONS = EDGE_IN_THE_AIR
NOWHERE_FOR_GHOST = 2 * EDGE_IN_THE_AIR


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:
    """Tell why an action that is not legal is refused: why, the piece, both cards, the place."""
    begin(out)
    state = states[0]
    why = why_refused(state, seat, action)
    tell(out, why)
    tell_known(out, piece_meant(state, why, action))
    tell_known(out, state.cards[state.to_move] if why == NOT_ON_CARD else NO_CARD)
    tell_known(out, state.midnight if why == NOT_THE_CARD else NO_CARD)
    tell(out, why == NOT_THERE)
    if why == NOT_THERE:
        tell_refused(out, state, action - AT)
    return length(out)


@compiled
def piece_meant(state: State, why: int, action: int) -> int:
    """Return the piece of which a refusal speaks, or NO_PIECE."""
    if why in (IN_LOBBY, WAS_MOVED, NOT_ON_CARD):
        return action - TAKE
    return state.held if why in (HELD_SO, TOUCHED, NOT_THERE) else NO_PIECE


@compiled
def why_refused(state: State, seat: int, action: int) -> int:
    """Return why an action that is not legal is refused."""
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION
    if actor(state) == CHANCE:
        return why_not_happen(state, action)
    return why_not_act(state, seat, action)


@compiled
def why_not_act(state: State, seat: int, action: int) -> int:
    """Return why a seat cannot do that."""
    if state.phase == AGREEING:
        return SAY
    if state.phase == SIDING:
        return SAME_SIDE
    if state.phase in (ARRANGING, FURNISHING):
        return why_not_furnish(state, action)
    if state.phase == PLANNING:
        return why_not_plan(state, seat, action)
    return NOT_THE_CARD if state.phase == MIDNIGHT else NOT_ASKED


@compiled
def why_not_happen(state: State, action: int) -> int:
    """Return why chance cannot do that."""
    if state.phase == DRAWING:
        return DRAW_CARD
    if state.phase == DRAWING_MIDNIGHT:
        return DRAW_MIDNIGHT
    if state.phase == ARRANGING and state.held != NO_PIECE and AT <= action < PASSING:
        return NOT_THERE
    return OTHER_CHANCE


@compiled
def why_not_furnish(state: State, action: int) -> int:
    """Return why furniture cannot be moved so."""
    if state.held == NO_PIECE:
        return why_not_take(state, action)
    if AT <= action < PASSING:
        return NOT_THERE
    return HELD_SO if FACE <= action < AT else TOUCHED


@compiled
def why_not_take(state: State, action: int) -> int:
    """Return why a piece cannot be lifted."""
    is_arranging = state.phase == ARRANGING
    if not TAKE <= action < FACE:
        return TAKE_ANY if is_arranging else TAKE_OF_CARD
    if is_arranging:
        return IN_LOBBY
    return WAS_MOVED if (state.used >> (action - TAKE)) & 1 else NOT_ON_CARD


@compiled
def why_not_plan(state: State, seat: int, action: int) -> int:
    """Return why a plan cannot go on so."""
    is_away = state.plans[seat].active != NO_GHOST
    if GHOST <= action < BACK and not is_away:
        return why_not_pick(state, seat, action - GHOST)
    if BACK <= action < ENTER:
        return NO_TAKING_BACK
    if not is_away:
        return PICK
    if STEP <= action < STAY:
        return why_not_step(state, seat)
    if SPOT <= action < DONE:
        return why_not_land(state, seat, action - SPOT)
    return ON_ITS_WAY if action == DONE or GHOST <= action < BACK else WALKS


@compiled
def why_not_pick(state: State, seat: int, ghost: int) -> int:
    """Return why a ghost cannot set out."""
    plan = state.plans[seat]
    where = plan.figures[ghost].where
    if plan.points == 0:
        return NO_POINTS
    if where == OUT:
        return IS_OUT
    return IS_BOXED if where == SUPPLY else IS_DONE


@compiled
def why_not_step(state: State, seat: int) -> int:
    """Return why the ghost on its way cannot take a step."""
    plan = state.plans[seat]
    if plan.column == plans.NOWHERE:
        return ENTERS_FIRST
    if plan.steps >= plan.points:
        return NO_STEPS
    return IS_NEW if plans.is_new(plan) else WRONG_EXIT


@compiled
def why_not_land(state: State, seat: int, spot: int) -> int:
    """Return why the ghost on its way cannot end at a spot."""
    plan = state.plans[seat]
    if plan.steps == 0:
        return NO_STEP_YET
    rooms, room = room_of(state), many_ghosts()
    lands, _ = landing(state, seat, rooms[0])
    body = new_body(room, size_of(lands))
    set_spot(plan, spot, body)
    stands, is_inside = may_point(state, int(body.way)), is_in_one_field(body)
    if not stands:
        return MUST_STAND
    return IN_THE_WAY if is_inside else TWO_FIELDS


@compiled
def tell_refused(out: Told, state: State, place: int) -> None:
    """Tell what speaks against putting the lifted piece down at a place, and whom it concerns."""
    verdict = verdict_at(state, place)
    tell_resting(out, state, place, verdict)
    ghost, other, reason = NO_GHOST, NO_PIECE, verdict - 1
    if verdict >= GHOST_NOWHERE:
        ghost, reason = verdict - GHOST_NOWHERE, NOWHERE_FOR_GHOST
    elif verdict >= OTHER:
        other, why = divmod(verdict - OTHER, VERDICTS)
        reason = OTHER_REASONS + why - 1
    tell(out, reason)
    tell(out, state.held)
    tell_known(out, ghost)
    tell_known(out, other)
