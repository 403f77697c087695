"""What stands where in the lobby, and what has moved, worked out and told."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.rounding import in_parts
from gloaming.games.spokenchaos.solids.lobby import (
    LYING_NORTH,
    NO_LEAN,
    PIECES,
    TOUCH,
    UP,
    Ghost,
    Piece,
)
from gloaming.games.spokenchaos.state import INSIDE, Figure, State

HUNDREDTHS = 100  # of a height in sentences: less is no move


@entry_point(counted=("out",))
def standing_at(states: Records[State], out: Told) -> int:
    """Tell everything that stands in the lobby: furniture as it was let down, and ghosts."""
    begin(out)
    state = states[0]
    tell(out, state.placed)
    for place in range(state.placed):
        tell_piece(out, state, state.order[place])
    place, count = tell_later(out), 0
    for number in range(ALL_GHOSTS):
        if state.figures[number].where == INSIDE:
            count += 1
            tell(out, number)
            tell_spot(out, state.figures[number].body)
    tell_at(out, place, count)
    return length(out)


@compiled
def tell_moved_pieces(out: Told, before: State, after: State) -> None:
    """Tell the pieces that stand elsewhere or otherwise afterwards."""
    place, count = tell_later(out), 0
    for index in range(PIECES):
        if stands_otherwise(before.pieces[index], after.pieces[index]):
            count += 1
            tell_piece(out, after, index)
    tell_at(out, place, count)


@compiled
def stands_otherwise(one: Piece, other: Piece) -> bool:
    """Tell whether a piece stands elsewhere, on something else, or otherwise."""
    is_there = one.x == other.x and one.y == other.y and abs(one.height - other.height) <= TOUCH
    is_turned_so = one.yaw == other.yaw and one.face == other.face
    return not (is_there and is_turned_so and one.lean == other.lean and one.angle == other.angle)


@compiled
def tell_piece(out: Told, state: State, index: int) -> None:
    """Tell how a piece stands."""
    piece = state.pieces[index]
    leans = piece.lean != NO_LEAN
    tell(out, index)
    tell(out, piece.x)
    tell(out, piece.y)
    tell(out, piece.face)
    tell(out, piece.yaw)
    tell(out, max(piece.height, 0.0))
    tell(out, leans)
    if leans:
        tell(out, piece.lean)
    tell(out, piece.angle if leans else 0)


@compiled
def tell_moved_ghosts(out: Told, before: State, after: State) -> None:
    """Tell the ghosts that are elsewhere afterwards."""
    place, count = tell_later(out), 0
    for number in range(ALL_GHOSTS):
        if is_elsewhere(before.figures[number], after.figures[number]):
            count += 1
            tell(out, number)
            tell(out, after.figures[number].where)
            tell_spot_inside(out, after.figures[number])
            tell_spot_inside(out, before.figures[number])
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
def tell_spot_inside(out: Told, figure: Figure) -> None:
    """Tell where a ghost stands, if it is in the lobby."""
    is_inside = figure.where == INSIDE
    tell(out, is_inside)
    if is_inside:
        tell_spot(out, figure.body)


@compiled
def tell_spot(out: Told, body: Ghost) -> None:
    """Tell where a ghost stands or lies in the lobby."""
    tell(out, body.x)
    tell(out, body.y)
    tell(out, max(body.bottom, 0.0))
    lies = body.way != UP
    tell(out, lies)
    if lies:
        tell(out, body.way - LYING_NORTH)
