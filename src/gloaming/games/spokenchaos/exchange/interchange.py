"""Spokenchaos for programs: positions read from JSON, the look as plain values and as a PNG."""

from typing import Any

from gloaming.core.interchange import read_json
from gloaming.games.spokenchaos.sight.look import Look, keyhole_look
from gloaming.games.spokenchaos.sight.picture import png

from .position import Position
from .to_scene import to_scene


def read_position(text: str) -> Position:
    """Read a position; raise NotationError or PositionError with the place."""
    position = read_json(text, Position)
    to_scene(position)
    return position


def look_at(position: Position, door: str) -> Look:
    """Look at a position through the keyhole before a door."""
    return keyhole_look(*to_scene(position), door)


def look_json(position: Position, door: str) -> dict[str, Any]:
    """Return who is seen through the keyhole before a door, and who is not."""
    seen: list[dict[str, Any]] = []
    hidden: list[dict[str, Any]] = []
    for ghost, shown in zip(position.ghosts, look_at(position, door).ghosts, strict=True):
        entry: dict[str, Any] = {"name": ghost.name, "samples": shown.samples}
        if not shown.is_caught:
            hidden.append(entry)
            continue
        entry["mirrored"] = shown.mirrored
        entry["line"] = [list(point) for point in shown.line]
        seen.append(entry)
    return {"seen": seen, "hidden": hidden}


def id_picture(position: Position, door: str) -> bytes:
    """Return the ID picture of a look as a PNG."""
    return png(look_at(position, door).picture, [ghost.colour for ghost in position.ghosts])
