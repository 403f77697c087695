"""The last two turns of a search, without frames: whether every turn lets the attacker win."""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import DIRECTIONS, INNER, Cells, first_of, number_of
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import PASS, Move, Moves, mist_after, move_of
from gloaming.games.menhirs.clusters.moves import whole_moves
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.rounds import removes
from gloaming.games.menhirs.state import Terms

from .children import ban_left, other_moves, removable_after
from .records import Entry, Frame
from .table import NO, NO_TILE, YES, note_choices, remember

NO_ESCAPE = -1


@compiled
def wins_at_once(terms: Terms, mist: Cells, banned: Move) -> bool:
    """Tell whether the mover has a move that wins."""
    return winning_move(terms, mist, banned) != PASS


@compiled
def is_scattered(terms: Terms, mist: Cells) -> bool:
    """Tell whether the covered menhirs lie in more than one cluster, so that nobody wins."""
    covered = mist & terms.menhirs
    return covered & ~cluster_of(first_of(covered), mist) != 0


@compiled
def escapes_easily(terms: Terms, frame: Frame) -> bool:
    """Tell whether the defender can scatter the menhirs by moving a whole cluster.

    This settles nearly every position at the horizon without looking at all turns.
    """
    rest = frame.mist
    while rest != 0:
        cluster = cluster_of(first_of(rest), frame.mist)
        rest &= ~cluster
        for direction in range(DIRECTIONS):
            move = move_of(cluster, direction)
            is_legal = cluster & ~INNER[terms.board, direction] == 0 and move != frame.banned
            if is_legal and scatters(terms, mist_after(frame.mist, move), frame.turn):
                return True
    return False


@compiled
def scatters(terms: Terms, mist: Cells, turn: int) -> bool:
    """Tell whether the menhirs are scattered after a move and the removal of a spare tile."""
    if removes(terms, turn):
        spare = first_of(mist & ~terms.menhirs)
        return spare != 0 and is_scattered(terms, mist & ~spare)
    return is_scattered(terms, mist)


@compiled
def answer_at_horizon(terms: Terms, frame: Frame, entries: Records[Entry]) -> int:
    """Answer whether every turn of the defender lets the attacker win at once."""
    whole = whole_moves(terms, frame.mist, frame.banned)
    move, removed = find_escape(terms, frame, whole)
    if move == NO_ESCAPE:
        others = other_moves(terms, frame, len(whole))
        note_choices(entries, frame, len(whole) + len(others))
        move, removed = find_escape(terms, frame, others)
    if move == NO_ESCAPE:
        remember(entries, frame, YES, PASS, NO_TILE)
        return YES
    remember(entries, frame, NO, move, number_of(removed) if removed else NO_TILE)
    return NO


@compiled
def find_escape(terms: Terms, frame: Frame, moves: Moves) -> tuple[int, int]:
    """Return a move and a removal after which nobody wins at once, or NO_ESCAPE."""
    for move in moves:
        mist = mist_after(frame.mist, move)
        rest = removable_after(terms, mist, frame.turn)
        while True:
            removed = first_of(rest)
            left = mist & ~removed
            if not wins_at_once(terms, left, ban_left(terms, left, move, removed)):
                return move, removed
            rest &= ~removed
            if rest == 0:
                break
    return NO_ESCAPE, 0
