"""From a position to the lobby it describes; the impossible is refused, with its place."""

from typing import NamedTuple

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.sight.raycast import MOST_GHOSTS
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.ghosts import gather, levels_at, new_ghost
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import (
    FIELDS,
    STEPS_PER_FIELD,
    Ghost,
    Lobby,
    empty_lobby,
)
from gloaming.games.spokenchaos.solids.placement import Placement, furnish

from .position import FurniturePlace, GhostPlace, Position

LONGEST_NAME = 64


class Scene(NamedTuple):
    """A lobby with its furniture let down and its ghosts in place."""

    lobbies: Records[Lobby]
    ghosts: Records[Ghost]


def set_scene(position: Position) -> Scene:
    """Let down the furniture and put the ghosts; raise PositionError with the place."""
    check_names(position)
    lobbies = empty_lobby()
    put: set[str] = set()
    for index, piece in enumerate(position.furniture):
        place = f"$.furniture[{index}]"
        if piece.piece in put:
            raise PositionError(f"there is only one {piece.piece}", f"{place}.piece")
        put.add(piece.piece)
        put_piece(lobbies, piece, place)
    ghosts: list[Records[Ghost]] = []
    for index, ghost in enumerate(position.ghosts):
        place = f"$.ghosts[{index}]"
        found = put_ghost(lobbies, ghost, place)
        check_apart(found, ghosts, position, index)
        ghosts.append(found)
    return Scene(lobbies, gather(ghosts))


def check_names(position: Position) -> None:
    """Refuse names that are empty, unprintable, too long or not unique, and too many."""
    if len(position.ghosts) > MOST_GHOSTS:
        raise PositionError(f"there are more than {MOST_GHOSTS} ghosts", "$.ghosts")
    seen: set[str] = set()
    for index, ghost in enumerate(position.ghosts):
        place = f"$.ghosts[{index}].name"
        if not 0 < len(ghost.name) <= LONGEST_NAME or not ghost.name.isprintable():
            raise PositionError(f"a name is 1 to {LONGEST_NAME} printable characters", place)
        if ghost.name in seen:
            raise PositionError(f"a second ghost is called {ghost.name!r}", place)
        seen.add(ghost.name)


def put_piece(lobbies: Records[Lobby], piece: FurniturePlace, place: str) -> None:
    """Let down a piece of furniture."""
    if isinstance(piece.yaw, float) and not piece.yaw.is_integer():
        raise PositionError(f"{piece.yaw} is not in whole degrees", f"{place}.yaw")
    x, y = in_steps(piece.x, f"{place}.x"), in_steps(piece.y, f"{place}.y")
    lean = piece.lean or ""
    reason = furnish(lobbies, Placement(piece.piece, x, y, int(piece.yaw), piece.face, lean))
    if reason:
        raise PositionError(reason, place)


def in_steps(length: float, place: str) -> int:
    """Return a length in steps of 1/32 field."""
    if not 0 <= length <= FIELDS:
        raise PositionError(f"{length} is outside the lobby, 0 to {FIELDS}", place)
    steps = length * STEPS_PER_FIELD
    if steps != int(steps):
        raise PositionError(f"{length} is not a multiple of 1/{STEPS_PER_FIELD}", place)
    return int(steps)


def put_ghost(lobbies: Records[Lobby], ghost: GhostPlace, place: str) -> Records[Ghost]:
    """Return a ghost at its spot and level."""
    x, y = in_steps(ghost.x, f"{place}.x"), in_steps(ghost.y, f"{place}.y")
    found = new_ghost(ghost.size, x, y, ghost.lying or "")
    if not is_in_one_field(found[0]):
        raise PositionError(f"{ghost.name!r} is not wholly inside one field", place)
    heights = levels_at(lobbies, found)
    if not heights:
        raise PositionError(f"{ghost.name!r} does not fit here at any height", place)
    if ghost.level >= len(heights):
        words = "is 1 level" if len(heights) == 1 else f"are {len(heights)} levels"
        raise PositionError(f"there {words} for {ghost.name!r} here, from 0", f"{place}.level")
    found[0].bottom = heights[ghost.level]
    return found


def check_apart(
    ghost: Records[Ghost], others: list[Records[Ghost]], position: Position, index: int
) -> None:
    """Refuse a ghost that is inside another."""
    own = position.ghosts[index]
    for other, named in zip(others, position.ghosts, strict=False):
        if not are_apart(ghost[0], other[0]):
            words = f"{own.name!r} would be inside {named.name!r} at [{own.x:g}, {own.y:g}]"
            raise PositionError(words, f"$.ghosts[{index}]")
