"""Puzzles that are turns or mirror images of one another have the same key.

The lobby has the eight symmetries of a square, and every piece is its own mirror image, left for
right.  Names, colours and the order of things do not matter.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import LOBBY

from .furnishing import Wish

Point = tuple[float, float]
Key = tuple[Any, ...]

QUARTER_TURNS = 4
QUARTER = FULL_TURN // QUARTER_TURNS
TURNED = {"N": "W", "W": "S", "S": "E", "E": "N"}
MIRRORED = {"N": "N", "W": "E", "S": "S", "E": "W"}
SWAPPED = {"left": "right", "right": "left"}


def door_point(door: str) -> Point:
    """Return where a door is, in the middle of its place at the edge."""
    along = int(door[1:]) - 0.5
    points = {"N": (along, LOBBY), "S": (along, 0.0), "W": (0.0, along), "E": (LOBBY, along)}
    return points[door[0]]


DOORS = {door_point(door): door for door in DOOR_NAMES}


class Symmetry(NamedTuple):
    """A mirroring from west to east, or none, and then so many quarter turns to the left."""

    is_mirrored: bool
    quarters: int

    def point(self, x: float, y: float) -> Point:
        """Return where a point comes to be."""
        if self.is_mirrored:
            x = LOBBY - x
        for _ in range(self.quarters):
            x, y = LOBBY - y, x
        return x, y

    def way(self, letter: str) -> str:
        """Return what becomes of a side or a direction."""
        letter = MIRRORED[letter] if self.is_mirrored else letter
        for _ in range(self.quarters):
            letter = TURNED[letter]
        return letter

    def door(self, door: str) -> str:
        """Return which door a door comes to be."""
        return DOORS[self.point(*door_point(door))]

    def piece(self, piece: FurniturePlace) -> Key:
        """Return how a piece comes to stand."""
        face, lean = piece.face, piece.lean or ""
        yaw = int(piece.yaw)
        if self.is_mirrored:
            yaw, face, lean = -yaw, SWAPPED.get(face, face), SWAPPED.get(lean, lean)  # type: ignore[assignment]  # a face
        yaw = (yaw + QUARTER * self.quarters) % FULL_TURN
        return (piece.piece, self.point(piece.x, piece.y), yaw, face, lean)

    def ghost(self, ghost: GhostPlace, role: str) -> Key:
        """Return where a ghost comes to stand."""
        lying = self.way(ghost.lying) if ghost.lying else ""
        return (role, ghost.size, self.point(ghost.x, ghost.y), ghost.level, lying)


SYMMETRIES = tuple(
    Symmetry(is_mirrored, quarters)
    for is_mirrored in (False, True)
    for quarters in range(QUARTER_TURNS)
)


def image(
    position: Position, roles: Mapping[str, str], doors: Sequence[str], symmetry: Symmetry
) -> Key:
    """Return what a symmetry makes of a position, in an order of its own."""
    return (
        tuple(sorted(symmetry.piece(piece) for piece in position.furniture)),
        tuple(
            sorted(symmetry.ghost(ghost, roles.get(ghost.name, "")) for ghost in position.ghosts)
        ),
        tuple(sorted(map(symmetry.door, doors))),
    )


def least(key: Callable[[Symmetry], Key]) -> Key:
    """Return the least of all images."""
    return min(map(key, SYMMETRIES))


def hide_key(
    position: Position,
    ghosts: Sequence[str],
    doors: Sequence[str],
    entering: Sequence[tuple[str, str, str]],
) -> Key:
    """Return what all images of a hide puzzle share; entering are names, sizes and sides."""
    roles = dict.fromkeys(ghosts, "moves")

    def key(symmetry: Symmetry) -> Key:
        coming = sorted((size, symmetry.way(side)) for _, size, side in entering)
        return (image(position, roles, doors, symmetry), tuple(coming))

    return least(key)


def furnish_key(position: Position, wish: Wish) -> Key:
    """Return what all images of a furnish puzzle share."""
    roles = {**dict.fromkeys(wish.hidden, "hidden"), **dict.fromkeys(wish.seen, "seen")}
    return (wish.piece, least(lambda symmetry: image(position, roles, wish.doors, symmetry)))
