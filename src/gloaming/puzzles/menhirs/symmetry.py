"""Free-in puzzles that are mirror images or rotations of one another have the same key."""

from gloaming.games.menhirs.clusters.board import Cells, set_of
from gloaming.games.menhirs.clusters.move import PASS, Move, direction_of, move_of, tiles_of
from gloaming.games.menhirs.clusters.symmetry import SYMMETRIES, Symmetry, image_of
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state

Key = tuple[int, ...]


def key_of(position: Position) -> Key:
    """Return what all images of a position under the symmetries of its board have in common."""
    state = to_state(position)[0]
    menhirs, mist, banned = set_of(position.menhirs), set_of(position.mist), int(state.banned)
    images = [image(menhirs, mist, banned, found) for found in SYMMETRIES[position.board]]
    terms = state.terms
    marks = int(terms.removals) >> position.turn  # turns that are over do not matter
    ways = 4 * terms.must_detach + 2 * terms.may_pass + terms.no_take_back
    return (position.board, position.turn, marks, int(ways), *min(images))


def image(menhirs: Cells, mist: Cells, banned: Move, symmetry: Symmetry) -> Key:
    """Return where a symmetry takes menhirs, mist and ban."""
    ban = PASS
    if banned != PASS:
        direction = symmetry.directions[direction_of(banned)]
        ban = move_of(image_of(tiles_of(banned), symmetry), direction)
    return (image_of(menhirs, symmetry), image_of(mist, symmetry), ban)
