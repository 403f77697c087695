"""Why an action is refused: the reason, its rule, and what it is about."""

from typing import Annotated, TypeAlias, cast

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from gloaming.core.actors import CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING, place_of, writer
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
from gloaming.games.spokenchaos.material import NO_PIECE, Midnight
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import landing, may_point, set_spot
from gloaming.games.spokenchaos.rounding import rounded
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import Letter, Lobby
from gloaming.games.spokenchaos.solids.placement import REASON_NAMES
from gloaming.games.spokenchaos.solids.putting import GHOST_NOWHERE, OTHER, VERDICTS
from gloaming.games.spokenchaos.solids.resting import (
    THOUSANDTHS,
    Rest,
    let_down_at,
    put_rest,
    tell_outside,
    way_to_fall,
)
from gloaming.games.spokenchaos.solids.room import STATE, many_ghosts, new_body, room_of, size_of
from gloaming.games.spokenchaos.solids.settle import EDGE_IN_THE_AIR, FALLS_OVER, STICKS_OUT
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

# The rule of each reason.
RULE_OF = {
    "no-such-action": "",
    "not-asked": "",
    "draw-card": "3.2",
    "draw-midnight": "3.1",
    "other-chance": "3",
    "say": "2",
    "same-side": "3.4",
    "not-the-card": "6",
    "held-so": "4.2",
    "touched": "3.2",
    "take-any": "3.2",
    "take-of-card": "3.2",
    "in-lobby": "2",
    "was-moved": "3.2",
    "not-on-card": "3.2",
    "not-there": "4.2",
    "no-taking-back": "7",
    "pick": "3.3",
    "on-its-way": "4.1",
    "walks": "4.1",
    "no-points": "3.3",
    "is-out": "4.1",
    "is-boxed": "7",
    "is-done": "3.3",
    "enters-first": "4.1",
    "no-steps": "3.3",
    "is-new": "4.1",
    "wrong-exit": "4.1",
    "no-step-yet": "4.1",
    "must-stand": "4.3",
    "two-fields": "4.3",
    "in-the-way": "4.3",
}
REASONS = tuple(RULE_OF)
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
) = range(len(REASONS))

# What speaks against a place: of the piece itself, of another, or of a ghost.
OF_OTHER = "other-"
PUT_REASONS = (
    *REASON_NAMES.values(),
    *(f"{OF_OTHER}{name}" for name in REASON_NAMES.values()),
    "ghost-nowhere",
)
PutReason: TypeAlias = Annotated[str, PUT_REASONS]
OWN_REASONS = place_of(PutReason, REASON_NAMES[STICKS_OUT])
OTHER_REASONS = place_of(PutReason, OF_OTHER + REASON_NAMES[STICKS_OUT])
NOWHERE_FOR_GHOST = place_of(PutReason, "ghost-nowhere")


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """Why the lifted piece cannot be put down there, whom that concerns, and how it would lie."""

    reason: PutReason
    piece: int
    ghost: int | UnsetType = UNSET
    other: int | UnsetType = UNSET  # piece
    falls: tuple[float, float] | UnsetType = UNSET  # the way that it would go over, as x and y
    rest: Rest
    outside: dict[Letter, float] | UnsetType = UNSET  # how far it reaches beyond each wall


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is refused, and whom that concerns."""

    why: Annotated[str, REASONS]
    piece: int | None
    card: int | None  # the kind of movement card that does not show the piece
    midnight: Midnight | None
    refused: Refused | None  # a place for the lifted piece


put_refusal, put_refused = writer(Refusal), writer(Refused)


@entry_point(counted=("out",))
def refusal_at(states: Records[State], seat: int, action: int, out: Told) -> int:
    """Tell why an action that is not legal is refused."""
    begin(out)
    state = states[0]
    why = why_refused(state, seat, action)
    put_refusal(
        out,
        why=why,
        piece=piece_meant(state, why, action),
        card=state.cards[state.to_move] if why == NOT_ON_CARD else NOTHING,
        midnight=state.midnight if why == NOT_THE_CARD else NOTHING,
        refused=why == NOT_THERE,
    )
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
    ghost, other, reason = NOTHING, NOTHING, OWN_REASONS + verdict - STICKS_OUT
    if verdict >= GHOST_NOWHERE:
        ghost, reason = verdict - GHOST_NOWHERE, NOWHERE_FOR_GHOST
    elif verdict >= OTHER:
        other, why = divmod(verdict - OTHER, VERDICTS)
        reason = OTHER_REASONS + why - STICKS_OUT
    tried = np.empty(1, STATE)
    tried[0] = state
    rooms = let_down_at(tried[0], place, verdict)
    put_refused(
        out,
        reason=reason,
        piece=state.held,
        ghost=ghost,
        other=other,
        falls=way_it_falls(rooms[0], state.held, verdict),
    )
    put_rest(out, rooms[0].pieces[state.held])
    tell(out, verdict == STICKS_OUT)
    if verdict == STICKS_OUT:
        tell_outside(out, rooms[0], state.held)


@compiled
def way_it_falls(lobby: Lobby, index: int, verdict: int) -> tuple[float, float]:
    """Return the way that a piece would go over, as it is drawn; NOTHING if it does not fall."""
    if not FALLS_OVER <= verdict <= EDGE_IN_THE_AIR:
        return float(NOTHING), float(NOTHING)
    across, up = way_to_fall(lobby, index, verdict)
    return rounded(across, THOUSANDTHS) + 0.0, rounded(up, THOUSANDTHS) + 0.0  # a zero has no sign


def refusal_of(states: Records[State], seat: int, action: int) -> Refusal:
    """Return what is known of why an action that is not legal is refused."""
    return cast("Refusal", told(Refusal, refusal_at, states, seat, action))
