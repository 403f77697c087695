"""Random complete games in compiled code: whole moves, all legal ones equally likely."""

from gloaming.core.actors import CHANCE, NOBODY
from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.streams import Stream, Streams, below
from gloaming.games.menhirs.clusters.board import LAND, Cell, Cells, first_of, number_of, size_of
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.clusters.moves import all_moves
from gloaming.games.menhirs.state import PLACING, REMOVING, State

from .actor import actor
from .apply import apply
from .chance import draw
from .rounds import make_move, removable, remove
from .setup import place


@compiled
def random_cell(cells: Cells, stream: Stream) -> Cell:
    """Pick one of the cells of a set."""
    for _ in range(below(stream, size_of(cells))):
        cells &= cells - 1
    return number_of(first_of(cells))


@compiled
def random_move(state: State, stream: Stream) -> None:
    """Move in a random way, or pass where that is all there is or one of the choices."""
    terms = state.terms
    moves = all_moves(terms, state.mist, state.banned)
    choices = len(moves) + (1 if terms.may_pass or len(moves) == 0 else 0)
    choice = below(stream, choices)
    make_move(state, moves[choice] if choice < len(moves) else PASS)


@compiled
def play_out(state: State, stream: Stream) -> int:
    """Play a match to its end at random; return how many moves were made."""
    moves = 0
    who = actor(state)
    while who != NOBODY:
        if who == CHANCE:
            apply(state, CHANCE, draw(state, stream))
        elif state.phase == PLACING:
            place(state, random_cell(LAND[state.terms.board] & ~state.mist, stream))
        elif state.phase == REMOVING:
            remove(state, random_cell(removable(state.terms, state.mist), stream))
        else:
            random_move(state, stream)
            moves += 1
        who = actor(state)
    return moves


@entry_point(changes=("states", "streams"))
def play_out_moves(states: Records[State], streams: Streams) -> int:
    """Play every match of a range to its end; return how many moves were made."""
    moves = 0
    for index in range(len(states)):
        moves += play_out(states[index], streams[index])
    return moves
