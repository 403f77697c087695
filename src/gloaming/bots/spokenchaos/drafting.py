"""Drafting: what a bot would do so far, as the actions of which that is made."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.actions import AT, FACE, LEAN, TAKE, YAW
from gloaming.games.spokenchaos.course.legal_actions import MOST_ACTIONS, legal_actions
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.lobby import NO_LEAN, PLACES
from gloaming.games.spokenchaos.state import State

from .desk import Desk, Draft, Pose


@compiled
def add_action(draft: Draft, action: int) -> None:
    """Add an action to what a bot would do."""
    draft.actions[draft.count] = action
    draft.count += 1


@compiled
def add_actions(draft: Draft, actions: Actions, count: int) -> None:
    """Add some actions."""
    for index in range(count):
        add_action(draft, actions[index])


@compiled
def choose_only(draft: Draft, action: int) -> None:
    """Choose one action."""
    draft.count = 0
    add_action(draft, action)


@compiled
def choose_pose(state: State, pose: Pose, draft: Draft) -> None:
    """Choose to take a piece, unless it is held, and to put it so."""
    draft.count = 0
    face, lean, yaw = int(state.held_face), int(state.held_lean), int(state.held_yaw)
    if state.held == NO_PIECE:
        stood = state.pieces[pose.piece]
        add_action(draft, TAKE + pose.piece)
        face, lean, yaw = int(stood.face), int(stood.lean), int(stood.yaw)
    if face != pose.face:
        add_action(draft, FACE + pose.face)
    if lean != pose.lean:
        add_action(draft, LEAN + pose.lean - NO_LEAN)
    if yaw != pose.yaw:
        add_action(draft, YAW + pose.yaw)
    add_action(draft, AT + pose.x * PLACES + pose.y)


@compiled
def choose_anything(desk: Desk, stream: Stream) -> None:
    """Choose any legal action."""
    out = np.empty(MOST_ACTIONS, np.int64)
    count = legal_actions(desk.states[0], desk.errands[0].seat, out)
    choose_only(desk.drafts[0], out[below(stream, count)])
