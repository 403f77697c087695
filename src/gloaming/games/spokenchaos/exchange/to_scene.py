"""From a position to the lobby it describes; the impossible is refused, with its place."""

from typing import NamedTuple

from gloaming.core.encoding import encode
from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, blank
from gloaming.games.spokenchaos.sight.raycast import MOST_GHOSTS
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD, Ghost, Lobby
from gloaming.games.spokenchaos.solids.placement import REASONS

from .position import FurniturePlace, GhostPlace, Position
from .set_up import (
    BETWEEN_DEGREES,
    BETWEEN_FIELDS,
    BETWEEN_STEPS,
    FURNITURE,
    INSIDE_GHOST,
    NO_FAULT,
    NO_LEVEL,
    NO_ROOM,
    NOT_STANDING,
    OUTSIDE,
    TOO_MANY,
    X,
    set_scene_at,
)

LONGEST_NAME = 64


class Scene(NamedTuple):
    """A lobby with its furniture let down and its ghosts in place."""

    lobbies: Records[Lobby]
    ghosts: Records[Ghost]


def to_scene(position: Position) -> Scene:
    """Let down the furniture and put the ghosts; raise PositionError with the place."""
    check_names(position)
    scene = Scene(blank(Lobby), blank(Ghost, len(position.ghosts)))
    fault, which, item, more = set_scene_at(*scene, encode(Position, position).numbers)
    if fault == NO_FAULT:
        return scene
    if which == FURNITURE:
        raise furniture_refusal(position.furniture[item], f"$.furniture[{item}]", fault, more)
    raise ghost_refusal(position, item, fault, more)


def furniture_refusal(piece: FurniturePlace, place: str, fault: int, more: int) -> PositionError:
    """Return the refusal of a piece of furniture."""
    if fault in (OUTSIDE, BETWEEN_STEPS):
        return length_refusal(piece, place, fault, more)
    if fault == BETWEEN_DEGREES:
        return PositionError(f"{piece.yaw} is not in whole degrees", f"{place}.yaw")
    if fault == NOT_STANDING:
        return PositionError(REASONS[more].format(piece=piece.piece), place)
    return PositionError(f"there is only one {piece.piece}", f"{place}.piece")


def ghost_refusal(position: Position, item: int, fault: int, more: int) -> PositionError:
    """Return the refusal of a ghost, or of too many."""
    if fault == TOO_MANY:
        return PositionError(f"there are more than {MOST_GHOSTS} ghosts", "$.ghosts")
    ghost, place = position.ghosts[item], f"$.ghosts[{item}]"
    if fault in (OUTSIDE, BETWEEN_STEPS):
        return length_refusal(ghost, place, fault, more)
    if fault == NO_LEVEL:
        words = "is 1 level" if more == 1 else f"are {more} levels"
        return PositionError(f"there {words} for {ghost.name!r} here, from 0", f"{place}.level")
    if fault == INSIDE_GHOST:
        other = position.ghosts[more].name
        at = f"[{ghost.x:g}, {ghost.y:g}]"
        return PositionError(f"{ghost.name!r} would be inside {other!r} at {at}", place)
    reasons = {
        BETWEEN_FIELDS: "is not wholly inside one field",
        NO_ROOM: "does not fit here at any height",
    }
    return PositionError(f"{ghost.name!r} {reasons[fault]}", place)


def length_refusal(
    thing: FurniturePlace | GhostPlace, place: str, fault: int, axis: int
) -> PositionError:
    """Return the refusal of a coordinate."""
    length, name = (thing.x, "x") if axis == X else (thing.y, "y")
    words = f"is outside the lobby, 0 to {FIELDS}"
    if fault == BETWEEN_STEPS:
        words = f"is not a multiple of 1/{STEPS_PER_FIELD}"
    return PositionError(f"{length} {words}", f"{place}.{name}")


def check_names(position: Position) -> None:
    """Refuse names that are empty, unprintable, too long or not unique."""
    seen: set[str] = set()
    for index, ghost in enumerate(position.ghosts):
        place = f"$.ghosts[{index}].name"
        if not 0 < len(ghost.name) <= LONGEST_NAME or not ghost.name.isprintable():
            raise PositionError(f"a name is 1 to {LONGEST_NAME} printable characters", place)
        if ghost.name in seen:
            raise PositionError(f"a second ghost is called {ghost.name!r}", place)
        seen.add(ghost.name)
