"""What a search has found: the move as actions, shares of the win, the expected line.

Written once against the abstract `rules`, like `growing`; `opening` compiles both for a game.
"""

from typing import Any

import numpy as np

from gloaming.bots.decision import MOST_ACTIONS, put_decision, shares_of
from gloaming.core.actors import CHANCE
from gloaming.core.encoding import LATER, Told, begin, last_place, length, tell, tell_at
from gloaming.core.streams import Stream, open_stream

from .growing import IMAGINED, TRUE
from .ranking import most_tried, ranked
from .records import LONGEST_PATH, UNSEEN, Tree
from .rules import apply, seats_of, write_actions


def start_stream(stream: Stream, first: int, second: int, third: int) -> None:
    """Start a stream of random numbers from three words of seed."""
    open_stream(stream, first, second, third)


def decision_at(tree: Tree, states: Any, most_moves: int, out: Told) -> int:
    """Tell what a search would do now, with so many moves of the line that it expects."""
    begin(out)
    tell_decision(tree, states, tree.edges[most_tried(tree, 0)].move, most_moves, out)
    return length(out)


def candidate_at(tree: Tree, states: Any, rank: int, most_moves: int, out: Told) -> int:
    """Tell the move at a rank, the one that was tried most at 0; no actions: there is none."""
    begin(out)
    edge = ranked(tree, rank)
    if edge == UNSEEN or tree.edges[edge].visits == 0:
        put_decision(
            out,
            actions=np.empty(0, np.int64),
            shares=np.empty(0),
            is_proven=False,
            turns=0,
            simulations=0,
            line=0,
        )
        return length(out)
    found = tree.edges[edge]
    tell_move(tree, states, found.move, found.node, found.visits, out)
    tell_line(tree, states, edge, most_moves, out)
    return length(out)


def tell_decision(tree: Tree, states: Any, move: int, most_moves: int, out: Told) -> None:
    """Tell a move, what a search thinks, and so many moves of the line that it expects."""
    tell_move(tree, states, move, judged(tree), tree.nodes[0].visits, out)
    tell_line(tree, states, most_tried(tree, 0), most_moves, out)


def tell_move(tree: Tree, states: Any, move: int, node: int, visits: int, out: Told) -> None:
    """Tell a move and what a node says that it is worth; the line is told next."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    count = write_actions(states[TRUE], move, actions)
    put_decision(
        out,
        actions=actions[:count],
        shares=shares_of(tree.nodes[node].sums, seats_of(states[TRUE])),
        is_proven=False,
        turns=0,
        simulations=visits,
        line=LATER,
    )


def judged(tree: Tree) -> int:
    """Return the node that says what the best move is worth.

    Of a move that was never tried only a guess is known, which is no share of the win: then it is
    the position itself.
    """
    edge = tree.edges[most_tried(tree, 0)]
    return edge.node if edge.visits else 0


def tell_line(tree: Tree, states: Any, first: int, moves: int, out: Told) -> None:
    """Tell what everybody is expected to do, up to chance, to the unknown or to a repetition.

    It begins with an edge of the root.
    """
    place, plies, node, made = last_place(out), 0, 0, 0
    actions, been = np.empty(MOST_ACTIONS, np.int64), np.empty(LONGEST_PATH, np.int64)
    states[IMAGINED] = states[TRUE]
    while made < min(moves, LONGEST_PATH) and can_go_on(tree, node, been, made):
        been[made] = node
        made += 1
        edge = tree.edges[first if node == 0 else most_tried(tree, node)]
        if node != 0 and edge.visits == 0:
            break
        who = tree.nodes[node].actor
        count = write_actions(states[IMAGINED], edge.move, actions)
        for index in range(count):
            tell(out, who)
            tell(out, actions[index])
            apply(states[IMAGINED], who, actions[index])
        plies += count
        node = edge.node
    tell_at(out, place, plies)


def can_go_on(tree: Tree, node: int, been: Any, made: int) -> bool:
    """Tell whether somebody moves at a node where the line has not been yet."""
    if node == UNSEEN or tree.nodes[node].count == 0 or tree.nodes[node].actor == CHANCE:
        return False
    for index in range(made):
        if been[index] == node:
            return False
    return True
