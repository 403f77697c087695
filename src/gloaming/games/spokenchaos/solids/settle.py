"""Letting a piece of furniture down, and whether it stays there (rules 4).

`settle` answers with a verdict; only STANDS leaves the piece in the lobby.
"""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point

from .angles import cosine, sine
from .contacts import CORNERS, MOST_CONTACTS, contacts
from .convex_outline import distance_to_outline
from .lobby import LOBBY, NO_LEAN, NOBODY, PIECES, TOUCH, Lobby, Numbers
from .overlap import MOST_SPANS, is_neighbour, penetrates, spans_between
from .pose import LEAN_AXES, corner, pose, to_lobby

STANDS, STICKS_OUT, FALLS_OVER, NOTHING_TO_LEAN_ON, COMES_DOWN, EDGE_IN_THE_AIR = range(6)

LEAN_STEP = 5
MOST_LEAN = 60


@entry_point(changes=("lobby",))
def settle(lobby: Lobby, index: int) -> int:
    """Let down a piece whose pose is written in the lobby; return the verdict."""
    piece = lobby.pieces[index]
    piece.is_placed = False
    piece.angle = 0
    piece.holder = NOBODY
    let_down(lobby, index)
    verdict = STANDS
    if piece.lean != NO_LEAN:
        verdict = lean_over(lobby, index)
    if verdict == STANDS:
        verdict = judge(lobby, index)
    piece.is_placed = verdict == STANDS
    return verdict


@compiled
def judge(lobby: Lobby, index: int) -> int:
    """Return the verdict on a piece that has come to rest."""
    if not is_inside(lobby, index):
        return STICKS_OUT
    if lobby.pieces[index].lean != NO_LEAN:
        return STANDS if is_borne(lobby, index) else EDGE_IN_THE_AIR
    return STANDS if is_balanced(lobby, index) else FALLS_OVER


@compiled
def let_down(lobby: Lobby, index: int) -> None:
    """Put a piece at the lowest height where it fits; the way there does not matter."""
    piece = lobby.pieces[index]
    piece.height = 0.0
    pose(lobby, index)
    spans = np.empty((MOST_SPANS, 3))
    count = 0
    for other in range(PIECES):
        if is_neighbour(lobby, index, other):
            count = spans_between(lobby, index, other, spans, count)
    piece.height = lowest_outside(spans, count)
    pose(lobby, index)


@compiled
def lowest_outside(spans: Numbers, count: int) -> float:
    """Return the lowest height from 0 up that is in no span."""
    height, before = 0.0, -1.0
    while height > before:
        before = height
        for number in range(count):
            if spans[number, 0] < height < spans[number, 1]:
                height = spans[number, 2]
    return height


@compiled
def lean_over(lobby: Lobby, index: int) -> int:
    """Tip a piece in steps until another piece stops it; that one holds it."""
    piece = lobby.pieces[index]
    for angle in range(LEAN_STEP, MOST_LEAN + 1, LEAN_STEP):
        piece.angle = angle
        pose(lobby, index)
        holder = first_penetrated(lobby, index)
        if holder != NOBODY:
            piece.holder = holder
            piece.angle = angle - LEAN_STEP
            pose(lobby, index)
            return STANDS
        if lowest_corner(lobby, index) < -TOUCH:
            return COMES_DOWN
    return NOTHING_TO_LEAN_ON


@compiled
def first_penetrated(lobby: Lobby, index: int) -> int:
    """Return the first piece, in the order of the material list, that a piece goes into."""
    for other in range(PIECES):
        if is_neighbour(lobby, index, other) and penetrates(lobby, index, other):
            return other
    return NOBODY


@compiled
def lowest_corner(lobby: Lobby, index: int) -> float:
    """Return the height of the lowest point of a piece."""
    point = np.empty(3)
    lowest = np.inf
    for box in range(int(lobby.models[index].box_count)):
        for number in range(CORNERS):
            corner(lobby.pieces[index], lobby.models[index], box, number, point)
            lowest = min(lowest, point[2])
    return lowest


@compiled
def is_inside(lobby: Lobby, index: int) -> bool:
    """Tell whether a piece is wholly inside the lobby."""
    point = np.empty(3)
    for box in range(int(lobby.models[index].box_count)):
        for number in range(CORNERS):
            corner(lobby.pieces[index], lobby.models[index], box, number, point)
            if min(point[0], point[1]) < -TOUCH or max(point[0], point[1]) > LOBBY + TOUCH:
                return False
    return True


@compiled
def heart_of(lobby: Lobby, index: int, out: Numbers) -> None:
    """Write where the centre of mass of a piece is."""
    heart = lobby.models[index].heart
    to_lobby(lobby.pieces[index], heart[0], heart[1], heart[2], out)


@compiled
def is_balanced(lobby: Lobby, index: int) -> bool:
    """Tell whether the centre of mass lies over what a piece rests on."""
    points, heart = np.empty((MOST_CONTACTS, 2)), np.empty(3)
    count = contacts(lobby, index, points)
    heart_of(lobby, index, heart)
    return distance_to_outline(points, count, heart[0], heart[1]) <= TOUCH


@compiled
def is_borne(lobby: Lobby, index: int) -> bool:
    """Tell whether the edge of a leaning piece rests on something to both sides of its middle.

    To the side that it leans to its holder keeps it, so only along the edge it could tip.
    """
    points, heart = np.empty((MOST_CONTACTS, 2)), np.empty(3)
    count = contacts(lobby, index, points)
    heart_of(lobby, index, heart)
    x, y = edge_direction(lobby, index)
    before, behind = np.inf, -np.inf
    for number in range(count):
        place = x * (points[number, 0] - heart[0]) + y * (points[number, 1] - heart[1])
        before, behind = min(before, place), max(behind, place)
    return before <= TOUCH and behind >= -TOUCH


@compiled
def edge_direction(lobby: Lobby, index: int) -> tuple[float, float]:
    """Return the direction of a leaning piece's lower edge, seen from above."""
    piece = lobby.pieces[index]
    degrees = int(piece.yaw)
    along, aside = cosine(lobby.sines, degrees), sine(lobby.sines, degrees)
    if LEAN_AXES[piece.lean] == 1:
        return along, aside
    return -aside, along
