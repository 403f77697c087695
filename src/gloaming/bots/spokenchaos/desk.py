"""The desk of a bot: a position, the prospect that it ponders, and what it would do so far."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.decision import MOST_ACTIONS
from gloaming.core.engine.rooms import Room, blank_in
from gloaming.core.layout import Bool, Int8, Int64, Layout, Records
from gloaming.games.spokenchaos.course.legal_actions import MOST_ACTIONS as MOST_LISTED
from gloaming.games.spokenchaos.material import MAX_PLAYERS
from gloaming.games.spokenchaos.state import State

from .mind import Mind
from .prospect import Prospect, make_prospect
from .trips import Numbers

# What a bot is about: it begins; tries ways to put furniture, weighs leaving all as it is, looks
# closer at the best ways; plans; picks a side; tries lines for a midnight card; or is ready.
BEGINNING, TRYING, LEAVING, COMPARING, HIDING, PICKING, ANSWERING, DECIDED = range(8)
LINE = 2  # actions that answer a midnight card at most
NO_ACTION = -1


class Pose(Layout):
    """A way to put a piece of furniture."""

    piece: Int64
    x: Int64
    y: Int64
    yaw: Int64
    face: Int64
    lean: Int64


class Weighed(Layout):
    """A way to put a piece, and what it seems to be worth in a hurry."""

    pose: Pose
    hopes: Annotated[float, np.float64]
    is_compared: Bool  # it was looked at closer


class Errand(Layout):
    """How far a bot is with what it has to decide."""

    stage: Int8
    is_pondering: Bool  # a prospect
    has_hopes: Bool
    has_pose: Bool  # a way to put a piece is better than leaving all as it is
    hopes: Annotated[float, np.float64]  # of the best so far
    seat: Int64
    most: Int64  # ways to put furniture that it may weigh
    tried: Int64  # ways to put furniture, or lines
    weighed: Int64  # ways that were possible
    compared: Int64  # of the best ways
    openings: Int64  # how many actions may answer a midnight card
    opening: Int64  # the next one
    spots: Int64  # how many actions may follow the last one
    spot: Int64  # the next one
    line: Annotated[NDArray[np.int64], np.int64, LINE]


class Draft(Layout):
    """What a bot would do now, and everybody's share of the win as far as it has thought of it."""

    is_thought: Bool
    count: Int64  # of actions
    simulations: Int64
    actions: Annotated[NDArray[np.int64], np.int64, MOST_ACTIONS]
    shares: Annotated[NDArray[np.float64], np.float64, MAX_PLAYERS]


class Desk(NamedTuple):
    """Everything that a bot works on, as compiled code takes it."""

    errands: Records[Errand]
    drafts: Records[Draft]
    minds: Records[Mind]
    states: Records[State]
    tried: Records[State]  # after something that is thought about
    poses: Records[Pose]  # the way to put a piece that is thought about
    weighed: Records[Weighed]
    openings: Numbers  # actions that may answer a midnight card
    spots: Numbers  # actions that may follow
    prospect: Prospect


def make_desk(room: Room, mind: Mind) -> Desk:
    """Return an empty desk for a mind."""
    return Desk(
        blank_in(room, Errand),
        blank_in(room, Draft),
        blank_in(room, Mind),
        blank_in(room, State),
        blank_in(room, State),
        blank_in(room, Pose),
        blank_in(room, Weighed, max(1, int(mind.candidates))),
        room.zeros(MOST_LISTED, np.int64),
        room.zeros(MOST_LISTED, np.int64),
        make_prospect(room, max(1, int(mind.turns))),
    )
