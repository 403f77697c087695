"""Which moves a search would make: those that it has tried most."""

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions

from .records import UNSEEN, Tree


@compiled
def most_tried(tree: Tree, node: int) -> int:
    """Return the edge of a node that was tried most; of several the one that is guessed best."""
    first = tree.nodes[node].first
    best = first
    for index in range(first + 1, first + tree.nodes[node].count):
        if outranks(tree, index, best):
            best = index
    return best


@compiled
def outranks(tree: Tree, one: int, other: int) -> bool:
    """Tell whether an edge was tried more than another, or as often and is guessed better."""
    more = tree.edges[one].visits - tree.edges[other].visits
    return more > 0 or (more == 0 and tree.edges[one].guess > tree.edges[other].guess)


@compiled
def ranked(tree: Tree, rank: int) -> int:
    """Return the edge of the root at a rank, the best one at 0; UNSEEN: there are fewer."""
    first = int(tree.nodes[0].first)
    end = first + int(tree.nodes[0].count)
    for one in range(first, end):
        better = 0
        for other in range(first, end):
            is_even = not outranks(tree, one, other) and not outranks(tree, other, one)
            better += outranks(tree, other, one) or (is_even and other < one)
        if better == rank:
            return one
    return UNSEEN


@compiled
def write_best(tree: Tree, most: int, out: Actions) -> int:
    """Write the best moves of the root, the best one first; return how many."""
    first, count = tree.nodes[0].first, int(tree.nodes[0].count)
    is_taken, found = np.zeros(count, np.bool_), min(count, most)
    for place in range(found):
        best = -1
        for index in range(count):
            if not is_taken[index] and (best < 0 or outranks(tree, first + index, first + best)):
                best = index
        is_taken[best] = True
        out[place] = tree.edges[first + best].move
    return found
