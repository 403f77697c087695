"""Planning: a whole plan, of whose trips one after the other is possible."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.actions import DONE, STAY
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.state import NO_GHOST

from .actions import add_trips
from .desk import DECIDED, HIDING, Desk
from .drafting import add_action
from .errands import keep_hopes, ponder_state


@compiled
def begin_planning(desk: Desk) -> None:
    """Begin to think about a plan; a ghost that is on its way stays."""
    errand, state = desk.errands[0], desk.tried[0]
    desk.tried[0] = desk.states[0]  # type: ignore[index]  # records are NumPy's
    if state.plans[errand.seat].active != NO_GHOST:
        add_action(desk.drafts[0], STAY)
        apply(state, errand.seat, STAY)
    ponder_state(desk, state, True)
    errand.stage = HIDING


@compiled
def choose_plan(desk: Desk) -> None:
    """Choose the trips that are thought out, and seal them."""
    draft = desk.drafts[0]
    add_trips(desk.prospect, draft)
    add_action(draft, DONE)
    draft.simulations = desk.minds[0].turns
    keep_hopes(desk.prospect, draft)
    desk.errands[0].stage = DECIDED
