"""The search for all complete moves of a token, where every step leads to one place.

A breadth-first search over (place of the token, arrangement of the tiles).  Each
arrangement keeps its own board and marks for every cell of it; a step that
pushes nothing stays on the same arrangement, which makes the common case cheap.

    nodes           0 is the start; a node names its parent, so ways can be read back
    arrangements    0 is the board as it stands
    buckets         arrangement + 1 by key, open addressing; all 0 between searches
    ends            the nodes at which the move may end
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.engine.rooms import Room, blank_in, room_for
from gloaming.core.layout import Bytes, Records, dtype_of
from gloaming.games.finstere.floor.board import CELLS, DIRECTIONS, ENTRANCE, EXIT, STEPS, Cell
from gloaming.games.finstere.floor.things import can_push, copy_cells, is_corner, is_tile
from gloaming.games.finstere.material import (
    BLOOD,
    LARGEST_VALUE,
    MONSTER,
    NOTHING,
    PLAIN,
    STONE,
    TELEPORTER,
    TOKEN,
    WALL,
)
from gloaming.games.finstere.state import OUT, WAITING, Arrangement, Floor, Node

from .steps import BLOCKED, ENTERING, STEP_LETTERS, can_stop, enter, step

FULL = -1
NONE = -1

# Marks of a cell on an arrangement.
CLOSED = 1  # wall, teleporter or monster
SPECIAL = 2  # blood or a tile: a step there slides or pushes
SEEN = 4  # the token has come to rest there

# No token can reach more places than there are ways of six steps; some slides end in two ways.
MATCH_NODES = 2 * (DIRECTIONS + sum(DIRECTIONS**steps for steps in range(LARGEST_VALUE + 1)))

# A key is made of multiples of a large odd number; a table of random numbers would not compress.
KEY_FACTOR = 0x3F58476D1CE4E5B9
KEY_BITS = (1 << 62) - 1

NODE, ARRANGEMENT = dtype_of(Node), dtype_of(Arrangement)


class Search(NamedTuple):
    """Room for a search; it grows with the number of nodes it can hold."""

    nodes: Records[Node]
    arrangements: Records[Arrangement]
    buckets: NDArray[np.int32]
    ends: NDArray[np.int32]


def make_search(nodes: int = MATCH_NODES, room: Room | None = None) -> Search:
    """Return room for a search over that many nodes."""
    buckets = 1 << (2 * nodes - 1).bit_length()
    room = room or room_for("gloaming.games.finstere")
    return Search(
        blank_in(room, Node, nodes),
        blank_in(room, Arrangement, nodes),
        room.zeros(buckets, np.int32),
        room.zeros(nodes, np.int32),
    )


@compiled
def find_plain_moves(floor: Floor, things: Bytes, start: Cell, most_steps: int, search: Any) -> int:
    """Find every complete move where a slide does not depend on the steps that are left."""
    nodes, arrangements, buckets, ends = search
    begin(floor, things, start, nodes, arrangements)
    count, boards, found, index = 1, 1, 0, 0
    while index < count:
        cell, board = nodes[index].cell, arrangements[nodes[index].arrangement]
        if can_stop(board.things, cell):
            ends[found] = index
            found += 1
        if nodes[index].steps < most_steps:
            if count + DIRECTIONS > len(nodes) or boards + DIRECTIONS > len(arrangements):
                found = FULL
                break
            if cell in (WAITING, OUT):
                count = add_entrance(nodes, board, index, count)
            else:
                # The heart of the search, kept in line: calls would cost a fifth of its speed.
                for direction in range(DIRECTIONS):
                    ahead = cell + STEPS[direction]
                    marks = board.marks[ahead]
                    if marks == 0:
                        count = add(nodes, board, index, ahead, direction, count)
                    elif marks & (CLOSED | SPECIAL) == SPECIAL:
                        count, boards = add_special(
                            floor, index, direction, nodes, arrangements, buckets, count, boards
                        )
                    elif cell == EXIT and floor.ground[ahead] == WALL:
                        count = add_unseen(nodes, board, index, OUT, direction, count)
        index += 1
    clear(arrangements, buckets, boards)
    return found


@compiled
def begin(floor: Floor, things: Bytes, start: Cell, nodes: Any, arrangements: Any) -> None:
    """Set up the first node and the first arrangement."""
    first = nodes[0]
    first.parent, first.arrangement, first.letter = -1, 0, -1
    first.cell, first.steps = start, 0
    board = arrangements[0]
    copy_cells(board.things, things)
    board.key = 0
    mark(floor, board)
    board.marks[start] |= SEEN


@compiled
def mark(floor: Floor, board: Arrangement) -> None:
    """Mark every cell of an arrangement: where no token goes, and where a step is special."""
    for cell in range(CELLS):
        ground, thing = floor.ground[cell], board.things[cell]
        closed = (ground == WALL) | (ground == TELEPORTER) | (thing == MONSTER)
        special = (ground == BLOOD) | ((thing >= STONE) & (thing < TOKEN))
        board.marks[cell] = CLOSED * closed | SPECIAL * special


@compiled
def mark_again(floor: Floor, old: Arrangement, new: Arrangement, cell: Cell, step: int) -> None:
    """Mark a new arrangement: as the old one, but for the tiles that moved straight ahead."""
    for index in range(CELLS):
        new.marks[index] = old.marks[index] & (CLOSED | SPECIAL)
    cell += step
    while floor.ground[cell] != WALL:
        if old.things[cell] != new.things[cell] and floor.ground[cell] != BLOOD:
            new.marks[cell] = SPECIAL * is_tile(new.things[cell])
        cell += step


@compiled
def add(nodes: Any, board: Arrangement, parent: int, cell: Cell, letter: int, count: int) -> int:
    """Add a node on its parent's arrangement; return how many there are."""
    board.marks[cell] |= SEEN
    node = nodes[count]
    node.parent, node.arrangement, node.letter = parent, nodes[parent].arrangement, letter
    node.cell, node.steps = cell, nodes[parent].steps + 1
    return count + 1


@compiled
def add_unseen(
    nodes: Any, board: Arrangement, parent: int, cell: Cell, letter: int, count: int
) -> int:
    """Add a node unless its place was seen; return how many there are."""
    if board.marks[cell] & SEEN:
        return count
    return add(nodes, board, parent, cell, letter, count)


@compiled
def add_entrance(nodes: Any, board: Arrangement, index: int, count: int) -> int:
    """Add the entrance after a node that waits before it, if it can be entered."""
    if nodes[index].cell != WAITING or enter(board.things) == BLOCKED:
        return count
    return add_unseen(nodes, board, index, ENTRANCE, ENTERING, count)


@compiled
def add_special(
    floor: Floor,
    index: int,
    direction: int,
    nodes: Any,
    arrangements: Any,
    buckets: Any,
    count: int,
    boards: int,
) -> tuple[int, int]:
    """Add the place to which a step with a push or a slide leads."""
    node = nodes[index]
    old = arrangements[node.arrangement]
    ahead = node.cell + STEPS[direction]
    if is_tile(old.things[ahead]) and not can_push(floor, old.things, ahead, direction):
        return count, boards
    if is_plain_push(floor, ahead, direction):
        cell = ahead
        arrangement = push_plainly(old, ahead, direction, arrangements, buckets, boards)
    else:
        new = arrangements[boards]
        copy_cells(new.things, old.things)
        cell = step(floor, new.things, node.cell, direction)
        new.key = old.key ^ changed_key(floor, old, new, node.cell, direction)
        arrangement = find_arrangement(arrangements, buckets, new.key)
        if arrangement == NONE:
            mark_again(floor, old, new, node.cell, STEPS[direction])
            arrangement = boards
    if arrangement == boards:
        keep_arrangement(arrangements, buckets, boards)
        boards += 1
    found = add_unseen(nodes, arrangements[arrangement], index, cell, direction, count)
    if found > count:
        nodes[count].arrangement = arrangement
    return found, boards


@compiled
def is_plain_push(floor: Floor, ahead: Cell, direction: int) -> bool:
    """Tell whether a push ahead moves a tile by one cell: no blood, no corner, no way out."""
    behind = ahead + STEPS[direction]
    if floor.ground[ahead] != PLAIN or floor.ground[behind] != PLAIN:
        return False
    return not is_corner(behind)


@compiled
def push_plainly(
    old: Arrangement, ahead: Cell, direction: int, arrangements: Any, buckets: Any, boards: int
) -> int:
    """Return the arrangement after a plain push; a new one is set up as number `boards`."""
    behind = ahead + STEPS[direction]
    tile = old.things[ahead]
    key = old.key ^ key_of(tile, ahead) ^ key_of(tile, behind)
    found = find_arrangement(arrangements, buckets, key)
    if found != NONE:
        return found
    new = arrangements[boards]
    for cell in range(CELLS):
        new.things[cell] = old.things[cell]
        new.marks[cell] = old.marks[cell] & (CLOSED | SPECIAL)
    new.things[ahead], new.things[behind] = NOTHING, tile
    new.marks[ahead], new.marks[behind] = 0, SPECIAL
    new.key = key
    return boards


@compiled
def changed_key(
    floor: Floor, old: Arrangement, new: Arrangement, cell: Cell, direction: int
) -> int:
    """Return the change of key: a step changes tiles only straight ahead of it."""
    key = 0
    cell += STEPS[direction]
    while floor.ground[cell] != WALL:
        if old.things[cell] != new.things[cell]:
            if is_tile(old.things[cell]):
                key ^= key_of(old.things[cell], cell)
            if is_tile(new.things[cell]):
                key ^= key_of(new.things[cell], cell)
        cell += STEPS[direction]
    return key


@compiled
def key_of(tile: int, cell: Cell) -> int:
    """Return a number for a tile on a cell; those of all moved tiles, XORed, are a key."""
    return (int(tile) * CELLS + int(cell)) * KEY_FACTOR & KEY_BITS


@compiled
def find_arrangement(arrangements: Any, buckets: Any, key: int) -> int:
    """Return the arrangement with a key, or NONE."""
    if key == 0:
        return 0
    slot = key & (len(buckets) - 1)
    while buckets[slot] != 0:
        if arrangements[buckets[slot] - 1].key == key:
            return buckets[slot] - 1
        slot = (slot + 1) & (len(buckets) - 1)
    return NONE


@compiled
def keep_arrangement(arrangements: Any, buckets: Any, arrangement: int) -> None:
    """Make a new arrangement findable by its key."""
    slot = arrangements[arrangement].key & (len(buckets) - 1)
    while buckets[slot] != 0:
        slot = (slot + 1) & (len(buckets) - 1)
    buckets[slot] = arrangement + 1


@compiled
def clear(arrangements: Any, buckets: Any, boards: int) -> None:
    """Empty the buckets that a search has used."""
    for board in range(1, boards):
        slot = arrangements[board].key & (len(buckets) - 1)
        while buckets[slot] != 0:
            buckets[slot] = 0
            slot = (slot + 1) & (len(buckets) - 1)


def way_to(search: Search, node: int) -> str:
    """Return the letters of the way to a node."""
    letters = []
    while search.nodes[node].parent >= 0:
        letters.append(STEP_LETTERS[search.nodes[node].letter])
        node = search.nodes[node].parent
    return "".join(reversed(letters))


@compiled
def make_search_here(steps: int) -> Search:
    """Return room for a search of that many steps, inside compiled code."""
    nodes = 1
    for _ in range(steps):
        nodes = nodes * DIRECTIONS + 1
    return search_here(nodes + DIRECTIONS)


@compiled
def search_here(nodes: int) -> Search:
    """Return room for a search over that many nodes, inside compiled code."""
    buckets = 1
    while buckets < 2 * nodes:
        buckets *= 2
    return Search(
        np.empty(nodes, NODE),  # type: ignore[arg-type]  # records, to the compiler
        np.empty(nodes, ARRANGEMENT),  # type: ignore[arg-type]
        np.zeros(buckets, np.int32),
        np.empty(nodes, np.int32),
    )


@compiled
def replay_way(floor: Floor, search: Any, end: int) -> Cell:
    """Carry out the pushes of the way to a node on the floor; return where it ends."""
    nodes, arrangements, _, _ = search
    copy_cells(floor.things, arrangements[nodes[end].arrangement].things)
    return nodes[end].cell
