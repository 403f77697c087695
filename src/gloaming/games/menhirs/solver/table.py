"""The transposition table: what is known of positions met before.

Two neighbouring entries share a bucket; a newcomer replaces the one that says less.
A ban matters only where the banned move is the one that decides, so whatever is
settled by another move is kept under the position without a ban, for all to find.
"""

from gloaming.core.compiled import compiled
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import CELLS, Cell, Cells
from gloaming.games.menhirs.clusters.move import PASS, Move

from .records import Entry, Frame

UNKNOWN, NO, YES = -1, 0, 1
NO_TILE = CELLS
MANY = 100

# Odd multipliers; their products with halves of the keys stay below 2**62.
LOW_BITS = 28
LOW = (1 << LOW_BITS) - 1
FACTORS = (0x9E3779B1, 0x85EBCA77, 0x27D4EB2F, 0x165667B1)
TURN_FACTOR = 0x61C8864680B5
FOLD = 5


@compiled
def bucket_of(mist: Cells, banned: Move, turn: int, entries: int) -> int:
    """Return the first entry of the bucket of a position."""
    mixed = (mist & LOW) * FACTORS[0] + (mist >> LOW_BITS) * FACTORS[1]
    mixed ^= (banned & LOW) * FACTORS[2] + (banned >> LOW_BITS) * FACTORS[3]
    mixed ^= turn * TURN_FACTOR
    mixed ^= mixed >> LOW_BITS
    return ((mixed >> FOLD) ^ mixed) & (entries - 2)


@compiled
def find(entries: Records[Entry], mist: Cells, banned: Move, turn: int) -> int:
    """Return the index of a position's entry, or -1."""
    bucket = bucket_of(mist, banned, turn, len(entries))
    for index in (bucket, bucket + 1):
        entry = entries[index]
        if entry.mist == mist and entry.banned == banned and entry.turn == turn:
            return index
    return -1


@compiled
def weight(entry: Entry) -> int:
    """Return how much an entry says: the depth to which it is known."""
    return max(entry.won, entry.not_won, entry.lost, entry.not_lost)


@compiled
def entry_for(entries: Records[Entry], mist: Cells, banned: Move, turn: int) -> Entry:
    """Return a position's entry, made new if there was none."""
    index = find(entries, mist, banned, turn)
    if index >= 0:
        return entries[index]
    bucket = bucket_of(mist, banned, turn, len(entries))
    index = bucket if weight(entries[bucket]) < weight(entries[bucket + 1]) else bucket + 1
    entry = entries[index]
    entry.mist, entry.banned, entry.turn = mist, banned, turn
    entry.won, entry.not_won, entry.lost, entry.not_lost, entry.choices = 0, 0, 0, 0, 0
    entry.winning, entry.winning_removal = PASS, NO_TILE
    entry.escape, entry.escape_removal = PASS, NO_TILE
    return entry


@compiled
def recall(entries: Records[Entry], frame: Frame) -> int:
    """Return the answer to a frame's question, if the table knows it."""
    index = find(entries, frame.mist, frame.banned, frame.turn)
    if index >= 0:
        answer = direct_answer(entries[index], frame.depth)
        if answer != UNKNOWN:
            return answer
    if frame.banned == PASS:
        return UNKNOWN
    index = find(entries, frame.mist, PASS, frame.turn)
    return answer_despite_ban(entries[index], frame.depth, frame.banned) if index >= 0 else UNKNOWN


@compiled
def direct_answer(entry: Entry, depth: int) -> int:
    """Return what an entry of the very position says; whoever wins does not lose."""
    if depth & 1:
        if 0 < entry.won <= depth:
            return YES
        return NO if entry.not_won >= depth or entry.lost > 0 else UNKNOWN
    if 0 < entry.lost <= depth:
        return YES
    return NO if entry.not_lost >= depth or entry.won > 0 else UNKNOWN


@compiled
def answer_despite_ban(entry: Entry, depth: int, banned: Move) -> int:
    """Return what the position without a ban says about the one with it.

    A ban takes one move away.  Where others are left that never helps its victim; where
    none is left he passes, and that might.
    """
    if depth & 1:
        if 0 < entry.won <= depth and entry.winning != banned:
            return YES
        cannot_win = entry.not_won >= depth or entry.lost > 0
        return NO if cannot_win and entry.choices > 1 else UNKNOWN
    if 0 < entry.lost <= depth and entry.choices > 1:
        return YES
    escapes = entry.not_lost >= depth and entry.escape != banned
    wins = entry.won > 0 and entry.winning != banned
    return NO if escapes or wins else UNKNOWN


@compiled
def remember(entries: Records[Entry], frame: Frame, answer: int, move: Move, removal: Cell) -> None:
    """Keep an answer and the turn that decided it."""
    attacks = frame.depth & 1 == 1
    by_move = (answer == YES) == attacks
    # A pass may be possible only because of the ban; any other move decides without it too.
    banned = PASS if by_move and move != PASS else frame.banned
    entry = entry_for(entries, frame.mist, banned, frame.turn)
    if by_move and attacks:
        if entry.won == 0 or frame.depth < entry.won:
            entry.won, entry.winning, entry.winning_removal = frame.depth, move, removal
    elif by_move:
        if frame.depth > entry.not_lost:
            entry.not_lost, entry.escape, entry.escape_removal = frame.depth, move, removal
    elif attacks:
        entry.not_won = max(entry.not_won, frame.depth)
    elif entry.lost == 0 or frame.depth < entry.lost:
        entry.lost = frame.depth


@compiled
def note_choices(entries: Records[Entry], frame: Frame, count: int) -> None:
    """Keep how many moves there are, for positions that differ only in a ban."""
    if frame.banned == PASS:
        entry = entry_for(entries, frame.mist, PASS, frame.turn)
        entry.choices = max(entry.choices, min(count, MANY))
