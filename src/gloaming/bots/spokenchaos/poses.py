"""Ways to put furniture: drawn, shifted a little, and tried."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.course.furnishing import may_take
from gloaming.games.spokenchaos.course.places import MARGIN
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import EDGE, NO_LEAN, PIECES, UPRIGHT
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import State

from .desk import Desk, Pose

YAW_STEP = 15
SPAN = EDGE - 2 * MARGIN
NEAR, TURNS = 24, 2  # how far the best way so far is shifted, and turned, in steps


@compiled
def pieces_to_move(state: State, out: Actions) -> int:
    """Write the pieces that may be put: the one that is held, or all that may be taken."""
    count = 0
    for piece in range(PIECES):
        if piece == state.held or (state.held == NO_PIECE and may_take(state, piece)):
            out[count] = piece
            count += 1
    return count


@compiled
def draw_pose(state: State, stream: Stream, pose: Pose) -> None:
    """Draw any way to put a piece upright."""
    pieces = np.empty(PIECES, np.int64)
    pose.piece = pieces[below(stream, pieces_to_move(state, pieces))]
    pose.x = MARGIN + below(stream, SPAN)
    pose.y = MARGIN + below(stream, SPAN)
    pose.yaw = below(stream, FULL_TURN // YAW_STEP) * YAW_STEP
    pose.face, pose.lean = UPRIGHT, NO_LEAN


@compiled
def shift_pose(stream: Stream, pose: Pose) -> None:
    """Draw a way to put a piece that is a little different."""
    pose.x = shifted(pose.x, stream)
    pose.y = shifted(pose.y, stream)
    turns = below(stream, 2 * TURNS + 1) - TURNS
    pose.yaw = (pose.yaw + turns * YAW_STEP) % FULL_TURN


@compiled
def shifted(place: int, stream: Stream) -> int:
    """Return a place near another one."""
    return min(max(place - NEAR + below(stream, 2 * NEAR + 1), MARGIN), EDGE - MARGIN)


@compiled
def copy_pose(pose: Pose, to: Pose) -> None:
    """Copy a way to put a piece."""
    to.piece, to.x, to.y, to.yaw = pose.piece, pose.x, pose.y, pose.yaw
    to.face, to.lean = pose.face, pose.lean


@compiled
def try_pose(desk: Desk) -> bool:
    """Put the piece so that is thought about; tell whether that is possible."""
    pose = desk.poses[0]
    desk.tried[0] = desk.states[0]  # type: ignore[index]  # records are NumPy's
    x, y, yaw = pose.x, pose.y, pose.yaw
    return put(desk.tried[0], pose.piece, x, y, yaw, pose.face, pose.lean) == STANDS
