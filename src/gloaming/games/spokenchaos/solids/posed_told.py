"""A pose of furniture that need not be one of a match, worked out and told."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell
from gloaming.core.engine.declaring import entry_point

from .contacts import CORNERS
from .lobby import STEPS_PER_FIELD, Lobby
from .pose import corner, pose
from .room import EMPTY


@entry_point(counted=("out",))
def posed_at(
    piece: int,
    x: int,
    y: int,
    yaw: int,
    face: int,
    lean: int,
    angle: int,
    height: float,
    out: Told,
) -> int:
    """Tell the turn, the shift and the footprint of a piece in a pose."""
    begin(out)
    rooms = EMPTY.copy()  # type: ignore[attr-defined]  # records, to the compiler
    lying = rooms[0].pieces[piece]
    lying.x, lying.y, lying.yaw, lying.face = x, y, yaw, face
    lying.lean, lying.angle, lying.height = lean, angle, height
    pose(rooms[0], piece)
    for row in range(3):
        for column in range(3):
            tell(out, lying.turn[row, column])
    for axis in range(3):
        tell(out, lying.shift[axis])
    tell_footprint(out, rooms[0], piece)
    return length(out)


@compiled
def tell_footprint(out: Told, lobby: Lobby, index: int) -> None:
    """Tell from where to where a piece reaches, seen from above, and how high its top is."""
    low, high, point = np.full(3, np.inf), np.full(3, -np.inf), np.empty(3)
    for box in range(int(lobby.models[index].box_count)):
        for number in range(CORNERS):
            corner(lobby.pieces[index], lobby.models[index], box, number, point)
            for axis in range(3):
                low[axis] = min(low[axis], point[axis])
                high[axis] = max(high[axis], point[axis])
    for axis in range(2):
        tell(out, low[axis] * STEPS_PER_FIELD)
        tell(out, high[axis] * STEPS_PER_FIELD)
    tell(out, high[2])
