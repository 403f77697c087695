"""Deepening: whether somebody wins, asked for one turn more again and again."""

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int64, Layout, Records
from gloaming.games.menhirs.options import TURNS

from .records import Search
from .search import DONE, ask, run
from .table import YES


class Deepening(Layout):
    """A position at the beginning of a turn, and how deep it is searched."""

    mist: Int64
    banned: Int64
    turn: Int64
    searched: Int64  # within so many turns nobody can force a win
    distance: Int64  # turns within which somebody wins; 0: as far as is known, nobody does
    is_asked: Bool  # the next question is under way


@entry_point(changes=("deepenings",), stays=("search",))
def deepen(search: Search, deepenings: Records[Deepening], most_nodes: int) -> int:
    """Search deeper until somebody wins or the match ends, so many nodes or room are used up."""
    deepening, cursor = deepenings[0], search.cursors[0]
    limit = cursor.nodes + most_nodes
    while deepening.distance == 0 and deepening.searched < turns_left(deepening.turn):
        depth = deepening.searched + 1
        if not deepening.is_asked:
            ask(search, deepening.mist, deepening.banned, deepening.turn, depth)
            deepening.is_asked = True
        status = run(search, limit - cursor.nodes)
        if status != DONE:
            return status
        deepening.is_asked = False
        if cursor.answer == YES:
            deepening.distance = depth
        else:
            deepening.searched = depth
    return DONE


@compiled
def turns_left(turn: int) -> int:
    """Return how many turns the match has from the beginning of a turn."""
    return TURNS - turn + 1
