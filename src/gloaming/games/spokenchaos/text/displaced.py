"""What moves with a piece of furniture that is put down: other pieces, and ghosts (rules 4)."""

from gloaming.core.game import Ply
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import AT, FACE, LEAN, PASSING
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.midnight.too_keen import piece_to_topple
from gloaming.games.spokenchaos.solids.lobby import TOUCH, Piece
from gloaming.games.spokenchaos.state import FURNISHING, INSIDE, MIDNIGHT, Figure, State


def displaced(before: Records[State], ply: Ply) -> tuple[list[int], list[int], Records[State]]:
    """Return the other pieces and the ghosts that a seat moves with a piece, and the state then."""
    after = clone(before)
    piece = piece_put(before[0], ply)
    if piece is None:
        return [], [], after
    apply(after[0], *ply)
    pieces = [index for index in moved_pieces(before[0], after[0]) if index != piece]
    ghosts = [
        number
        for number in range(ALL_GHOSTS)
        if has_moved(before[0].figures[number], after[0].figures[number])
    ]
    return pieces, ghosts, after


def piece_put(state: State, ply: Ply) -> int | None:
    """Return the piece that a seat's action puts down, by a movement card or a midnight card."""
    actor, action = ply
    if actor >= 0 and state.phase == FURNISHING and AT <= action < PASSING:
        return int(state.held)
    if actor >= 0 and state.phase == MIDNIGHT and FACE <= action < LEAN:
        return int(piece_to_topple(state))
    return None


def moved_pieces(before: State, after: State) -> list[int]:
    """Return the pieces that stand elsewhere or otherwise."""
    pairs = zip(before.pieces, after.pieces, strict=True)
    return [index for index, (one, other) in enumerate(pairs) if stands_otherwise(one, other)]


def stands_otherwise(one: Piece, other: Piece) -> bool:
    """Tell whether a piece stands elsewhere, on something else, or otherwise."""
    pose = (one.x, one.y, one.yaw, one.face, one.lean, one.angle)
    then = (other.x, other.y, other.yaw, other.face, other.lean, other.angle)
    return bool(pose != then or abs(one.height - other.height) > TOUCH)


def has_moved(one: Figure, other: Figure) -> bool:
    """Tell whether a ghost in the lobby stands elsewhere."""
    place = (one.body.x, one.body.y, one.body.bottom)
    then = (other.body.x, other.body.y, other.body.bottom)
    return bool(one.where == INSIDE and place != then)
