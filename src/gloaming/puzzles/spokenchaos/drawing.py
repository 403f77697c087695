"""A position of Spokenchaos from above, as text: furniture, and ghosts by their names below."""

from collections.abc import Iterator

import numpy as np

from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.material import NO_PIECE
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.text.drawing import (
    FIELD_HEIGHT,
    FIELD_WIDTH,
    FLOOR,
    MARKS,
    door_line,
    tops_seen,
)


def draw(position: Position) -> str:
    """Return the plan, and below it what stands where."""
    pieces = map(piece_line, position.furniture)
    ghosts = map(ghost_line, position.ghosts)
    return "\n".join([door_line("N"), *plan_lines(position), door_line("S"), "", *pieces, *ghosts])


def plan_lines(position: Position) -> Iterator[str]:
    """Yield the lobby from above, line by line from the north, between its doors."""
    tops = np.empty((FIELDS * FIELD_HEIGHT, FIELDS * FIELD_WIDTH), np.int64)
    tops_seen(to_scene(position).lobbies[0], tops)
    marks = [[MARKS[top] if top != NO_PIECE else FLOOR for top in row] for row in tops]
    for ghost in position.ghosts:
        marks[int((FIELDS - ghost.y) * FIELD_HEIGHT)][int(ghost.x * FIELD_WIDTH)] = ghost.colour[0]
    for row, line in enumerate(marks):
        fields = (line[start : start + FIELD_WIDTH] for start in range(0, len(line), FIELD_WIDTH))
        number = FIELDS - row // FIELD_HEIGHT
        is_middle = row % FIELD_HEIGHT == FIELD_HEIGHT // 2
        west, east = (f"W{number}", f"E{number}") if is_middle else ("  ", "")
        yield f"{west}  {' '.join(''.join(field) for field in fields)}  {east}".rstrip()


def piece_line(piece: FurniturePlace) -> str:
    """Say how a piece is put down."""
    lean = f", leaning to its {piece.lean}" if piece.lean else ""
    mark = MARKS[PIECE_NAMES.index(piece.piece)]
    face = piece.face if piece.face.startswith("up") else f"on its {piece.face}"
    return f"{mark} {piece.piece} at {piece.x:g} {piece.y:g}, yaw {piece.yaw:g}, {face}{lean}"


def ghost_line(ghost: GhostPlace) -> str:
    """Say where a ghost is."""
    lying = f", lying to {ghost.lying}" if ghost.lying else ""
    where = f"{ghost.x:g} {ghost.y:g}, level {ghost.level}{lying}"
    return f"{ghost.colour[0]} {ghost.name}, {ghost.colour} {ghost.size}, at {where}"


def seen_line(ghost: str, door: str, samples: int) -> str:
    """Say that a ghost is seen."""
    return f"{ghost} is seen through {door}: {samples} samples"
