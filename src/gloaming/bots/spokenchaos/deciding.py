"""Deciding what a seat does, in every phase of a round, step by step.

begin_decision    put a position on a desk
decide            go on for some steps of a few milliseconds each; tell whether it is decided
decision_at       tell what one would do so far
"""

from gloaming.bots.decision import put_decision, shares_of
from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.streams import Stream, open_stream
from gloaming.games.spokenchaos.actions import KEEP
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    FURNISHING,
    PLANNING,
    SIDING,
    State,
)

from .answering import answer_on, begin_answering, heed_line
from .desk import (
    ANSWERING,
    BEGINNING,
    COMPARING,
    DECIDED,
    HIDING,
    LEAVING,
    PICKING,
    TRYING,
    Desk,
)
from .drafting import choose_only
from .furnishing import (
    begin_furnishing,
    compare_on,
    heed_comparing,
    heed_leaving,
    heed_try,
    try_on,
)
from .mind import Mind
from .picking import begin_picking, pick_side
from .planning import begin_planning, choose_plan
from .pondering import ponder


@entry_point(changes=("stream",))
def start_stream(stream: Stream, first: int, second: int, third: int) -> None:
    """Start a stream of random numbers from three words of seed."""
    open_stream(stream, first, second, third)


@entry_point(stays=("desk",))
def begin_decision(
    states: Records[State], seat: int, mind: Records[Mind], simulations: int, desk: Desk
) -> None:
    """Put a position on a desk, about which a seat is to think with such a mind.

    It weighs so many ways to put furniture at most.
    """
    desk.states[0], desk.minds[0] = states[0], mind[0]  # type: ignore[index]  # records are NumPy's
    desk.errands[0].stage, desk.errands[0].seat = BEGINNING, seat
    desk.errands[0].most = simulations


@entry_point(changes=("stream",), stays=("desk",))
def decide(desk: Desk, stream: Stream, haste: int, steps: int) -> bool:
    """Go on for some steps in such a haste; tell whether it is decided."""
    errand = desk.errands[0]
    for _ in range(steps):
        if errand.stage == DECIDED:
            break
        go_on(desk, stream, haste)
    return errand.stage == DECIDED


@compiled
def go_on(desk: Desk, stream: Stream, haste: int) -> None:
    """Go on with what is pondered, or take up what is to be thought about next."""
    errand = desk.errands[0]
    stage = errand.stage
    if errand.is_pondering:
        errand.is_pondering = not ponder(desk.prospect, stream, haste)
        if not errand.is_pondering:
            heed(desk)
    elif stage == BEGINNING:
        take_up(desk, stream)
    elif stage == TRYING:
        try_on(desk, stream, haste)
    elif stage == COMPARING:
        compare_on(desk, stream, haste)
    elif stage == ANSWERING:
        answer_on(desk, haste)


@compiled
def take_up(desk: Desk, stream: Stream) -> None:
    """Begin with what the phase asks for."""
    phase = desk.states[0].phase
    if phase == AGREEING:
        choose_only(desk.drafts[0], KEEP)
        desk.errands[0].stage = DECIDED
    elif phase in (ARRANGING, FURNISHING):
        begin_furnishing(desk, stream)
    elif phase == PLANNING:
        begin_planning(desk)
    elif phase == SIDING:
        begin_picking(desk, stream)
    else:
        begin_answering(desk, stream)


@compiled
def heed(desk: Desk) -> None:
    """Note what has come of what was pondered."""
    stage = desk.errands[0].stage
    if stage == TRYING:
        heed_try(desk)
    elif stage == LEAVING:
        heed_leaving(desk)
    elif stage == COMPARING:
        heed_comparing(desk)
    elif stage == ANSWERING:
        heed_line(desk)
    elif stage == HIDING:
        choose_plan(desk)
    elif stage == PICKING:
        pick_side(desk)


@entry_point(stays=("desk",), counted=("out",))
def decision_at(desk: Desk, most_moves: int, out: Told) -> int:
    """Tell what one would do so far, with so many moves of the line."""
    draft, seat = desk.drafts[0], desk.errands[0].seat
    # Nothing is expected beyond the move itself, if it was thought of.
    plies = int(draft.count) if draft.is_thought and most_moves > 0 else 0
    begin(out)
    put_decision(
        out,
        actions=draft.actions[: draft.count],
        shares=shares_of(draft.shares, desk.states[0].players),
        is_proven=False,
        turns=0,
        simulations=draft.simulations,
        line=plies,
    )
    for index in range(plies):
        tell(out, seat)
        tell(out, draft.actions[index])
    return length(out)
