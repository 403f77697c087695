"""Where a piece comes to rest that is refused there, and what is wrong: for those who draw it."""

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell, tell_at, tell_later
from gloaming.core.layout import Records
from gloaming.core.writer import writer
from gloaming.games.spokenchaos.rounding import rounded
from gloaming.games.spokenchaos.state import EAST, NORTH, SIDES, SOUTH, WEST, State

from .angles import cosine, sine
from .contacts import CORNERS, MOST_CONTACTS, contacts
from .lifting import lift_with_others
from .lobby import LOBBY, PLACES, TOUCH, Lobby, Numbers, Piece
from .pose import LEAN_AXES, LEAN_SIGNS, corner, pose
from .room import room_of
from .settle import (
    COMES_DOWN,
    EDGE_IN_THE_AIR,
    FALLS_OVER,
    NOTHING_TO_LEAN_ON,
    edge_direction,
    heart_of,
    settle,
)

THOUSANDTHS = 1000  # of what is only drawn
MILLIONTHS = 1e6


class Rest(msgspec.Struct, frozen=True):
    """The pose in which a piece comes to rest."""

    x: int  # in 1/32 field
    y: int
    yaw: int
    face: int
    lean: int
    angle: int
    height: float


write_rest = writer(Rest)


@compiled
def let_down_at(state: State, place: int, verdict: int) -> Records[Lobby]:
    """Return the lobby with the lifted piece let down at a place, whatever comes of it.

    What has nothing to lean on is shown as it stood before it tipped.  The state is not one to go
    on with afterwards.
    """
    rooms, held = room_of(state), state.held
    piece = rooms[0].pieces[held]
    if piece.is_placed:
        lift_with_others(state, rooms[0], held)
    piece.x, piece.y = divmod(place, PLACES)
    piece.yaw, piece.face, piece.lean = state.held_yaw, state.held_face, state.held_lean
    settle(rooms[0], held)
    if verdict in (NOTHING_TO_LEAN_ON, COMES_DOWN):
        piece.angle = 0
        pose(rooms[0], held)
    return rooms


@compiled
def put_rest(out: Told, piece: Piece) -> None:
    """Write the pose of a piece."""
    write_rest(
        out,
        x=piece.x,
        y=piece.y,
        yaw=piece.yaw,
        face=piece.face,
        lean=piece.lean,
        angle=piece.angle,
        height=piece.height,
    )


@compiled
def tell_outside(out: Told, lobby: Lobby, index: int) -> None:
    """Tell beyond which walls a piece reaches, and how far."""
    beyond = np.full(SIDES, -np.inf)
    point = np.empty(3)
    for box in range(int(lobby.models[index].box_count)):
        for number in range(CORNERS):
            corner(lobby.pieces[index], lobby.models[index], box, number, point)
            beyond[NORTH] = max(beyond[NORTH], point[1] - LOBBY)
            beyond[EAST] = max(beyond[EAST], point[0] - LOBBY)
            beyond[SOUTH] = max(beyond[SOUTH], -point[1])
            beyond[WEST] = max(beyond[WEST], -point[0])
    place, count = tell_later(out), 0
    for side in range(SIDES):
        if beyond[side] > TOUCH:
            count += 1
            tell(out, side)
            tell(out, rounded(beyond[side], THOUSANDTHS))
    tell_at(out, place, count)


@compiled
def way_to_fall(lobby: Lobby, index: int, verdict: int) -> tuple[float, float]:
    """Return the way that a piece would go over, as x and y."""
    if verdict == FALLS_OVER:
        return falls_off(lobby, index)
    if verdict == EDGE_IN_THE_AIR:
        return falls_along_edge(lobby, index)
    return falls_by_leaning(lobby, index)


@compiled
def falls_off(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way from what a piece rests on to its centre of mass, as long as 1."""
    points, heart = np.empty((MOST_CONTACTS, 2)), np.empty(3)
    count = contacts(lobby, index, points)
    heart_of(lobby, index, heart)
    round_off(points, count)
    across, up, shortest, first, second = 0.0, 0.0, np.inf, 0, 0
    for one in range(count):
        for other in range(count):
            x, y = to_line(points[one], points[other], heart)
            far = np.sqrt(x * x + y * y)
            is_before = precedes(points, one, other, first, second)
            if far < shortest or (far == shortest and is_before):
                across, up, shortest, first, second = x, y, far, one, other
    return across / shortest, up / shortest


@compiled
def round_off(points: Numbers, count: int) -> None:
    """Make one point of those that many boxes share."""
    for number in range(count):
        for axis in range(2):
            points[number, axis] = np.floor(points[number, axis] * MILLIONTHS + 0.5) / MILLIONTHS


@compiled
def precedes(points: Numbers, one: int, other: int, first: int, second: int) -> bool:
    """Tell whether a line comes before another that is as near: more to the west, to the south."""
    for axis in range(2):
        if points[one, axis] != points[first, axis]:
            return bool(points[one, axis] < points[first, axis])
    for axis in range(2):
        if points[other, axis] != points[second, axis]:
            return bool(points[other, axis] < points[second, axis])
    return False


@compiled
def to_line(one: Numbers, other: Numbers, heart: Numbers) -> tuple[float, float]:
    """Return the way from a line between two points to the centre of mass."""
    across, up = other[0] - one[0], other[1] - one[1]
    right, above = heart[0] - one[0], heart[1] - one[1]
    length = across * across + up * up
    share = 0.0
    if length > 0.0:
        share = min(1.0, max(0.0, (right * across + above * up) / length))
    return right - share * across, above - share * up


@compiled
def falls_along_edge(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way along its lower edge by which a leaning piece would go over."""
    points, heart = np.empty((MOST_CONTACTS, 2)), np.empty(3)
    count = contacts(lobby, index, points)
    heart_of(lobby, index, heart)
    x, y = edge_direction(lobby, index)
    ahead = -np.inf
    for number in range(count):
        place = x * (points[number, 0] - heart[0]) + y * (points[number, 1] - heart[1])
        ahead = max(ahead, place)
    return (x, y) if ahead < 0.0 else (-x, -y)


@compiled
def falls_by_leaning(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the way to which a piece leans."""
    piece = lobby.pieces[index]
    degrees, far = int(piece.yaw), float(LEAN_SIGNS[piece.lean])
    along, aside = cosine(lobby.sines, degrees), sine(lobby.sines, degrees)
    return (-aside * far, along * far) if LEAN_AXES[piece.lean] == 1 else (along * far, aside * far)
