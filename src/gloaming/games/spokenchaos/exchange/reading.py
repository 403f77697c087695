"""From a position to the lobby it describes; the impossible is refused, with its place."""

from typing import NamedTuple

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.ghosts import as_one_array, levels_at, new_ghost
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import (
    Ghost,
    Lobby,
    empty_lobby,
)
from gloaming.games.spokenchaos.solids.placement import Placement, place_furniture

from .position import FurniturePlace, GhostPlace, Position
from .possible import check_apart, check_names, in_degrees, in_steps


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
    return Scene(lobbies, as_one_array(ghosts))


def put_piece(lobbies: Records[Lobby], piece: FurniturePlace, place: str) -> None:
    """Let down a piece of furniture."""
    yaw = in_degrees(piece.yaw, f"{place}.yaw")
    x, y = in_steps(piece.x, f"{place}.x"), in_steps(piece.y, f"{place}.y")
    lean = piece.lean or ""
    reason = place_furniture(lobbies, Placement(piece.piece, x, y, yaw, piece.face, lean))
    if reason:
        raise PositionError(reason, place)


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
