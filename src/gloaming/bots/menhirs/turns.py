"""Menhirs as a search sees it: a move is a whole turn, or a mist tile placed.

bits 0..51    the move of tiles, as the rules write it; PASS: none
bits 53..58   the cell from which mist is removed after it, and 1; 0: none is
bit 60        a tile is placed instead: the bits below are the cell
"""

from typing import Any

from gloaming.bots.search.keys import join, mix_first, mix_second
from gloaming.bots.search.records import Values
from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.core.streams import BITS, Stream, below, next_word
from gloaming.games.menhirs.actions import CLUSTER, GO, PASSING, PLACE, REMOVE, TILE
from gloaming.games.menhirs.clusters.board import (
    CELLS,
    LAND,
    Cells,
    first_of,
    number_of,
    size_of,
)
from gloaming.games.menhirs.clusters.clusters import cluster_of
from gloaming.games.menhirs.clusters.move import (
    PASS,
    Move,
    Moves,
    direction_of,
    mist_after,
    tiles_of,
)
from gloaming.games.menhirs.clusters.moves import all_moves, whole_moves
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.actor import actor  # noqa: F401 - one of the rules that a search asks for
from gloaming.games.menhirs.course.apply import apply  # noqa: F401 - one of the rules that a search asks for
from gloaming.games.menhirs.course.chance import draw
from gloaming.games.menhirs.course.rounds import ban_after, removable, remove, removes
from gloaming.games.menhirs.course.rounds import make_move as move_mist
from gloaming.games.menhirs.course.secrecy import resample  # noqa: F401 - one of the rules that a search asks for
from gloaming.games.menhirs.course.setup import deal, place
from gloaming.games.menhirs.options import SEATS, TURNS
from gloaming.games.menhirs.state import MENHIRS_FREE, MOVING, PLACING, REMOVING, State, Terms

from .mind import Mind

REMOVAL_BIT = 53
CELL_MASK = (1 << 6) - 1
MOVE_MASK = (1 << REMOVAL_BIT) - 1
PLACING_BIT = 1 << 60

EVEN = 0.5  # the share that nobody knows better
RISKY = 0.01  # the share after a turn that lets the opponent win at once
USUAL_CLUSTERS = 4  # a playout looks at parts in one of so many turns

CHUNK_BITS = 27  # of a set of cells, mixed into a key at once
CHUNK = (1 << CHUNK_BITS) - 1


@compiled
def list_moves(
    state: State,
    seat: int,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
) -> int:
    """Write the turns worth a look; the values are what playouts make of the position."""
    ours = mind[0][0]
    if state.phase == MOVING:
        winner = winning_move(state.terms, state.mist, state.banned)
        if winner != PASS:
            moves[0], guesses[0] = winner, 1.0
            write_shares(seat, 1.0, values)
            return 1
    count = list_turns(state, stream, ours, mind[1], moves)
    for index in range(count):
        guesses[index] = guess_of(state, moves[index], ours, stream)
    write_shares(seat, played_out(state, seat, stream, ours), values)
    return count


@compiled
def write_shares(seat: int, share: float, values: Values) -> None:
    """Write a seat's share, and what it leaves to the other."""
    values[seat], values[SEATS - 1 - seat] = share, 1.0 - share


@compiled
def list_turns(state: State, stream: Stream, mind: Mind, looked_at: Moves, out: Actions) -> int:
    """Write the turns, or a fair choice of them where there are too many."""
    if state.phase == PLACING:
        return list_cells(LAND[state.terms.board] & ~state.mist, PLACING_BIT, 0, out)
    if state.phase == REMOVING:
        return list_cells(removable(state.terms, state.mist), 0, 1, out)
    terms = state.terms
    if mind.sees_parts:
        found = all_moves(terms, state.mist, state.banned)
    else:
        found = whole_moves(terms, state.mist, state.banned)
    if len(found) == 0:
        found = all_moves(terms, state.mist, state.banned)
    moves = min(len(found), len(looked_at) - 1)
    for index in range(moves):
        looked_at[index] = found[index]
    if moves == 0 or terms.may_pass:
        looked_at[moves] = PASS
        moves += 1
    return choose_turns(state, stream, looked_at, moves, out)


@compiled
def list_cells(cells: Cells, flag: int, is_removal: int, out: Actions) -> int:
    """Write a move for each cell: to place mist on it, or to remove mist from it."""
    count = 0
    while cells != 0 and count < len(out):
        cell = number_of(first_of(cells))
        out[count] = (cell + 1) << REMOVAL_BIT if is_removal else flag | cell
        cells &= cells - 1
        count += 1
    return count


@compiled
def choose_turns(state: State, stream: Stream, found: Moves, moves: int, out: Actions) -> int:
    """Write every turn with one of the moves, or some at random where they are too many."""
    terms = state.terms
    count, seen = 0, 0
    for index in range(moves):
        mist = mist_after(state.mist, found[index])
        rest = removable(terms, mist) if removes(terms, state.turn) else 0
        while True:
            tile = first_of(rest)
            turn = found[index] | (number_of(tile) + 1 if tile else 0) << REMOVAL_BIT
            seen += 1
            if count < len(out):
                out[count] = turn
                count += 1
            else:  # every turn has the same chance to stay
                index_kept = below(stream, seen)
                if index_kept < count:
                    out[index_kept] = turn
            rest &= ~tile
            if rest == 0:
                break
    return count


@compiled
def guess_of(state: State, turn: int, mind: Mind, stream: Stream) -> float:
    """Return what a turn seems worth: hardly anything if the opponent wins after it."""
    guess = EVEN + mind.mood * (chance(stream) - EVEN)
    is_overlooked = chance(stream) < mind.oversight
    if state.phase == MOVING and not is_overlooked and lets_win(state, turn):
        return RISKY
    return guess


@compiled
def chance(stream: Stream) -> float:
    """Return a number from 0 to 1."""
    return next_word(stream) / (1 << BITS)


@compiled
def lets_win(state: State, turn: int) -> bool:
    """Tell whether the opponent can win right after a turn."""
    move, removed = turn & MOVE_MASK, removed_by(turn)
    mist = mist_after(state.mist, move) & ~removed
    ban = ban_after(state.terms, move, removed)
    return winning_move(state.terms, mist, ban) != PASS


@compiled
def removed_by(turn: int) -> Cells:
    """Return the tile that a turn removes, as a set."""
    cell = (turn >> REMOVAL_BIT & CELL_MASK) - 1
    return 1 << cell if cell >= 0 else 0


@compiled
def played_out(state: State, seat: int, stream: Stream, mind: Mind) -> float:
    """Return a seat's share of some playouts."""
    if mind.playouts == 0:
        return EVEN
    share = 0.0
    for _ in range(mind.playouts):
        share += play_out(state, seat, stream, mind)
    return share / mind.playouts


@compiled
def play_out(state: State, seat: int, stream: Stream, mind: Mind) -> float:
    """Play to the end, winning where that is possible at once; return a seat's share."""
    terms, mist, banned, turn = state.terms, state.mist, state.banned, state.turn
    supply, mover = state.supply, (state.turn - 1) % SEATS
    while supply > 0:
        mist |= random_tile(LAND[terms.board] & ~mist, stream)
        supply -= 1
    if state.phase == REMOVING:
        mist &= ~random_tile(removable(terms, mist), stream)
        banned, turn, mover = PASS, turn + 1, SEATS - 1 - mover
    while turn <= TURNS:
        if winning_move(terms, mist, banned) != PASS:
            return 1.0 if mover == seat else 0.0
        mist, banned = play_turn(terms, mist, banned, turn, stream, mind.care)
        turn, mover = turn + 1, SEATS - 1 - mover
    return EVEN


@compiled
def play_turn(
    terms: Terms, mist: Cells, banned: Move, turn: int, stream: Stream, care: int
) -> tuple[int, int]:
    """Return mist and ban after a random turn, one that lets nobody win if one is found soon."""
    if below(stream, USUAL_CLUSTERS) == 0:
        moves = all_moves(terms, mist, banned)
    else:
        moves = whole_moves(terms, mist, banned)
    after, ban = mist, PASS
    for _ in range(care):
        move = moves[below(stream, len(moves))] if len(moves) else PASS
        after = mist_after(mist, move)
        removed = random_tile(removable(terms, after), stream) if removes(terms, turn) else 0
        after &= ~removed
        ban = ban_after(terms, move, removed)
        if winning_move(terms, after, ban) == PASS:
            break
    return after, ban


@compiled
def random_tile(cells: Cells, stream: Stream) -> Cells:
    """Return one of the cells of a set, as a set; none of none."""
    if cells == 0:
        return 0
    for _ in range(below(stream, size_of(cells))):
        cells &= cells - 1
    return first_of(cells)


@compiled
def is_possible(state: State, seat: int, move: int) -> bool:  # noqa: ARG001 - nothing is hidden here
    """Tell that a listed move is possible: nothing is hidden."""
    return True


@compiled
def make_move(state: State, seat: int, move: int, mind: Any) -> None:  # noqa: ARG001 - the rules of a search
    """Carry out a whole turn, or place a tile."""
    if move & PLACING_BIT:
        place(state, move ^ PLACING_BIT)
        return
    if state.phase == MOVING:
        move_mist(state, move & MOVE_MASK)
    if state.phase == REMOVING:
        remove(state, (move >> REMOVAL_BIT & CELL_MASK) - 1)


@compiled
def let_chance(state: State, stream: Stream, mind: Any) -> int:  # noqa: ARG001 - the rules of a search
    """Deal a land tile; return which."""
    land = draw(state, stream)
    deal(state, land)
    return land


@compiled
def weigh_chance(state: State, stream: Stream, mind: Any, values: Values) -> None:  # noqa: ARG001 - the rules of a search
    """Write that the deal favours nobody."""
    write_shares(0, EVEN, values)


@compiled
def final_values(state: State, values: Values) -> None:
    """Write the shares at the end."""
    if state.ending == MENHIRS_FREE:
        write_shares(state.winner, 1.0, values)
    else:
        write_shares(0, EVEN, values)


@compiled
def key_of(state: State) -> int:
    """Return a number for all that can still change in a match."""
    one = two = int(state.turn) * 8 + int(state.phase) + 512 * int(state.placed)
    for number in (state.mist, state.banned, state.terms.menhirs):
        for chunk in (number & CHUNK, number >> CHUNK_BITS):
            one, two = mix_first(one, chunk), mix_second(two, chunk)
    return join(one, two)


@compiled
def seats_of(state: State) -> int:  # noqa: ARG001 - the rules of a search
    """Return how many play."""
    return SEATS


@compiled
def write_actions(state: State, move: int, out: Actions) -> int:
    """Write the actions of a turn."""
    if move & PLACING_BIT:
        out[0] = PLACE + (move ^ PLACING_BIT)
        return 1
    count, has_won = 0, False
    if state.phase == MOVING:
        count = write_moving(state.mist, move & MOVE_MASK, out)
        has_won = mist_after(state.mist, move & MOVE_MASK) & state.terms.menhirs == 0
    removal = (move >> REMOVAL_BIT & CELL_MASK) - 1
    if removal >= 0 and not has_won:
        out[count] = REMOVE + removal
        count += 1
    return count


@compiled
def write_moving(mist: Cells, move: Move, out: Actions) -> int:
    """Write the actions that move a whole cluster or a part, or pass."""
    if move == PASS:
        out[0] = PASSING
        return 1
    tiles, count = tiles_of(move), 0
    if cluster_of(tiles, mist) == tiles:
        out[0] = CLUSTER + number_of(first_of(tiles))
        count = 1
    else:
        for cell in range(CELLS):
            if tiles >> cell & 1:
                out[count] = TILE + cell
                count += 1
    out[count] = GO + direction_of(move)
    return count + 1
