"""Furniture: ways to put a piece, weighed by what everybody can make of the lobby then."""

from collections.abc import Iterator

from gloaming.bots.thinking import Thinking
from gloaming.core.layout import Records, clone
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.course.furnishing import may_take
from gloaming.games.spokenchaos.course.places import MARGIN
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import EDGE, PIECES, UPRIGHT
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import State

from .actions import Pose
from .mind import Mind
from .places import SINGLE
from .prospect import Prospect

YAW_STEP = 15
TRIES = 12  # to find any place at all
NEAR, TURNS = 24, 2  # how far the best way so far is shifted, and turned, in steps
QUICK_GRID, QUICK_TURNS = 32, 4


def pieces_to_move(state: State) -> list[int]:
    """Return the pieces that may be put: the one that is held, or all that may be taken."""
    if state.held != NO_PIECE:
        return [int(state.held)]
    return [piece for piece in range(PIECES) if may_take(state, piece)]


def draw_pose(pieces: list[int], stream: Stream) -> Pose:
    """Draw any way to put one of some pieces upright."""
    piece = pieces[below(stream, len(pieces))]
    span = EDGE - 2 * MARGIN
    x, y = MARGIN + below(stream, span), MARGIN + below(stream, span)
    yaw = below(stream, FULL_TURN // YAW_STEP) * YAW_STEP
    return Pose(piece, x, y, yaw, UPRIGHT)


def shift_pose(pose: Pose, stream: Stream) -> Pose:
    """Draw a way to put a piece that is a little different."""
    x = min(max(pose.x - NEAR + below(stream, 2 * NEAR + 1), MARGIN), EDGE - MARGIN)
    y = min(max(pose.y - NEAR + below(stream, 2 * NEAR + 1), MARGIN), EDGE - MARGIN)
    yaw = (pose.yaw + (below(stream, 2 * TURNS + 1) - TURNS) * YAW_STEP) % FULL_TURN
    return pose._replace(x=x, y=y, yaw=yaw)


def placed(states: Records[State], pose: Pose) -> Records[State] | None:
    """Return the state with a piece put so, or None if it may not be."""
    tried = clone(states)
    verdict = put(tried[0], pose.piece, pose.x, pose.y, pose.yaw, pose.face, pose.lean)
    return tried if verdict == STANDS else None


def any_pose(states: Records[State], stream: Stream) -> Pose | None:
    """Return the first way to put a piece that is possible, or None if none is soon found."""
    pieces = pieces_to_move(states[0])
    for _ in range(TRIES):
        pose = draw_pose(pieces, stream)
        if placed(states, pose) is not None:
            return pose
    return None


def think_through(
    mind: Mind, states: Records[State], seat: int, stream: Stream, thinking: Thinking
) -> Prospect:
    """Return what a state lets a seat hope for."""
    prospect = Prospect(mind._replace(mood=0.0), states, seat, thinking)
    prospect.think(stream)
    return prospect


def hurried(mind: Mind) -> Mind:
    """Return a mind that takes quick looks at the middles of fields."""
    return mind._replace(
        offsets=SINGLE,
        grid=min(mind.grid, QUICK_GRID),
        turns=min(mind.turns, QUICK_TURNS),
        polishings=0,
    )


class Furnishing:
    """The search for the best way to put a piece.

    Of many ways that are weighed in a hurry the best seem better than they are, so the best few
    are weighed again with care, beside leaving all as it is.
    """

    def __init__(
        self, mind: Mind, states: Records[State], seat: int, stream: Stream, thinking: Thinking
    ) -> None:
        """Begin with the lobby as it is."""
        self.mind, self.thinking = mind, thinking
        self.states, self.seat, self.stream = states, seat, stream
        self.best: Pose | None = None
        self.hopes: Prospect | None = None  # that the best way, or leaving all as it is, allows
        self.weighed: list[tuple[float, Pose]] = []

    def hopes_in(self, mind: Mind, states: Records[State]) -> Prospect:
        """Return what a lobby lets the seat hope for."""
        return think_through(mind, states, self.seat, self.stream, self.thinking)

    def poses(self) -> Iterator[Pose]:
        """Yield ways to try: first any, then such as the best."""
        pieces = pieces_to_move(self.states[0])
        for number in range(self.mind.candidates):
            if not self.weighed or 2 * number < self.mind.candidates:
                yield draw_pose(pieces, self.stream)
            else:
                yield shift_pose(max(self.weighed)[1], self.stream)

    def run(self) -> None:
        """Try until the ways or the time are used up, then look closer at the best."""
        for pose in self.poses():
            tried = placed(self.states, pose)
            if tried is not None:
                self.weighed.append((self.hopes_in(hurried(self.mind), tried).value, pose))
            if self.is_over() or len(self.weighed) == self.thinking.simulations:
                break
        self.look_closer()

    def look_closer(self) -> None:
        """Find the best of the best few, and of leaving all as it is if that is allowed."""
        if self.states[0].held == NO_PIECE:
            self.hopes = self.hopes_in(self.mind, self.states)
        for _, pose in sorted(self.weighed, reverse=True)[: self.mind.finalists]:
            tried = placed(self.states, pose)
            if tried is not None and not (self.hopes and self.is_over()):
                hopes = self.hopes_in(self.mind, tried)
                if self.hopes is None or hopes.value > self.hopes.value:
                    self.best, self.hopes = pose, hopes

    def is_over(self) -> bool:
        """Tell whether to make do with what is weighed so far."""
        return self.thinking.is_over(self.mind.seconds)
