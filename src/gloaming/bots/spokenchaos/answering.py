"""Answering a midnight card: lines of one or two actions, weighed by what they allow."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.legal_actions import legal_actions
from gloaming.games.spokenchaos.state import MIDNIGHT, State

from .desk import ANSWERING, DECIDED, NO_ACTION, Desk
from .drafting import add_action, choose_anything, choose_only
from .errands import betters, weigh_state
from .mind import UNHURRIED


@compiled
def begin_answering(desk: Desk, stream: Stream) -> None:
    """Begin to weigh what a card allows; who fears nothing answers anything."""
    errand = desk.errands[0]
    choose_anything(desk, stream)
    errand.stage = DECIDED
    if desk.minds[0].caution > 0.0:
        errand.openings = legal_actions(desk.states[0], errand.seat, desk.openings)
        errand.stage = ANSWERING


@compiled
def answer_on(desk: Desk, haste: int) -> None:
    """Think about another line, until the lines or the time are used up."""
    errand = desk.errands[0]
    if (errand.tried > 0 and haste != UNHURRIED) or not next_line(desk):
        errand.stage = DECIDED
        return
    errand.tried += 1
    weigh_state(desk, desk.tried[0], True)


@compiled
def next_line(desk: Desk) -> bool:
    """Write the next line, and the state after it; tell whether there is one."""
    errand, state = desk.errands[0], desk.tried[0]
    while errand.spot == errand.spots:
        if errand.opening == errand.openings:
            return False
        desk.tried[0] = desk.states[0]  # type: ignore[index]  # records are NumPy's
        errand.line[0], errand.line[1] = desk.openings[errand.opening], NO_ACTION
        apply(state, errand.seat, errand.line[0])
        errand.opening += 1
        errand.spot, errand.spots = 0, 0
        if not goes_on(desk.states[0], state, errand.seat):
            return True
        errand.spots = legal_actions(state, errand.seat, desk.spots)
    errand.line[1] = desk.spots[errand.spot]
    errand.spot += 1
    desk.tried[0] = desk.states[0]  # type: ignore[index]
    apply(state, errand.seat, errand.line[0])
    apply(state, errand.seat, errand.line[1])
    return True


@compiled
def goes_on(before: State, after: State, seat: int) -> bool:
    """Tell whether a seat is not done with its answer; a ghost that enters goes on to a spot."""
    is_answering = after.phase == MIDNIGHT and after.to_move == seat
    return is_answering and after.turn == before.turn


@compiled
def heed_line(desk: Desk) -> None:
    """Choose a line if it is the best so far."""
    if betters(desk):
        line, draft = desk.errands[0].line, desk.drafts[0]
        choose_only(draft, line[0])
        if line[1] != NO_ACTION:
            add_action(draft, line[1])
