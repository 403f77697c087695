"""What stands elsewhere after an action than before it: furniture, and ghosts."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING, writer
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.rounding import in_parts
from gloaming.games.spokenchaos.solids.lobby import (
    LYING_NORTH,
    NO_LEAN,
    PIECES,
    TOUCH,
    UP,
    Face,
    Ghost,
    Lean,
    Letter,
    Piece,
)
from gloaming.games.spokenchaos.state import INSIDE, Figure, State

HUNDREDTHS = 100  # of a height in sentences: less is no move

GhostNumber: TypeAlias = Annotated[int, "among all ghosts, seven of each seat"]
Where: TypeAlias = Literal["box", "beside", "inside", "out"]  # as the state counts them


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


class Standing(msgspec.Struct, frozen=True):
    """Everything that stands in the lobby: furniture as it was let down, and ghosts."""

    pieces: tuple[PieceMove, ...]
    ghosts: dict[int, GhostSpot]  # by their numbers among all


put_spot, put_standing = writer(GhostSpot), writer(Standing)
put_ghost_move, put_piece_move = writer(GhostMove), writer(PieceMove)


@entry_point(counted=("out",))
def standing_at(states: Records[State], out: Told) -> int:
    """Tell everything that stands in the lobby: furniture as it was let down, and ghosts."""
    begin(out)
    state = states[0]
    put_standing(out, pieces=state.placed)
    for place in range(state.placed):
        put_piece(out, state.pieces[state.order[place]], state.order[place])
    place, count = tell_later(out), 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            count += 1
            tell(out, number)
            put_place(out, state.figures[number].body)
    tell_at(out, place, count)
    return length(out)


@compiled
def put_moved_pieces(out: Told, place: int, before: State, after: State) -> None:
    """Write the pieces that stand elsewhere or otherwise afterwards, and how many at a place."""
    count = 0
    for index in range(PIECES):
        if stands_otherwise(before.pieces[index], after.pieces[index]):
            count += 1
            put_piece(out, after.pieces[index], index)
    tell_at(out, place, count)


@compiled
def stands_otherwise(one: Piece, other: Piece) -> bool:
    """Tell whether a piece stands elsewhere, on something else, or otherwise."""
    is_there = one.x == other.x and one.y == other.y and abs(one.height - other.height) <= TOUCH
    is_turned_so = one.yaw == other.yaw and one.face == other.face
    return not (is_there and is_turned_so and one.lean == other.lean and one.angle == other.angle)


@compiled
def put_piece(out: Told, piece: Piece, index: int) -> None:
    """Write how a piece stands."""
    put_piece_move(
        out,
        piece=index,
        x=piece.x,
        y=piece.y,
        face=piece.face,
        yaw=piece.yaw,
        height=max(piece.height, 0.0),
        lean=piece.lean,
        angle=0 if piece.lean == NO_LEAN else piece.angle,
    )


@compiled
def put_moved_ghosts(out: Told, place: int, before: State, after: State) -> None:
    """Write the ghosts that are elsewhere afterwards, and how many at a place."""
    count = 0
    for number in range(ALL_GHOSTS):
        figure, then = before.figures[number], after.figures[number]
        if is_elsewhere(figure, then):
            count += 1
            put_ghost_move(out, ghost=number, where=then.where, spot=then.where == INSIDE)
            put_place_inside(out, then)
            tell(out, figure.where == INSIDE)
            put_place_inside(out, figure)
    tell_at(out, place, count)


@compiled
def is_elsewhere(before: Figure, after: Figure) -> bool:
    """Tell whether a ghost is not where it was."""
    if before.where != after.where:
        return True
    return before.where == INSIDE and is_off(before.body, after.body)


@compiled
def is_off(one: Ghost, other: Ghost) -> bool:
    """Tell whether the spots of two ghosts differ, heights by as much as is told."""
    if one.x != other.x or one.y != other.y or one.way != other.way:
        return True
    return told_height(one) != told_height(other)


@compiled
def told_height(ghost: Ghost) -> float:
    """Return how high a ghost stands as sentences have it, in hundredths."""
    return in_parts(max(ghost.bottom, 0.0), HUNDREDTHS)


@compiled
def put_place_inside(out: Told, figure: Figure) -> None:
    """Write where a ghost stands, if it is in the lobby."""
    if figure.where == INSIDE:
        put_place(out, figure.body)


@compiled
def put_place(out: Told, body: Ghost) -> None:
    """Write where a ghost stands or lies in the lobby."""
    put_spot(
        out,
        x=body.x,
        y=body.y,
        height=max(body.bottom, 0.0),
        way=NOTHING if body.way == UP else body.way - LYING_NORTH,
    )


def standing_in(states: Records[State]) -> Standing:
    """Return everything that stands in the lobby of a match."""
    standing: Standing = told(Standing, standing_at, states)
    return standing
