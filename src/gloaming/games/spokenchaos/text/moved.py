"""What stands elsewhere afterwards, or otherwise: pieces of furniture, and ghosts."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.solids.lobby import (
    FACES,
    LEANS,
    NO_LEAN,
    TOUCH,
    WAYS,
    Face,
    Lean,
    Letter,
    Piece,
)
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, OUT, SUPPLY, State

GhostNumber: TypeAlias = Annotated[int, "among all ghosts, seven of each seat"]
Where: TypeAlias = Literal["inside", "beside", "out", "box"]

WHERE: dict[int, Where] = {INSIDE: "inside", BESIDE: "beside", OUT: "out", SUPPLY: "box"}
TOLD_DIGITS = 2  # of a height in sentences: less is no move


class GhostSpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a ghost stands or lies in the lobby."""

    x: int
    y: int
    height: float = 0.0
    way: Letter | None = None  # where its head points, if it lies


class GhostMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ghost that is elsewhere afterwards; out of the lobby it has no spot."""

    ghost: GhostNumber
    where: Where
    spot: GhostSpot | None
    was: GhostSpot | None = None  # before, if it was in the lobby


class PieceMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of furniture that stands elsewhere afterwards, or otherwise."""

    piece: int  # in the order of the material list
    x: int
    y: int
    face: Face
    yaw: int = 0
    height: float = 0.0
    lean: Lean | None = None
    angle: int = 0  # of its lean


def moved_pieces(before: State, after: State) -> tuple[PieceMove, ...]:
    """Return the pieces that stand elsewhere or otherwise afterwards."""
    pairs = zip(before.pieces, after.pieces, strict=True)
    return tuple(
        piece_move(after, index)
        for index, (one, other) in enumerate(pairs)
        if stands_otherwise(one, other)
    )


def stands_otherwise(one: Piece, other: Piece) -> bool:
    """Tell whether a piece stands elsewhere, on something else, or otherwise."""
    pose = (one.x, one.y, one.yaw, one.face, one.lean, one.angle)
    then = (other.x, other.y, other.yaw, other.face, other.lean, other.angle)
    return bool(pose != then or abs(one.height - other.height) > TOUCH)


def piece_move(state: State, index: int) -> PieceMove:
    """Return how a piece stands."""
    piece = state.pieces[index]
    leans = piece.lean != NO_LEAN
    return PieceMove(
        int(index),
        int(piece.x),
        int(piece.y),
        FACES[piece.face],
        int(piece.yaw),
        max(float(piece.height), 0.0),
        LEANS[piece.lean] if leans else None,
        int(piece.angle) if leans else 0,
    )


def moved_ghosts(before: State, after: State) -> tuple[GhostMove, ...]:
    """Return the ghosts that are elsewhere afterwards."""
    moves = (ghost_move(before, after, ghost) for ghost in range(ALL_GHOSTS))
    return tuple(move for move in moves if is_elsewhere(before, move))


def ghost_move(before: State, after: State, ghost: int) -> GhostMove:
    """Return where a ghost is afterwards, and was."""
    where = WHERE[int(after.figures[ghost].where)]
    return GhostMove(ghost, where, spot_inside(after, ghost), spot_inside(before, ghost))


def is_elsewhere(before: State, move: GhostMove) -> bool:
    """Tell whether a ghost is not where it was."""
    return WHERE[int(before.figures[move.ghost].where)] != move.where or is_off(move.was, move.spot)


def is_off(one: GhostSpot | None, other: GhostSpot | None) -> bool:
    """Tell whether two spots differ, heights by as much as is told."""
    if one is None or other is None:
        return one is not other
    return rounded(one) != rounded(other)


def rounded(spot: GhostSpot) -> GhostSpot:
    """Return a spot with its height as it is told."""
    return msgspec.structs.replace(spot, height=round(spot.height, TOLD_DIGITS))


def spot_inside(state: State, ghost: int) -> GhostSpot | None:
    """Return where a ghost stands, if it is in the lobby."""
    return spot_of(state, ghost) if state.figures[ghost].where == INSIDE else None


def spot_of(state: State, ghost: int) -> GhostSpot:
    """Return where a ghost stands in the lobby."""
    body = state.figures[ghost].body
    way = WAYS[body.way] or None
    return GhostSpot(int(body.x), int(body.y), max(float(body.bottom), 0.0), way)
