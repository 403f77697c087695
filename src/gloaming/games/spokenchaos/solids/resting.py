"""Where a piece comes to rest that is refused there, and what is wrong: for those who draw it."""

from collections.abc import Iterator
from math import hypot
from typing import Any, get_args

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.solids.lobby import PLACES
from gloaming.games.spokenchaos.state import State

from .angles import cosine, sine
from .contacts import CORNERS, MOST_CONTACTS, contacts
from .lifting import lift_with_others
from .lobby import LOBBY, PIECES, TOUCH, Letter, Lobby
from .pose import LEAN_AXES, LEAN_SIGNS, corner, pose
from .room import EMPTY, copy_piece
from .settle import (
    COMES_DOWN,
    EDGE_IN_THE_AIR,
    FALLS_OVER,
    NOTHING_TO_LEAN_ON,
    STICKS_OUT,
    edge_direction,
    heart_of,
    settle,
)

DIGITS = 3  # of what is only drawn


class Rest(msgspec.Struct, frozen=True):
    """The pose in which a piece comes to rest."""

    x: int  # in 1/32 field
    y: int
    yaw: int
    face: int
    lean: int
    angle: int
    height: float


class Resting(msgspec.Struct, frozen=True):
    """How a refused piece would lie, and what speaks against it."""

    rest: Rest
    outside: dict[Letter, float] | UnsetType = UNSET  # how far it reaches beyond each wall
    falls: tuple[float, float] | UnsetType = UNSET  # the way that it would go over, as x and y


def rest_of(state: State, place: int, verdict: int) -> Resting:
    """Return how the lifted piece would lie at a place, and what speaks against it.

    The state is not one to go on with afterwards.
    """
    rooms = let_down_at(state, place, verdict)
    rest = pose_facts(rooms[0], state.held)
    if verdict == STICKS_OUT:
        return Resting(rest, outside=dict(outside(rooms[0], state.held)))
    if verdict in WAYS_TO_FALL:
        across, up = WAYS_TO_FALL[verdict](rooms[0], state.held)
        return Resting(rest, falls=(round(float(across), DIGITS), round(float(up), DIGITS)))
    return Resting(rest)


def let_down_at(state: State, place: int, verdict: int) -> Records[Lobby]:
    """Return the lobby with the lifted piece let down at a place, whatever comes of it.

    What has nothing to lean on is shown as it stood before it tipped.
    """
    rooms, held = clone(EMPTY), state.held
    lobby = rooms[0]
    for index in range(PIECES):
        copy_piece(state.pieces[index], lobby.pieces[index])
    piece = lobby.pieces[held]
    if piece.is_placed:
        lift_with_others(state, lobby, held)
    piece.x, piece.y = divmod(place, PLACES)
    piece.yaw, piece.face, piece.lean = state.held_yaw, state.held_face, state.held_lean
    settle(lobby, held)
    if verdict in (NOTHING_TO_LEAN_ON, COMES_DOWN):
        piece.angle = 0
        pose(lobby, held)
    return rooms


def pose_facts(lobby: Lobby, index: int) -> Rest:
    """Return the pose of a piece."""
    piece = lobby.pieces[index]
    return Rest(
        x=int(piece.x),
        y=int(piece.y),
        yaw=int(piece.yaw),
        face=int(piece.face),
        lean=int(piece.lean),
        angle=int(piece.angle),
        height=float(piece.height),
    )


def outside(lobby: Lobby, index: int) -> Iterator[tuple[Letter, float]]:
    """Yield beyond which walls a piece reaches, and how far."""
    corners = corners_of(lobby, index)
    (west, south), (east, north) = corners.min(axis=0)[:2], corners.max(axis=0)[:2]
    for side, far in zip(
        get_args(Letter), (north - LOBBY, east - LOBBY, -south, -west), strict=True
    ):
        if far > TOUCH:
            yield side, round(float(far), DIGITS)


def corners_of(lobby: Lobby, index: int) -> Any:
    """Return where the corners of all boxes of a piece are."""
    points = np.empty((int(lobby.models[index].box_count) * CORNERS, 3))
    for number, point in enumerate(points):
        box, which = divmod(number, CORNERS)
        corner(lobby.pieces[index], lobby.models[index], box, which, point)
    return points


def falls_off(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way from what a piece rests on to its centre of mass."""
    points, heart = bearing(lobby, index)
    ways = [to_line(one, other, heart) for one in points for other in points]
    return one_long(min(ways, key=lambda way: hypot(*way)))


def falls_along_edge(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way along its lower edge by which a leaning piece would go over."""
    points, heart = bearing(lobby, index)
    x, y = edge_direction(lobby, index)
    ahead = [x * (point[0] - heart[0]) + y * (point[1] - heart[1]) for point in points]
    return (x, y) if not ahead or max(ahead) < 0.0 else (-x, -y)


def falls_by_leaning(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way to which a piece leans."""
    piece = lobby.pieces[index]
    degrees, far = int(piece.yaw), float(LEAN_SIGNS[piece.lean])
    along, aside = cosine(lobby.sines, degrees), sine(lobby.sines, degrees)
    return (-aside * far, along * far) if LEAN_AXES[piece.lean] == 1 else (along * far, aside * far)


WAYS_TO_FALL = {
    FALLS_OVER: falls_off,
    EDGE_IN_THE_AIR: falls_along_edge,
    NOTHING_TO_LEAN_ON: falls_by_leaning,
    COMES_DOWN: falls_by_leaning,
}


def bearing(lobby: Lobby, index: int) -> tuple[list[tuple[float, float]], Any]:
    """Return where a piece rests, seen from above, and its centre of mass."""
    points, heart = np.empty((MOST_CONTACTS, 2)), np.empty(3)
    count = contacts(lobby, index, points)
    heart_of(lobby, index, heart)
    # Points that many boxes share are one point.
    return sorted({(float(x), float(y)) for x, y in points[:count].round(6)}), heart


def to_line(
    one: tuple[float, float], other: tuple[float, float], heart: Any
) -> tuple[float, float]:
    """Return the way from a line between two points to the centre of mass."""
    across, up = other[0] - one[0], other[1] - one[1]
    right, above = float(heart[0]) - one[0], float(heart[1]) - one[1]
    length = across * across + up * up
    share = min(1.0, max(0.0, (right * across + above * up) / length)) if length else 0.0
    return right - share * across, above - share * up


def one_long(way: tuple[float, float]) -> tuple[float, float]:
    """Return a way of the same direction and of length 1."""
    length = hypot(*way)
    return way[0] / length, way[1] / length
