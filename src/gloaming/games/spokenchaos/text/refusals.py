"""Why an action is refused, in words and with its rule."""

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from gloaming.core.actors import CHANCE
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records, clone
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
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.course.actor import actor
from gloaming.games.spokenchaos.course.places import verdict_at
from gloaming.games.spokenchaos.material import CARDS, GHOST_NAMES, GHOSTS, MIDNIGHT_NAMES, NO_PIECE
from gloaming.games.spokenchaos.planning import plans
from gloaming.games.spokenchaos.planning.landing import landing, may_point, set_spot
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.placement import REASON_NAMES, REASONS
from gloaming.games.spokenchaos.solids.putting import GHOST_NOWHERE, OTHER, VERDICTS
from gloaming.games.spokenchaos.solids.resting import Resting, rest_of
from gloaming.games.spokenchaos.solids.room import many_ghosts, new_body, room_of, size_of
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

ASKED = {
    AGREEING: ("say keep or again", "2"),
    SIDING: ("the keyhole must change sides: pick another one", "3.4"),
}


class Refused(Resting, frozen=True, kw_only=True):
    """Why the lifted piece cannot be put down there, and whom that concerns."""

    reason: str  # a name of REASON_NAMES, the same after "other-", or "ghost-nowhere"
    piece: int
    ghost: int | UnsetType = UNSET
    other: int | UnsetType = UNSET  # piece


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    state = clone(states)[0]
    if not 0 <= action < ACTIONS:
        return IllegalActionError(f"there is no action {action}")
    if actor(state) == CHANCE:
        return why_not_happen(state, action)
    if state.phase in ASKED:
        return IllegalActionError(*ASKED[state.phase])
    if state.phase in (ARRANGING, FURNISHING):
        return why_not_furnish(state, action)
    if state.phase == PLANNING:
        return why_not_plan(state, seat, action)
    if state.phase == MIDNIGHT:
        card = MIDNIGHT_NAMES[state.midnight]
        return IllegalActionError(f"that is not what the card {card} asks for", "6")
    return IllegalActionError("nobody is asked for anything now")


def why_not_happen(state: State, action: int) -> IllegalActionError:
    """Say why chance cannot do that."""
    if state.phase == DRAWING:
        return IllegalActionError("a movement card that is left is to be drawn", "3.2")
    if state.phase == DRAWING_MIDNIGHT:
        return IllegalActionError("a midnight card that is left is to be drawn", "3.1")
    if state.phase == ARRANGING and state.held != NO_PIECE and AT <= action < PASSING:
        return why_not_put(state, action - AT)
    return IllegalActionError("chance has something else to do here", "3")


def why_not_furnish(state: State, action: int) -> IllegalActionError:
    """Say why furniture cannot be moved so."""
    if state.held == NO_PIECE:
        return why_not_take(state, action)
    if AT <= action < PASSING:
        return why_not_put(state, action - AT)
    piece = PIECE_NAMES[state.held]
    if FACE <= action < AT:
        return IllegalActionError(f"the {piece} is held so already", "4")
    return IllegalActionError(f"touched is moved: put the {piece} down", "3.2")


def why_not_take(state: State, action: int) -> IllegalActionError:
    """Say why a piece cannot be lifted."""
    if not TAKE <= action < FACE:
        asked = "a piece" if state.phase == ARRANGING else "a piece of your card, or pass"
        return IllegalActionError(f"take {asked}", "3.2")
    piece = action - TAKE
    if state.phase == ARRANGING:
        return IllegalActionError(f"the {PIECE_NAMES[piece]} is in the lobby already", "2")
    if (state.used >> piece) & 1:
        return IllegalActionError(f"the {PIECE_NAMES[piece]} was moved in this round", "3.2")
    card = CARDS[state.cards[state.to_move]]
    return IllegalActionError(f"the card shows {card.name}, not the {PIECE_NAMES[piece]}", "3.2")


def why_not_put(state: State, place: int) -> IllegalActionError:
    """Say why the lifted piece cannot be put down there."""
    verdict = verdict_at(state, place)
    words = verdict_words(state, verdict)
    return IllegalActionError(words, "4", refused_as(state, place, verdict))


def refused_as(state: State, place: int, verdict: int) -> Refused:
    """Return a verdict that is none to stand as values: the reason, and whom it concerns."""
    piece, resting = int(state.held), asdict(rest_of(state, place, verdict))
    if verdict >= GHOST_NOWHERE:
        ghost = verdict - GHOST_NOWHERE
        return Refused(reason="ghost-nowhere", piece=piece, ghost=ghost, **resting)
    if verdict < OTHER:
        return Refused(reason=REASON_NAMES[verdict], piece=piece, **resting)
    other, reason = divmod(verdict - OTHER, VERDICTS)
    return Refused(reason=f"other-{REASON_NAMES[reason]}", piece=piece, other=other, **resting)


def verdict_words(state: State, verdict: int) -> str:
    """Return in words why the lifted piece cannot be put down so."""
    piece = PIECE_NAMES[state.held]
    if verdict >= GHOST_NOWHERE:
        ghost = GHOST_NAMES[(verdict - GHOST_NOWHERE) % GHOSTS]
        return f"the {piece} would leave a ghost ({ghost}) nowhere to stand"
    if verdict < OTHER:
        return REASONS[verdict].format(piece=piece)
    other, reason = divmod(verdict - OTHER, VERDICTS)
    fate = REASONS[reason].format(piece=PIECE_NAMES[other])
    return f"the {piece} cannot be taken away: {fate}"


def why_not_plan(state: State, seat: int, action: int) -> IllegalActionError:
    """Say why a plan cannot go on so."""
    plan = state.plans[seat]
    if GHOST <= action < BACK and plan.active == NO_GHOST:
        return why_not_pick(state, seat, action - GHOST)
    if BACK <= action < ENTER:
        words = "only a small ghost that is out can be taken back, and only if none is left"
        return IllegalActionError(f"{words} to start", "7")
    if plan.active == NO_GHOST:
        return IllegalActionError("pick one of your ghosts, or be done", "3.3")
    if STEP <= action < STAY:
        return why_not_step(state, seat)
    if SPOT <= action < DONE:
        return why_not_land(state, seat, action - SPOT)
    if action == DONE or GHOST <= action < BACK:
        return IllegalActionError("a ghost is on its way: end its move, or let it stay", "4")
    return IllegalActionError("the ghost is in the lobby: step, take a spot, or stay", "4")


def why_not_pick(state: State, seat: int, ghost: int) -> IllegalActionError:
    """Say why a ghost cannot set out."""
    plan = state.plans[seat]
    figure = plan.figures[ghost]
    if plan.points == 0:
        return IllegalActionError("all points are spent", "3.3")
    if figure.where == OUT:
        return IllegalActionError("that ghost is out", "4")
    if figure.where == SUPPLY:
        return IllegalActionError("only small ghosts leave the start side", "7")
    return IllegalActionError("that ghost may not move any more in this round", "3.3")


def why_not_step(state: State, seat: int) -> IllegalActionError:
    """Say why the ghost on its way cannot take a step."""
    plan = state.plans[seat]
    if plan.column == plans.NOWHERE:
        return IllegalActionError(f"it enters by a door first, 1 to {FIELDS}", "4")
    if plan.steps >= plan.points:
        return IllegalActionError("there are no points left for that", "3.3")
    if plans.is_new(plan):
        return IllegalActionError("a ghost may not enter and leave in the same round", "4")
    return IllegalActionError("ghosts leave by the side opposite their start side", "4")


def why_not_land(state: State, seat: int, spot: int) -> IllegalActionError:
    """Say why the ghost on its way cannot end at a spot."""
    plan = state.plans[seat]
    if plan.steps == 0:
        return IllegalActionError("a ghost moves a field at least; else it stays", "4")
    lands, _ = landing(state, seat, room_of(state)[0])
    body = new_body(many_ghosts(), size_of(lands))
    set_spot(plan, spot, body)
    if not may_point(state, body.way):
        return IllegalActionError("ghosts stand upright, and lie only to take cover", "4")
    if not is_in_one_field(body):
        return IllegalActionError("a ghost ends wholly inside one field", "4")
    return IllegalActionError("the ghost does not fit there: something is in the way", "4")
