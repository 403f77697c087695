"""Lobbies drawn at random for composers: tidy furniture, and ghosts on the floor between it."""

from collections.abc import Sequence

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES, PieceName
from gloaming.games.spokenchaos.exchange.position import FurniturePlace, GhostPlace, Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.material import COLOURS
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.lobby import FACES, FIELDS, Face

from .poses import YAW_STEP

TRIES = 12  # to find room for a piece or a ghost
PLACES_PER_FIELD = 8
UPRIGHT_IN, LYING = 8, 2  # of so many pieces, so many lie
STRAIGHT_IN, ASKEW = 10, 4  # of so many, so many are not parallel to the walls
QUARTER = 90

# Small ghosts are the most common.
DRAWN_SIZES = (0, 0, 0, 1, 1, 2)
OFFSETS = ((2, 3, 4, 5, 6), (3, 4, 5), (3, 4, 5))  # in eighths of a field, by size


def draw_one(stream: Stream, things: Sequence[str]) -> str:
    """Draw one of some things."""
    return things[int(below(stream, len(things)))]


def draw_some(stream: Stream, things: Sequence[str], count: int) -> list[str]:
    """Draw so many different things, in their order."""
    left = list(things)
    while len(left) > count:
        left.pop(int(below(stream, len(left))))
    return left


def draw_face(stream: Stream) -> Face:
    """Draw the side on which a piece rests, mostly upright."""
    return FACES[int(below(stream, len(FACES)))] if below(stream, UPRIGHT_IN) < LYING else FACES[0]


def draw_yaw(stream: Stream) -> int:
    """Draw how a piece is turned, mostly parallel to the walls."""
    step = YAW_STEP if below(stream, STRAIGHT_IN) < ASKEW else QUARTER
    return step * int(below(stream, FULL_TURN // step))


def draw_pose(stream: Stream, piece: PieceName, per_field: int) -> FurniturePlace:
    """Draw a pose on a lattice with so many places for each field."""
    x, y = (int(below(stream, FIELDS * per_field + 1)) / per_field for _ in range(2))
    return FurniturePlace(piece, x, y, draw_yaw(stream), draw_face(stream))


def draw_furniture(stream: Stream, pieces: Sequence[PieceName]) -> Position:
    """Draw a lobby with some pieces, those left out for which no room is soon found."""
    position = Position(game="spokenchaos")
    for piece in pieces:
        for _ in range(TRIES):
            pose = draw_pose(stream, piece, PLACES_PER_FIELD)
            tried = msgspec.structs.replace(position, furniture=(*position.furniture, pose))
            if is_possible(tried):
                position = tried
                break
    return position


def is_possible(position: Position) -> bool:
    """Tell whether everything in a position stays where it is put."""
    try:
        to_scene(position)
    except PositionError:
        return False
    return True


def add_ghosts(stream: Stream, position: Position, count: int) -> Position:
    """Draw so many ghosts on the floor, at most one of each colour and number."""
    for number in range(count):
        for _ in range(TRIES):
            ghost = draw_ghost(stream, number)
            tried = msgspec.structs.replace(position, ghosts=(*position.ghosts, ghost))
            if is_possible(tried):
                position = tried
                break
    return position


def draw_ghost(stream: Stream, number: int) -> GhostPlace:
    """Draw a ghost on the floor of any field, named by its colour and a number."""
    size = DRAWN_SIZES[int(below(stream, len(DRAWN_SIZES)))]
    colour = COLOURS[number % len(COLOURS)]
    x, y = (
        int(below(stream, FIELDS))
        + OFFSETS[size][int(below(stream, len(OFFSETS[size])))] / PLACES_PER_FIELD
        for _ in range(2)
    )
    return GhostPlace(f"{colour[0]}{1 + number // len(COLOURS)}", colour, SIZES[size], x, y, 0)


def draw_pieces(stream: Stream, count: int) -> list[PieceName]:
    """Draw so many pieces."""
    return draw_some(stream, PIECE_NAMES, count)  # type: ignore[return-value]  # some of their names


def draw_doors(stream: Stream, count: int) -> tuple[str, ...]:
    """Draw so many doors, wherever."""
    return tuple(draw_some(stream, DOOR_NAMES, count))
