"""Growing a tree: Monte Carlo tree search for any number of seats, with chance and secrets.

A simulation goes down the tree from the root, opens one new node and hands its values up.
Each seat maximises its own share of the win (max-n).  What a seat cannot see is imagined
anew for every simulation, and moves that are impossible then are left out (information
sets).  Written once, against the abstract `rules`; `opening` compiles it for a game.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from gloaming.core.actors import CHANCE, NOBODY
from gloaming.core.layout import Actions, Records
from gloaming.core.streams import Stream

from .records import LONGEST_PATH, MOST_SEATS, UNSEEN, Habits, Tree, Values
from .rules import (
    actor,
    final_values,
    is_possible,
    key_of,
    let_chance,
    list_moves,
    make_move,
    resample,
    weigh_chance,
)

# The state of the match stands first, the one of the simulation second.
TRUE, IMAGINED = 0, 1
ROOM_FOR_OUTCOMES = 8  # edges that a chance node keeps
NO_EDGE = -1


def grow(
    tree: Tree,
    states: Any,
    seat: int,
    stream: Stream,
    mind: Any,
    habits: Records[Habits],
    moves: Actions,
    guesses: Values,
    simulations: int,
) -> int:
    """Run some simulations for a seat; return how many there was room for."""
    values = np.zeros(MOST_SEATS)
    tree.used[0] = max(tree.used[0], 1)
    for number in range(simulations):
        if not has_room(tree, len(moves)):
            return number
        states[IMAGINED] = states[TRUE]
        resample(states[IMAGINED], seat, stream)
        depth = go_down(tree, states[IMAGINED], stream, mind, habits)
        node = tree.path[depth]
        open_node(tree, node, states[IMAGINED], stream, mind, moves, guesses, values)
        if tree.nodes[node].visits == 0:
            spread_priors(tree, node, habits)
        backpropagate(tree, depth, values)
    return simulations


def has_room(tree: Tree, most_moves: int) -> bool:
    """Tell whether the tree can take in another node and its edges."""
    return tree.used[0] < len(tree.nodes) and tree.used[1] + most_moves <= len(tree.edges)


def go_down(tree: Tree, state: Any, stream: Stream, mind: Any, habits: Any) -> int:
    """Follow the most promising edges to a node that is not opened; return how deep it is."""
    node, depth = 0, 0
    tree.path[0] = 0
    while tree.nodes[node].count > 0 and depth < LONGEST_PATH - 1:
        who = tree.nodes[node].actor
        if who == CHANCE:
            edge = outcome_edge(tree, node, let_chance(state, stream, mind))
        else:
            edge = best_edge(tree, node, state, habits)
            if edge == NO_EDGE:
                return depth
            make_move(state, who, tree.edges[edge].move, mind)
        if tree.edges[edge].node == UNSEEN:
            tree.edges[edge].node = node_for(tree, key_of(state))
        node = tree.edges[edge].node
        tree.edge_path[depth] = edge
        depth += 1
        tree.path[depth] = node
    return depth


def open_node(
    tree: Tree,
    node: int,
    state: Any,
    stream: Stream,
    mind: Any,
    moves: Actions,
    guesses: Values,
    values: Values,
) -> None:
    """Weigh a position, and give its node edges unless it has some, or is the end."""
    here = tree.nodes[node]
    if here.count > 0:
        for index in range(len(values)):
            values[index] = here.sums[index] / here.visits
        return
    here.actor = actor(state)
    here.first = tree.used[1]
    if here.actor == NOBODY:
        final_values(state, values)
    elif here.actor == CHANCE:
        weigh_chance(state, stream, mind, values)
        here.count = ROOM_FOR_OUTCOMES
        for index in range(ROOM_FOR_OUTCOMES):
            lay_edge(tree, here.first + index, NO_EDGE, 0.0)
    else:
        here.count = list_moves(state, here.actor, stream, mind, moves, guesses, values)
        for index in range(here.count):
            lay_edge(tree, here.first + index, moves[index], guesses[index])
    tree.used[1] += here.count


def lay_edge(tree: Tree, index: int, move: int, guess: float) -> None:
    """Begin an edge that nobody has followed."""
    edge = tree.edges[index]
    edge.move, edge.guess, edge.visits, edge.node = move, guess, 0, UNSEEN


def spread_priors(tree: Tree, node: int, habits: Any) -> None:
    """Give every edge of a node its prior: the softmax of the guesses."""
    first, last = tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].count
    best, total = 0.0, 0.0
    for index in range(first, last):
        best = max(best, tree.edges[index].guess)
    for index in range(first, last):
        tree.edges[index].prior = exp((tree.edges[index].guess - best) / habits[0].temperature)
        total += tree.edges[index].prior
    for index in range(first, last):
        tree.edges[index].prior /= total


def outcome_edge(tree: Tree, node: int, outcome: int) -> int:
    """Return the edge of an outcome of chance; the last one stands for all that are too many."""
    edge = tree.nodes[node].first
    last = edge + tree.nodes[node].count - 1
    while edge < last and tree.edges[edge].move not in (outcome, NO_EDGE):
        edge += 1
    tree.edges[edge].move = outcome
    return edge


def best_edge(tree: Tree, node: int, state: Any, habits: Any) -> int:
    """Return the edge with the largest PUCT score: its value, and more the less it was tried."""
    here = tree.nodes[node]
    reach = habits[0].exploration * sqrt(here.visits)
    best, most = NO_EDGE, -1.0
    for index in range(here.first, here.first + here.count):
        edge = tree.edges[index]
        worth = edge.guess
        if edge.visits > 0:
            worth = tree.nodes[edge.node].sums[here.actor] / tree.nodes[edge.node].visits
        worth += reach * edge.prior / (1 + edge.visits)
        if worth > most and is_possible(state, here.actor, edge.move):
            best, most = index, worth
    return best


def node_for(tree: Tree, key: int) -> int:
    """Return the node of a position: one that is there, or a new one."""
    slot = key & (len(tree.buckets) - 1)
    while key != 0 and tree.buckets[slot] != 0:
        if tree.nodes[tree.buckets[slot] - 1].key == key:
            return tree.buckets[slot] - 1
        slot = (slot + 1) & (len(tree.buckets) - 1)
    new = tree.used[0]
    tree.used[0] += 1
    tree.nodes[new].key = key
    if key != 0:
        tree.buckets[slot] = new + 1
    return new


def backpropagate(tree: Tree, depth: int, values: Values) -> None:
    """Add the values of a simulation to all that it has passed."""
    for step in range(depth + 1):
        node = tree.nodes[tree.path[step]]
        node.visits += 1
        for index in range(len(values)):
            node.sums[index] += values[index]
        if step < depth:
            tree.edges[tree.edge_path[step]].visits += 1
