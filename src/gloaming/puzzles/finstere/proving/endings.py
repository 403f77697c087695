"""All ways in which the tokens of a group can stand after their moves, in whatever order they go.

ending 0      nobody has moved
ending 1 ...  one of them has, then two; those in which all have are listed in `order`
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Bytes
from gloaming.games.finstere.floor.board import CELLS, Cell
from gloaming.games.finstere.floor.things import copy_cells
from gloaming.games.finstere.material import NOTHING, TOKEN
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import OUT, WAITING, Floor

from .records import NONE

# Keys have 62 bits, which are mixed with odd factors.
KEY_BITS = 62
KEY, HALF = (1 << KEY_BITS) - 1, KEY_BITS // 2
FACTORS = (0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9)


@compiled
def find_endings(desk: Any, floor: Floor, group: int, first: int) -> tuple[int, int]:
    """Write all endings of a group from a number on; return how far the list goes, and the numbers.

    The floor is without movers.  FULL where there is no room.
    """
    everybody = movers_of(desk, group)
    begin(desk, floor, group, first)
    index, count = first, first + 1
    while index < count:
        if desk.endings[index].moved != everybody:
            count = move_each(desk, floor, index, first, count, everybody)
            if count == FULL:
                return FULL, FULL
        index += 1
    forget(desk, first, count)
    listed = first
    for index in range(first, count):
        if desk.endings[index].moved == everybody:
            desk.order[listed] = index
            listed += 1
    return listed, count


@compiled
def movers_of(desk: Any, group: int) -> int:
    """Return the bits of a group's movers."""
    bits = 0
    for index in range(desk.tallies[0].movers):
        if desk.movers[index].group == group:
            bits |= 1 << index
    return bits


@compiled
def begin(desk: Any, floor: Floor, group: int, first: int) -> None:
    """Write the first ending: nobody of the group has moved."""
    ending = desk.endings[first]
    copy_cells(ending.things, floor.things)
    for index in range(desk.tallies[0].movers):
        mover = desk.movers[index]
        if mover.group == group and mover.start != WAITING:
            ending.things[mover.start] = TOKEN + mover.token
    ending.moved, ending.out = 0, 0
    ending.key = key_of(ending.things)


@compiled
def move_each(desk: Any, floor: Floor, index: int, first: int, count: int, everybody: int) -> int:
    """Add what comes of every move of everybody who has not moved; return how many there are."""
    for number in range(desk.tallies[0].movers):
        bit = 1 << number
        if bit & everybody and not bit & desk.endings[index].moved and count != FULL:
            count = move_one(desk, floor, index, number, first, count)
    return count


@compiled
def move_one(desk: Any, floor: Floor, index: int, number: int, first: int, count: int) -> int:
    """Add what comes of every move of a token; return how many endings there are, or FULL."""
    mover, board = desk.movers[number], desk.spare[0]
    copy_cells(board.things, desk.endings[index].things)
    if mover.start != WAITING:
        board.things[mover.start] = NOTHING
    found = find_moves(floor, board.things, mover.start, mover.steps, desk.search)
    if found == FULL or count + found > len(desk.endings):
        forget(desk, first, count)
        return FULL
    known, key = NONE, 0
    for end in range(found):
        node = desk.search.nodes[desk.search.ends[end]]
        if node.arrangement != known:
            known = int(node.arrangement)
            key = key_of(desk.search.arrangements[known].things)
        if desk.tallies[0].may_leave or node.cell not in (WAITING, OUT):
            count = add(desk, index, node, number, key, count)
    return count


@compiled
def add(desk: Any, index: int, node: Any, number: int, key: int, count: int) -> int:
    """Add where a token's move ends, on a board of which the key is given, unless it is there."""
    ending, cell = desk.endings[count], int(node.cell)
    copy_cells(ending.things, desk.search.arrangements[node.arrangement].things)
    if cell not in (WAITING, OUT):
        ending.things[cell] = TOKEN + desk.movers[number].token
        key = with_thing(key, ending.things[cell], cell)
    ending.moved = desk.endings[index].moved | 1 << number
    ending.out = desk.endings[index].out | int(cell == OUT) << number
    ending.key = key
    slot = ending.key & (len(desk.buckets) - 1)
    while desk.buckets[slot] != 0:
        if is_same(desk.endings[desk.buckets[slot] - 1], ending):
            return count
        slot = (slot + 1) & (len(desk.buckets) - 1)
    desk.buckets[slot] = count + 1
    return count + 1


@compiled
def is_same(one: Any, other: Any) -> bool:
    """Tell whether the same tokens have moved and everything stands alike."""
    if one.key != other.key or one.moved != other.moved or one.out != other.out:
        return False
    differs = 0
    for cell in range(CELLS):  # to the end, many cells at once
        differs |= one.things[cell] ^ other.things[cell]
    return differs == 0


@compiled
def key_of(things: Bytes) -> int:
    """Return a key of what stands where: a sum, so that it is soon known with one thing more."""
    key = 0
    for cell in range(CELLS):
        if things[cell] != NOTHING:
            key = with_thing(key, things[cell], cell)
    return key


@compiled
def with_thing(key: int, thing: int, cell: Cell) -> int:
    """Return the key of a board on which one more thing stands."""
    number = (int(thing) * CELLS + int(cell)) * FACTORS[0] & KEY
    number = (number ^ number >> HALF) * FACTORS[1] & KEY
    return (key + (number ^ number >> HALF)) & KEY


@compiled
def forget(desk: Any, first: int, count: int) -> None:
    """Empty the buckets of some endings."""
    for index in range(first, count):
        slot = desk.endings[index].key & (len(desk.buckets) - 1)
        while desk.buckets[slot] != 0:
            desk.buckets[slot] = 0
            slot = (slot + 1) & (len(desk.buckets) - 1)


@compiled
def note_varied(desk: Any, floor: Floor, group: int, first: int, last: int, varied: Any) -> None:
    """Note where the endings of a group, in a stretch of the order, differ from the floor."""
    differs = np.zeros(CELLS, np.uint8)
    for place in range(first, last):
        ending = desk.endings[desk.order[place]]
        for cell in range(CELLS):  # many at once
            differs[cell] |= ending.things[cell] ^ floor.things[cell]
    for cell in range(CELLS):
        if differs[cell] != 0:
            varied[cell] |= 1 << group
