"""The turns of a position, put into the pool in the order in which they are tried."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import CELLS, Cells, first_of
from gloaming.games.menhirs.clusters.move import PASS, Move, Moves, mist_after
from gloaming.games.menhirs.clusters.moves import part_moves, whole_moves
from gloaming.games.menhirs.clusters.obstacles import FREE, obstacle
from gloaming.games.menhirs.course.rounds import ban_after, removable, removes
from gloaming.games.menhirs.state import Terms

from .records import Entry, Frame
from .table import NO_TILE, find, note_choices

# Which turns of a frame are in the pool: none yet, those with moves of whole clusters, the others.
CLOSED, HALF_OPEN, OPEN = range(3)


@entry_point()
def removable_after(terms: Terms, mist: Cells, turn: int) -> Cells:
    """Return the tiles of which one is to be removed after a move; none if it is skipped."""
    return removable(terms, mist) if removes(terms, turn) else 0


@entry_point()
def effective_ban(terms: Terms, mist: Cells, ban: Move) -> Move:
    """Return a ban if it forbids anything, or PASS."""
    if ban == PASS or obstacle(terms, mist, ban, PASS) != FREE:
        return PASS
    return ban


@compiled
def ban_left(terms: Terms, mist: Cells, move: Move, removed: Cells) -> Move:
    """Return the ban that a turn leaves in the mist after it, or PASS if it forbids nothing."""
    return effective_ban(terms, mist, ban_after(terms, move, removed))


@compiled
def other_moves(terms: Terms, frame: Frame, whole: int) -> Moves:
    """Return the moves besides those of whole clusters: of parts, and the pass."""
    parts = part_moves(terms, frame.mist, frame.banned, 0)
    if whole + len(parts) > 0 and not terms.may_pass:
        return parts
    passing = np.zeros(len(parts) + 1, np.int64)
    for index in range(len(parts)):
        passing[index] = parts[index]
    return passing


@compiled
def expand(
    terms: Terms, frame: Frame, entries: Records[Entry], moves: Moves, removals: Moves
) -> bool:
    """Put the turns that are due into the pool; tell whether there was room.

    First come those with moves of whole clusters; the others, costly to find, may never
    be needed.
    """
    if frame.stage == CLOSED:
        found = whole_moves(terms, frame.mist, frame.banned)
        frame.whole = len(found)
    else:
        found = other_moves(terms, frame, frame.whole)
    if frame.first + (len(found) + 1) * CELLS > len(moves):
        return False
    frame.child = frame.first
    frame.after = frame.first
    if frame.stage == CLOSED:
        note_choices(entries, frame, frame.whole)
        add_remembered(frame, entries, moves, removals)
    else:
        note_choices(entries, frame, frame.whole + len(found))
    for move in found:
        rest = removable_after(terms, mist_after(frame.mist, move), frame.turn)
        add_turns(frame, move, rest, moves, removals)
    frame.stage += 1
    return True


@compiled
def add_turns(frame: Frame, move: Move, rest: Cells, moves: Moves, removals: Moves) -> None:
    """Put a move with every possible removal into the pool, or without one."""
    after = frame.after
    while True:
        moves[after] = move
        removals[after] = first_of(rest)
        after += 1
        rest &= rest - 1
        if rest == 0:
            break
    frame.after = after


@compiled
def add_remembered(frame: Frame, entries: Records[Entry], moves: Moves, removals: Moves) -> None:
    """Put the turn that decided last time in front."""
    index = find(entries, frame.mist, PASS, frame.turn)
    if index < 0:
        return
    entry = entries[index]
    move, removal = entry.escape, entry.escape_removal
    if frame.depth & 1:
        move, removal = entry.winning, entry.winning_removal
    if move not in (PASS, frame.banned):
        moves[frame.after] = move
        removals[frame.after] = 0 if removal == NO_TILE else np.int64(1) << removal
        frame.after += 1
