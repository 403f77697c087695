"""Furniture: ways to put a piece, weighed by what everybody can make of the lobby then."""

from collections.abc import Iterator

import numpy as np

from gloaming.bots.thinking import Thinking
from gloaming.core.layout import Records, clone
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.angles import FULL_TURN
from gloaming.games.spokenchaos.furnishing import EDGE, MARGIN, may_take
from gloaming.games.spokenchaos.lobby import FACES, PIECES, UPRIGHT
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.putting import put
from gloaming.games.spokenchaos.settle import STANDS
from gloaming.games.spokenchaos.state import State

from .actions import Pose
from .mind import Mind
from .places import Offsets
from .prospect import Prospect

YAW_STEP = 15
TRIES = 12  # to find any place at all
NEAR = 24  # how far the best way so far is shifted, in steps
FACE_SHARE = 4  # of so many ways one lays the piece on another face
QUICK_GRID, QUICK_TURNS = 32, 4

# Where ghosts are imagined while furniture is weighed: only in the middle of their fields.
MIDDLES: Offsets = np.array([[16], [16], [16]])


def pieces_to_move(state: State) -> list[int]:
    """Return the pieces that may be put: the one that is held, or all that may be taken."""
    if state.held != NO_PIECE:
        return [int(state.held)]
    return [piece for piece in range(PIECES) if may_take(state, piece)]


def draw_pose(mind: Mind, pieces: list[int], stream: Stream) -> Pose:
    """Draw any way to put one of some pieces."""
    piece = pieces[below(stream, len(pieces))]
    span = EDGE - 2 * MARGIN
    x, y = MARGIN + below(stream, span), MARGIN + below(stream, span)
    yaw = below(stream, FULL_TURN // YAW_STEP) * YAW_STEP
    is_laid = mind.lays_furniture and below(stream, FACE_SHARE) == 0
    return Pose(piece, x, y, yaw, below(stream, len(FACES)) if is_laid else UPRIGHT)


def shift_pose(pose: Pose, stream: Stream) -> Pose:
    """Draw a way to put a piece that is a little different."""
    x = min(max(pose.x - NEAR + below(stream, 2 * NEAR + 1), MARGIN), EDGE - MARGIN)
    y = min(max(pose.y - NEAR + below(stream, 2 * NEAR + 1), MARGIN), EDGE - MARGIN)
    yaw = (pose.yaw + (below(stream, 5) - 2) * YAW_STEP) % FULL_TURN
    return pose._replace(x=x, y=y, yaw=yaw)


def placed(states: Records[State], pose: Pose) -> Records[State] | None:
    """Return the state with a piece put so, or None if it may not be."""
    tried = clone(states)
    verdict = put(tried[0], pose.piece, pose.x, pose.y, pose.yaw, pose.face, pose.lean)
    return tried if verdict == STANDS else None


def any_pose(mind: Mind, states: Records[State], stream: Stream) -> Pose | None:
    """Return the first way to put a piece that is possible, or None if none is soon found."""
    pieces = pieces_to_move(states[0])
    for _ in range(TRIES):
        pose = draw_pose(mind, pieces, stream)
        if placed(states, pose) is not None:
            return pose
    return None


class Furnishing:
    """The search for the best way to put a piece."""

    def __init__(self, mind: Mind, states: Records[State], seat: int, stream: Stream) -> None:
        """Weigh the lobby as it is."""
        self.mind = mind._replace(
            offsets=MIDDLES,
            grid=min(mind.grid, QUICK_GRID),
            turns=min(mind.turns, QUICK_TURNS),
            mood=0.0,
        )
        self.states, self.seat, self.stream = states, seat, stream
        self.best: Pose | None = None
        self.weighed = 0
        self.value = self.worth_of(states) if states[0].held == NO_PIECE else -np.inf

    def worth_of(self, states: Records[State]) -> float:
        """Return what a lobby is worth to the seat."""
        prospect = Prospect(self.mind, states, self.seat)
        prospect.think(self.stream)
        return prospect.value

    def poses(self) -> Iterator[Pose]:
        """Yield ways to try: first any, then such as the best."""
        pieces = pieces_to_move(self.states[0])
        for number in range(self.mind.candidates):
            if self.best is None or 2 * number < self.mind.candidates:
                yield draw_pose(self.mind, pieces, self.stream)
            else:
                yield shift_pose(self.best, self.stream)

    def run(self, thinking: Thinking) -> None:
        """Try until the ways or the time are used up."""
        for pose in self.poses():
            tried = placed(self.states, pose)
            if tried is not None:
                self.weighed += 1
                value = self.worth_of(tried)
                if value > self.value:
                    self.best, self.value = pose, value
            if thinking.is_over(self.mind.seconds) or self.is_spent(thinking):
                return

    def is_spent(self, thinking: Thinking) -> bool:
        """Tell whether as many ways were weighed as the thinking allows."""
        return thinking.simulations is not None and self.weighed >= thinking.simulations
