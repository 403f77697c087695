"""The search: whether the attacker can win within so many turns.

Alpha-beta over the one question that matters.  The attacker (to move at odd depths)
needs one turn after which the defender is lost; the defender one that escapes.  There
is no recursion: the path is an array of frames, so the search can stop after any number
of nodes and go on later.

    frame 0      depth 5   the attacker moves        some turn must answer YES
    frame 1      depth 4   the defender moves        all turns must answer YES
    ...
"""

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import Cells, number_of
from gloaming.games.menhirs.clusters.move import PASS, Move, Moves, mist_after
from gloaming.games.menhirs.state import Terms

from .children import CLOSED, HALF_OPEN, ban_left, effective_ban, expand
from .horizon import answer_at_horizon, escapes_easily, wins_at_once
from .mirrors import settle_image
from .records import Cursor, Entry, Frame, Search
from .table import NO, NO_TILE, UNKNOWN, YES, recall, remember

DONE, PAUSED, POOL_FULL = range(3)

# At this depth the defender has one turn, then the attacker must win.
HORIZON = 2


@entry_point(stays=("search",))
def ask(search: Search, mist: Cells, banned: Move, turn: int, depth: int) -> None:
    """Ask whether the attacker wins within a depth; where it is odd it is his turn."""
    frame = search.frames[0]
    frame.mist, frame.turn, frame.depth = mist, turn, depth
    frame.banned = effective_ban(search.terms[0], mist, banned)
    frame.first, frame.stage = 0, CLOSED
    search.cursors[0].ply = 0


@entry_point(stays=("search",))
def run(search: Search, most_nodes: int) -> int:
    """Search on until the question is answered, so many nodes are visited or room is short."""
    terms, mirrors, frames, entries, cursors, moves, removals = search
    cursor = cursors[0]
    limit = cursor.nodes + most_nodes
    while True:
        frame = frames[cursor.ply]
        answer = UNKNOWN
        if frame.stage == CLOSED:
            if cursor.nodes >= limit:
                return PAUSED
            if cursor.ply > 0:  # the root stays, so that its best turn can be read off
                settle_image(mirrors[0], frame)
            answer = answer_at_once(terms[0], frame, entries)
            if answer == UNKNOWN and not expand(terms[0], frame, entries, moves, removals):
                return POOL_FULL
            cursor.nodes += 1
        tries_others = answer == UNKNOWN and frame.child == frame.after and frame.stage == HALF_OPEN
        if tries_others and not expand(terms[0], frame, entries, moves, removals):
            return POOL_FULL
        if answer == UNKNOWN and frame.child < frame.after:
            descend(terms[0], frames, cursor, moves, removals)
        elif give_back(frames, entries, cursor, answer, moves, removals):
            return DONE


@compiled
def answer_at_once(terms: Terms, frame: Frame, entries: Records[Entry]) -> int:
    """Answer by a win at once, the horizon or the table, if they can."""
    if wins_at_once(terms, frame.mist, frame.banned):
        return YES if frame.depth & 1 else NO
    if frame.depth == 1:
        return NO
    if frame.depth == HORIZON and escapes_easily(terms, frame):
        return NO
    answer = recall(entries, frame)
    if answer == UNKNOWN and frame.depth == HORIZON:
        return answer_at_horizon(terms, frame, entries)
    return answer


@compiled
def descend(
    terms: Terms, frames: Records[Frame], cursor: Cursor, moves: Moves, removals: Moves
) -> None:
    """Go on to the turn that is next."""
    frame = frames[cursor.ply]
    move, removed = moves[frame.child], removals[frame.child]
    cursor.ply += 1
    below = frames[cursor.ply]
    below.mist = mist_after(frame.mist, move) & ~removed
    below.banned = ban_left(terms, below.mist, move, removed)
    below.turn = frame.turn + 1
    below.depth = frame.depth - 1
    below.first = frame.after
    below.stage = CLOSED


@compiled
def give_back(
    frames: Records[Frame],
    entries: Records[Entry],
    cursor: Cursor,
    answer: int,
    moves: Moves,
    removals: Moves,
) -> bool:
    """Hand an answer up the path as far as it decides; tell whether that is the top.

    UNKNOWN means that all turns of the frame are tried, and none decided.
    """
    if answer == UNKNOWN:
        answer = NO if frames[cursor.ply].depth & 1 else YES
        remember(entries, frames[cursor.ply], answer, PASS, NO_TILE)
    while cursor.ply > 0:
        cursor.ply -= 1
        frame = frames[cursor.ply]
        if (answer == YES) != (frame.depth & 1 == 1):
            frame.child += 1
            return False
        removed = removals[frame.child]
        removal = number_of(removed) if removed else NO_TILE
        remember(entries, frame, answer, moves[frame.child], removal)
    cursor.answer = answer
    return True
