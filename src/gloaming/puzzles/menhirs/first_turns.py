"""The first turns of a position of Menhirs, each judged by whether it wins in time.

A first turn is whole: the move and, where the turn says so, the tile that is removed after it.
The solver answers for each with a search that goes no deeper than asked.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Bool, Int64, Layout, Records, blank
from gloaming.games.menhirs.clusters.board import CELLS, Cells
from gloaming.games.menhirs.clusters.move import PASS, Move, mist_after
from gloaming.games.menhirs.clusters.moves import all_moves
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.course.rounds import ban_after
from gloaming.games.menhirs.solver.children import removable_after
from gloaming.games.menhirs.solver.solution import Turn, turn_of
from gloaming.games.menhirs.solver.solver import Node, Solver
from gloaming.games.menhirs.state import Terms

USUAL_TURNS = 1024


class WholeTurn(Layout):
    """A first turn, and the position after it."""

    move: Int64
    removed: Int64  # the tile as a set; 0 if none is
    mist: Int64
    banned: Int64
    frees: Bool  # all menhirs, at once
    threatens: Bool  # it would win at once if the opponent did nothing


class FirstTurn(NamedTuple):
    """A whole turn, and what it is good for."""

    turn: Turn
    wins: bool  # within the turns asked for, whatever the opponent does
    threatens: bool  # it would win at once if the opponent did nothing


@entry_point()
def odd_within(turns: int) -> int:
    """Return the largest odd number of turns that is not larger: who wins moves last."""
    return turns - (turns + 1) % 2


def shortest_win(solver: Solver, node: Node, turns: int) -> int | None:
    """Return within how many turns the player to move wins, if it is so many at most."""
    depths = range(1, min(turns, node.turns_left) + 1, 2)
    return next((depth for depth in depths if solver.wins_within(node, depth)), None)


def first_turns(solver: Solver, node: Node, turns: int) -> Iterator[FirstTurn]:
    """Yield every first turn, those that win at once before all others."""
    depth = odd_within(min(turns, node.turns_left)) - 1
    for found in whole_turns(solver.terms, node):
        turn = turn_of(int(found.move), int(found.removed))
        after = Node(int(found.mist), int(found.banned), node.turn + 1)
        wins = found.frees or (depth > 0 and solver.wins_within(after, depth))
        yield FirstTurn(turn, bool(wins), bool(found.threatens))


def whole_turns(terms: Terms, node: Node) -> Records[WholeTurn]:
    """Return all first turns of a position."""
    turns = blank(WholeTurn, USUAL_TURNS)
    count = find_first_turns(terms, *node, turns)
    if count > len(turns):
        turns = blank(WholeTurn, count)
        find_first_turns(terms, *node, turns)
    return turns[:count]


@entry_point(counted=("out",))
def find_first_turns(
    terms: Terms, mist: Cells, banned: Move, turn: int, out: Records[WholeTurn]
) -> int:
    """Write all first turns as far as there is room, those that free all menhirs first.

    Return how many there are.
    """
    moves, count = all_moves(terms, mist, banned), 0
    for index in range(len(moves)):
        after = mist_after(mist, moves[index])
        if after & terms.menhirs == 0:
            count = add(terms, after, moves[index], 0, out, count)
    for index in range(len(moves)):
        count = add_removals(terms, mist, moves[index], turn, out, count)
    if len(moves) == 0 or terms.may_pass:
        count = add_removals(terms, mist, PASS, turn, out, count)
    return count


@compiled
def add_removals(
    terms: Terms, mist: Cells, move: Move, turn: int, out: Records[WholeTurn], count: int
) -> int:
    """Write the turns that begin with a move and do not free all menhirs; return how many now."""
    after = mist_after(mist, move)
    removable = removable_after(terms, after, turn)
    if removable == 0 and after & terms.menhirs != 0:
        return add(terms, after, move, 0, out, count)
    for cell in range(CELLS):
        left = after & ~(1 << cell)
        if removable >> cell & 1 and left & terms.menhirs != 0:
            count = add(terms, left, move, 1 << cell, out, count)
    return count


@compiled
def add(
    terms: Terms, mist: Cells, move: Move, removed: Cells, out: Records[WholeTurn], count: int
) -> int:
    """Write a turn that leads to such mist, if there is room; return how many there are now."""
    if count < len(out):
        frees = mist & terms.menhirs == 0
        out[count].move, out[count].removed, out[count].mist = move, removed, mist
        out[count].banned, out[count].frees = ban_after(terms, move, removed), frees
        out[count].threatens = frees or winning_move(terms, mist, PASS) != PASS
    return count + 1
