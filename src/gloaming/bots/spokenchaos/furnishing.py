"""Furniture: ways to put a piece, weighed by what everybody can make of the lobby then.

Of many ways that are weighed in a hurry the best seem better than they are, so the best few
are weighed again with care, beside leaving all as it is.
"""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.actions import PASSING
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.state import FURNISHING, State

from .desk import COMPARING, DECIDED, LEAVING, TRYING, Desk, Weighed
from .drafting import choose_anything, choose_only, choose_pose
from .errands import betters, keep_hopes, weigh_state
from .mind import UNHURRIED
from .poses import copy_pose, draw_pose, shift_pose, try_pose

TRIES = 12  # to find any place at all
NONE = -1


@compiled
def begin_furnishing(desk: Desk, stream: Stream) -> None:
    """Begin to weigh ways to put a piece; who weighs none puts one anywhere."""
    if desk.minds[0].candidates > 0:
        desk.errands[0].stage = TRYING
        return
    desk.errands[0].stage = DECIDED
    for _ in range(TRIES):
        draw_pose(desk.states[0], stream, desk.poses[0])
        if try_pose(desk):
            choose_pose(desk.states[0], desk.poses[0], desk.drafts[0])
            return
    choose_anything(desk, stream)


@compiled
def try_on(desk: Desk, stream: Stream, haste: int) -> None:
    """Draw another way to put a piece, until the ways or the time are used up."""
    errand, candidates = desk.errands[0], desk.minds[0].candidates
    is_enough = haste != UNHURRIED or errand.weighed == errand.most
    if errand.tried == candidates or (is_enough and errand.tried > 0):
        begin_comparing(desk)
        return
    if errand.weighed == 0 or 2 * errand.tried < candidates:
        draw_pose(desk.states[0], stream, desk.poses[0])
    else:
        copy_pose(desk.weighed[best_weighed(desk)].pose, desk.poses[0])
        shift_pose(stream, desk.poses[0])
    errand.tried += 1
    if try_pose(desk):
        weigh_state(desk, desk.tried[0], True)


@compiled
def heed_try(desk: Desk) -> None:
    """Note what a way to put a piece seems to be worth; the best is what one would do now."""
    errand, draft = desk.errands[0], desk.drafts[0]
    weighed = desk.weighed[errand.weighed]
    copy_pose(desk.poses[0], weighed.pose)
    weighed.hopes, weighed.is_compared = desk.prospect.musings[0].value, False
    errand.weighed += 1
    draft.simulations = errand.weighed
    if best_weighed(desk) == errand.weighed - 1:
        choose_pose(desk.states[0], desk.poses[0], draft)
        keep_hopes(desk.prospect, draft)


@compiled
def best_weighed(desk: Desk) -> int:
    """Return the best way that was not looked at closer, or NONE."""
    best = NONE
    for index in range(desk.errands[0].weighed):
        one = desk.weighed[index]
        if not one.is_compared and (best == NONE or outranks(one, desk.weighed[best])):
            best = index
    return best


@compiled
def outranks(one: Weighed, other: Weighed) -> bool:
    """Tell whether a way is better than another, or as good and further along."""
    if one.hopes != other.hopes:
        return one.hopes > other.hopes
    first, second = one.pose, other.pose
    if first.piece != second.piece:
        return first.piece > second.piece
    if first.x != second.x:
        return first.x > second.x
    return first.y > second.y if first.y != second.y else first.yaw > second.yaw


@compiled
def begin_comparing(desk: Desk) -> None:
    """Look closer: at leaving all as it is, if no piece is held, and at the best ways."""
    errand = desk.errands[0]
    errand.stage = COMPARING
    if desk.states[0].held == NO_PIECE:
        errand.stage = LEAVING
        weigh_state(desk, desk.states[0], False)


@compiled
def heed_leaving(desk: Desk) -> None:
    """Note what can be hoped for if all is left as it is."""
    desk.errands[0].stage = COMPARING
    betters(desk)
    if may_pass(desk.states[0]):
        choose_only(desk.drafts[0], PASSING)


@compiled
def may_pass(state: State) -> bool:
    """Tell whether all may be left as it is."""
    return state.phase == FURNISHING and state.held == NO_PIECE


@compiled
def compare_on(desk: Desk, stream: Stream, haste: int) -> None:
    """Look closer at the next best way, until enough are compared or the time is used up."""
    errand, best = desk.errands[0], best_weighed(desk)
    is_enough = errand.compared == desk.minds[0].finalists
    if best == NONE or is_enough or (errand.has_hopes and haste != UNHURRIED):
        errand.stage = DECIDED
        if not errand.has_pose and not may_pass(desk.states[0]):
            choose_anything(desk, stream)
        return
    errand.compared += 1
    desk.weighed[best].is_compared = True
    copy_pose(desk.weighed[best].pose, desk.poses[0])
    if try_pose(desk):
        weigh_state(desk, desk.tried[0], False)


@compiled
def heed_comparing(desk: Desk) -> None:
    """Choose a way to put a piece if it is the best so far."""
    if betters(desk):
        desk.errands[0].has_pose = True
        choose_pose(desk.states[0], desk.poses[0], desk.drafts[0])
