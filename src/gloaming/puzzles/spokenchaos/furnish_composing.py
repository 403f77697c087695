"""Composing furnish puzzles: a pose is drawn, and what it changes is what is asked for."""

import msgspec
import numpy as np

from gloaming.core.layout import same
from gloaming.core.streams import Stream, below
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.puzzles.puzzle import ANY_GRADE, EASIEST

from .drawn import (
    TRIES,
    add_ghosts,
    draw_doors,
    draw_furniture,
    draw_pieces,
    draw_pose,
    is_possible,
)
from .furnish_puzzle import Furnish, Task
from .furnishing import Wish, furnish, seen_through, try_all, with_piece
from .grading import grade_furnishing
from .poses import Poses, lattice

MOST_PIECES = 4
FEWEST_GHOSTS, MOST_GHOSTS = 3, 6
MOST_DOORS = 4
LATTICE_PER_FIELD = 4
MOST_SEEN = 2
MIRROR_ONE_IN = 4
MOST_SOLUTIONS, MOST_IF_EASY = 1200, 10_000
SAMPLE = 16  # of so many poses one is tried first


def compose_furnish(stream: Stream, grade: int) -> Furnish | None:
    """Return a puzzle of a grade, if one attempt finds it."""
    *others, piece = draw_order(stream)
    position = draw_furniture(stream, sorted(others, key=PIECE_NAMES.index))
    ghosts = FEWEST_GHOSTS + int(below(stream, MOST_GHOSTS - FEWEST_GHOSTS + 1))
    position = add_ghosts(stream, position, ghosts)
    wishes = (draw_wish(stream, position, piece) for _ in range(TRIES))
    wish = next((wish for wish in wishes if wish is not None), None)
    most = MOST_IF_EASY if grade == EASIEST else MOST_SOLUTIONS
    if wish is None or not is_promising(only_named(position, wish), wish, most):
        return None
    position = without_idle(only_named(position, wish), wish)
    made = grade_furnishing(furnish(position, wish, only_lattice=True), wish)
    if made is None or grade not in (made, ANY_GRADE):
        return None
    task = Task(wish.piece, wish.doors, wish.hidden, wish.seen)
    return Furnish(grade=made, game="spokenchaos", position=position, task=task)


def is_promising(position: Position, wish: Wish, most: int) -> bool:
    """Tell whether there are solutions, and not too many; a sample of the lattice says so first."""
    if len(solving(position, wish, lattice()[::SAMPLE])) * SAMPLE > 2 * most:
        return False
    found = furnish(position, wish, only_lattice=True)
    return 0 < found.solutions <= most and not found.is_idle


def solving(position: Position, wish: Wish, poses: Poses) -> Poses:
    """Return those of some poses that do it."""
    total = len(wish.doors) * (len(wish.hidden) + len(wish.seen))
    tried = try_all(position, to_scene(position), wish, poses)
    return tried.poses[tried.met == total]


def draw_order(stream: Stream) -> list[PieceName]:
    """Draw some pieces; the last is the one to be put, now and then the mirror."""
    pieces = draw_pieces(stream, 2 + int(below(stream, MOST_PIECES)))
    last = "mirror" if "mirror" in pieces and below(stream, MIRROR_ONE_IN) == 0 else None
    chosen = last or pieces[int(below(stream, len(pieces)))]
    return [*(piece for piece in pieces if piece != chosen), chosen]  # type: ignore[list-item]  # names


def draw_wish(stream: Stream, position: Position, piece: PieceName) -> Wish | None:
    """Draw a pose, and wish for what it changes: who is hidden by it, who is seen all the same."""
    doors = draw_doors(stream, 1 + int(below(stream, MOST_DOORS)))
    after = draw_after(stream, position, piece)
    if after is None or not position.ghosts:
        return None
    before_seen, after_seen = seen_in(position, doors), seen_in(after, doors)
    hides = before_seen.any(axis=0) & ~after_seen.any(axis=0)
    shows = after_seen.all(axis=0)
    names = np.array([ghost.name for ghost in position.ghosts])
    changes = hides.any() or (shows & ~before_seen.all(axis=0)).any()
    if not changes:
        return None
    first_shown = np.argsort(before_seen.sum(axis=0)[shows], kind="stable")[:MOST_SEEN]
    seen = names[shows][np.sort(first_shown)]
    return Wish(piece, doors, tuple(names[hides].tolist()), tuple(seen.tolist()))


def draw_after(stream: Stream, position: Position, piece: PieceName) -> Position | None:
    """Return a position with the piece put somewhere, if room is soon found."""
    for _ in range(TRIES):
        after = with_piece(position, draw_pose(stream, piece, LATTICE_PER_FIELD))
        if is_possible(after) and same(to_scene(after).ghosts, to_scene(position).ghosts):
            return after
    return None


def seen_in(
    position: Position, doors: tuple[str, ...]
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return who is seen, by door and ghost."""
    scene = to_scene(position)
    return np.array([seen_through(scene, door) for door in doors]) != 0


def only_named(position: Position, wish: Wish) -> Position:
    """Return a position with only those ghosts that matter."""
    named = {*wish.hidden, *wish.seen}
    kept = tuple(ghost for ghost in position.ghosts if ghost.name in named)
    return msgspec.structs.replace(position, ghosts=kept)


def without_idle(position: Position, wish: Wish) -> Position:
    """Take furniture away as long as just the same poses do it."""
    for piece in position.furniture:
        kept = tuple(placed for placed in position.furniture if placed != piece)
        smaller = msgspec.structs.replace(position, furniture=kept)
        if is_possible(smaller) and is_solved_alike(position, smaller, wish):
            return without_idle(smaller, wish)
    return position


def is_solved_alike(one: Position, other: Position, wish: Wish) -> bool:
    """Tell whether just the same poses do it in two positions; a sample mostly tells them apart."""
    return all(
        np.array_equal(solving(one, wish, poses), solving(other, wish, poses))
        for poses in (lattice()[::SAMPLE], lattice())
    )


def is_minimal(position: Position, wish: Wish) -> bool:
    """Tell whether every piece matters."""
    return without_idle(position, wish) == position
