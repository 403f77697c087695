"""All complete moves under the ruling that a blocked slide stays in its pool (rules 6).

Where a slide ends then depends on the steps that are left: it goes over the token behind the
pool if a move can still be completed on from there, and else stays.  So places are told apart
by the steps taken to them as well, and a slide before a token has two children:

    node --- over the token ---> child      taken if a way leads on from there, not back
         --- stays in the pool -> child     taken if none does

First all children are laid out, ring by ring; then, from the last ring back, it is found out
from where a move can be completed; then, from the start on, what is really reached.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, Cell, about
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import MOST_STEPS
from gloaming.games.finstere.state import OUT, WAITING, Arrangement, Floor

from .plain_moves import (
    FULL,
    NONE,
    SEEN,
    begin,
    changed_key,
    clear,
    find_arrangement,
    keep_arrangement,
    make_search_here,
)
from .steps import BLOCKED, can_stop, step, where_held_up

LETTERS = DIRECTIONS + 1  # of steps, entering among them
OVER, STAYING = 0, 1  # the two children of a step

Children: TypeAlias = NDArray[np.int32]  # of every node, for every letter: OVER and STAYING
Steps: TypeAlias = NDArray[np.int32]  # of every node, for every letter: to which node it leads
Slots: TypeAlias = NDArray[np.int32]  # node + 1 by place, arrangement and steps; open addressing


@compiled
def find_staying_moves(
    floor: Floor, things: Bytes, start: Cell, most_steps: int, search: Any
) -> int:
    """Find every complete move from a place; return how many, or FULL."""
    children = np.full((len(search[0]), LETTERS, 2), NONE, np.int32)
    count = lay_out(floor, things, start, most_steps, search, children)
    if count == FULL:
        return FULL
    return gather(search, legal_steps(search, children, count))


@compiled
def where_step_ends(floor: Floor, things: Bytes, cell: Cell, letter: int, steps: int) -> Cell:
    """Return where a step ends, the first of so many, or BLOCKED if it is not legal."""
    room = steps
    while True:
        search = make_search_here(room)
        children = np.full((len(search[0]), LETTERS, 2), NONE, np.int32)
        count = lay_out(floor, things, cell, steps, search, children)
        if count != FULL:
            break
        room += 1
    child = legal_steps(search, children, count)[0, letter]
    return BLOCKED if child == NONE else search[0][child].cell


@compiled
def lay_out(
    floor: Floor, things: Bytes, start: Cell, most_steps: int, search: Any, children: Children
) -> int:
    """Lay out all places that may be reached, ring by ring; return how many, or FULL."""
    nodes, arrangements, buckets, _ = search
    begin(floor, things, start, nodes, arrangements)
    forget_ends(arrangements[0])
    slots = np.zeros(2 * len(buckets), np.int32)
    count, boards, index = 1, 1, 0
    while index < count:
        if count + 2 * LETTERS > len(nodes) or boards + LETTERS > len(arrangements):
            clear(arrangements, buckets, boards)
            return FULL
        if nodes[index].steps < most_steps:
            count, boards = spread(floor, index, most_steps, search, children, slots, count, boards)
        index += 1
    clear(arrangements, buckets, boards)
    return count


@compiled
def forget_ends(board: Arrangement) -> None:
    """Begin to note which cells of an arrangement are ends."""
    for cell in range(len(board.marks)):
        board.marks[cell] = 0


@compiled
def spread(
    floor: Floor,
    index: int,
    most_steps: int,
    search: Any,
    children: Children,
    slots: Slots,
    count: int,
    boards: int,
) -> tuple[int, int]:
    """Lay out the children of a node; return how many nodes and arrangements there are."""
    nodes, arrangements, buckets, _ = search
    cell, old = nodes[index].cell, arrangements[nodes[index].arrangement]
    if cell == OUT:
        return count, boards
    for letter in range(LETTERS):
        new = arrangements[boards]
        copy_cells(new.things, old.things)
        end = step(floor, new.things, cell, letter)
        if end == BLOCKED:
            continue
        board = 0
        if cell == WAITING:
            board = nodes[index].arrangement
        else:
            new.key = old.key ^ changed_key(floor, old, new, cell, letter)
            board = find_arrangement(arrangements, buckets, new.key)
        if board == NONE:
            forget_ends(new)
            keep_arrangement(arrangements, buckets, boards)
            board, boards = boards, boards + 1
        count = put(nodes, slots, board, end, index, letter, count)
        children[index, letter, OVER] = find(nodes, slots, board, end, nodes[index].steps + 1)
        left = most_steps - nodes[index].steps - 1
        pool = BLOCKED
        if cell != WAITING:
            pool = where_held_up(floor, arrangements[board].things, cell, letter, end, left)
        if pool != BLOCKED:
            count = put(nodes, slots, board, pool, index, letter, count)
            steps = nodes[index].steps + 1
            children[index, letter, STAYING] = find(nodes, slots, board, pool, steps)
    return count, boards


@compiled
def slot_of(nodes: Any, slots: Slots, board: int, cell: Cell, steps: int) -> int:
    """Return the slot in which a node is, or belongs."""
    place = (int(board) * MOST_STEPS + int(steps)) * CELLS + int(cell)
    slot = place & (len(slots) - 1)
    while slots[slot] != 0:
        node = nodes[slots[slot] - 1]
        if node.arrangement == board and node.cell == cell and node.steps == steps:
            break
        slot = (slot + 1) & (len(slots) - 1)
    return slot


@compiled
def find(nodes: Any, slots: Slots, board: int, cell: Cell, steps: int) -> int:
    """Return a node that is there."""
    return slots[slot_of(nodes, slots, board, cell, steps)] - 1


@compiled
def put(
    nodes: Any, slots: Slots, board: int, cell: Cell, parent: int, letter: int, count: int
) -> int:
    """Add a node unless there is one; return how many there are."""
    steps = nodes[parent].steps + 1
    slot = slot_of(nodes, slots, board, cell, steps)
    if slots[slot] != 0:
        return count
    slots[slot] = count + 1
    node = nodes[count]
    node.parent, node.arrangement, node.letter = parent, board, letter
    node.cell, node.steps = cell, steps
    return count + 1


@compiled
def legal_steps(search: Any, children: Children, count: int) -> Steps:
    """Return to which node every step leads, or NONE: only if a move can be completed there."""
    nodes, arrangements, _, _ = search
    steps = np.full((count, LETTERS), NONE, np.int32)
    completes = np.zeros(count, np.uint8)
    for index in range(count - 1, -1, -1):  # the last ring first: children come after their parents
        node = nodes[index]
        completes[index] = can_stop(arrangements[node.arrangement].things, node.cell)
        for letter in range(LETTERS):
            steps[index, letter] = taken(children, steps, completes, index, letter)
            completes[index] |= steps[index, letter] != NONE
    return steps


@compiled
def taken(children: Children, steps: Steps, completes: Bytes, index: int, letter: int) -> int:
    """Return to which child a step leads, or NONE if it is not legal."""
    over, staying = children[index, letter]
    if over == NONE:
        return NONE
    if staying != NONE and completes[staying] and not leads_on(steps, over, letter):
        return staying
    return over if completes[over] else NONE


@compiled
def leads_on(steps: Steps, index: int, letter: int) -> bool:
    """Tell whether a move can be completed from a node by any step but the one straight back."""
    for other in range(DIRECTIONS):
        if other != about(letter) and steps[index, other] != NONE:
            return True
    return False


@compiled
def gather(search: Any, steps: Steps) -> int:
    """Write the ends of what is really reached, each result once; return how many."""
    nodes, arrangements, _, ends = search
    reached = np.zeros(len(steps), np.uint8)
    reached[0] = 1
    found = 0
    for index in range(len(steps)):
        if not reached[index]:
            continue
        node, board = nodes[index], arrangements[nodes[index].arrangement]
        if can_stop(board.things, node.cell) and not board.marks[node.cell] & SEEN:
            board.marks[node.cell] |= SEEN
            ends[found] = index
            found += 1
        for letter in range(LETTERS):
            child = steps[index, letter]
            if child != NONE and not reached[child]:
                reached[child] = 1
                nodes[child].parent, nodes[child].letter = index, letter
    return found
