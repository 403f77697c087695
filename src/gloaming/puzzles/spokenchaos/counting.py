"""In how many ways several ghosts can end at once.

Ghosts in different fields are never inside one another, so ways are counted field by field: of
which ghosts end there, with how many steps.  Places of a field are numbered through, and who is
apart from whom is a row of bits for each:

    ghost 0   places 0 1 2      row 1 of bits   . . . 1 0 1     place 1 is apart from 3 and 5
    ghost 1   places 3 4 5

Counts can be larger than a word: they are limbs of LIMB bits, the lowest first.
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.collisions import are_apart
from gloaming.games.spokenchaos.solids.lobby import FIELDS, Ghost

from .seen import Cells

MOST_GHOSTS = 12  # that are to hide at once
LIMB, LIMBS = 31, 4
LOW_BITS = (1 << LIMB) - 1
WORD = 62  # bits of a row that a number holds, which is never below 0
NONE_LEFT = -1
# Masks to count bits: every second one, two of four, four of eight; and a byte.
PAIRS, FOURS, BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
ONE_BYTE = 0xFF


@entry_point(fills=("out",))
def count_ways(
    bodies: Records[Ghost], firsts: Cells, costs: Cells, fields: Cells, steps: int, out: Cells
) -> None:
    """Write in how many ways all ghosts can end with so many steps, none inside another.

    The places of each ghost begin at its place in `firsts`, which ends with how many there are.
    """
    ghosts = len(firsts) - 1
    ways = np.zeros((1 << ghosts, steps + 1, LIMBS), np.int64)
    ways[0, 0, 0] = 1
    for field in range(FIELDS * FIELDS):
        more = ways_in_field(bodies, firsts, costs, fields, field, steps)
        joined(ways, more)
    out[:] = 0
    for cost in range(steps + 1):
        add_limbs(out, ways[len(ways) - 1, cost])


@entry_point(fills=("out",))
def count_freely(firsts: Cells, costs: Cells, steps: int, out: Cells) -> None:
    """Write in how many ways all ghosts can end with so many steps, through one another too."""
    ways = np.zeros((steps + 1, LIMBS), np.int64)
    ways[0, 0] = 1
    for ghost in range(len(firsts) - 1):
        counts = np.zeros(steps + 1, np.int64)
        for place in range(firsts[ghost], firsts[ghost + 1]):
            if costs[place] <= steps:
                counts[costs[place]] += 1
        before = ways.copy()
        ways[:] = 0
        for cost in range(steps + 1):
            for taken in range(steps + 1 - cost if counts[cost] else 0):
                add_product(ways[taken + cost], before[taken], counts[cost])
    out[:] = 0
    for cost in range(steps + 1):
        add_limbs(out, ways[cost])


@compiled
def joined(ways: Any, more: Any) -> None:
    """Let the ways of a field join those of the fields before it."""
    before = ways.copy()
    steps = before.shape[1] - 1
    for others in range(1, len(more)):
        for further in range(steps + 1):
            if more[others, further] == 0:
                continue
            for ghosts in range(len(before)):
                if ghosts & others == 0:
                    for cost in range(steps + 1 - further):
                        target = ways[ghosts | others, cost + further]
                        add_product(target, before[ghosts, cost], more[others, further])


@compiled
def add_product(target: Any, limbs: Any, times: int) -> None:
    """Add a number, so many times, to another one."""
    for place in range(LIMBS):
        if limbs[place] == 0:
            continue
        for part in range(2):
            factor = times >> (part * LIMB) & LOW_BITS
            product = limbs[place] * factor
            if product != 0:
                target[place + part] += product & LOW_BITS
                if product >> LIMB != 0:
                    target[place + part + 1] += product >> LIMB
    carry(target)


@compiled
def add_limbs(target: Any, limbs: Any) -> None:
    """Add a number to another one."""
    for place in range(LIMBS):
        target[place] += limbs[place]
    carry(target)


@compiled
def carry(limbs: Any) -> None:
    """Carry what is too much for a limb on to the next one."""
    for place in range(LIMBS - 1):
        limbs[place + 1] += limbs[place] >> LIMB
        limbs[place] &= LOW_BITS


@compiled
def ways_in_field(
    bodies: Any, firsts: Cells, costs: Cells, fields: Cells, field: int, steps: int
) -> Any:
    """Return in how many ways just these ghosts, as bits, end in a field with so many steps."""
    ghosts = len(firsts) - 1
    here, starts = places_in(firsts, fields, field)
    rows = rows_apart(bodies, here, starts)
    found = np.zeros((1 << ghosts, steps + 1), np.int64)
    is_possible = np.zeros(1 << ghosts, np.uint8)
    is_possible[0] = 1
    for some in range(1, 1 << ghosts):
        last = highest(some)
        if is_possible[some & ~(1 << last)] and starts[last] < starts[last + 1]:
            is_possible[some] = count_together(some, here, starts, costs, rows, found[some])
    return found


@compiled
def highest(bits: int) -> int:
    """Return the number of the highest bit."""
    number = 0
    while bits >> (number + 1):
        number += 1
    return number


@compiled
def places_in(firsts: Cells, fields: Cells, field: int) -> Any:
    """Return the places of a field, ghost by ghost, and where those of each ghost begin."""
    count = 0
    for place in range(len(fields)):
        count += int(fields[place] == field)
    here, starts = np.empty(count, np.int64), np.empty(len(firsts), np.int64)
    count = 0
    for ghost in range(len(firsts) - 1):
        starts[ghost] = count
        for place in range(firsts[ghost], firsts[ghost + 1]):
            if fields[place] == field:
                here[count] = place
                count += 1
    starts[len(firsts) - 1] = count
    return here, starts


@compiled
def rows_apart(bodies: Any, here: Cells, starts: Cells) -> Any:
    """Return rows of bits: which places of later ghosts are apart from each place."""
    rows = np.zeros((len(here), len(here) // WORD + 1), np.int64)
    for ghost in range(len(starts) - 1):
        for one in range(starts[ghost], starts[ghost + 1]):
            for other in range(starts[ghost + 1], len(here)):
                if are_apart(bodies[here[one]], bodies[here[other]]):
                    rows[one, other // WORD] |= 1 << (other % WORD)
    return rows


@compiled
def count_together(
    some: int, here: Cells, starts: Cells, costs: Cells, rows: Any, found: Any
) -> bool:
    """Count the ways in which some ghosts end in a field, by their steps; tell if there are any.

    Ghost after ghost is put, and the places that are left to the others become fewer.
    """
    ghosts, number = members(some)
    last = ghosts[number - 1]
    prices, masks = by_cost(here, costs, starts[last], starts[last + 1], rows.shape[1])
    left = np.empty((number, rows.shape[1]), np.int64)
    left[0] = (1 << WORD) - 1
    at, spent = np.empty(number, np.int64), np.zeros(number, np.int64)
    depth, is_found = 0, False
    at[0] = starts[ghosts[0]]
    while depth >= 0:
        if depth == number - 1:
            is_found = note_last(left[depth], spent[depth], prices, masks, found) or is_found
            depth -= 1
            continue
        place = next_left(left[depth], at[depth], starts[ghosts[depth] + 1])
        if place == NONE_LEFT:
            depth -= 1
            continue
        at[depth] = place + 1
        for word in range(rows.shape[1]):
            left[depth + 1, word] = left[depth, word] & rows[place, word]
        spent[depth + 1] = spent[depth] + costs[here[place]]
        at[depth + 1] = starts[ghosts[depth + 1]]
        depth += 1
    return is_found


@compiled
def next_left(left: Any, first: int, end: int) -> int:
    """Return the first place from one on that is left, or NONE_LEFT."""
    for place in range(first, end):
        if left[place // WORD] >> (place % WORD) & 1:
            return place
    return NONE_LEFT


@compiled
def by_cost(here: Cells, costs: Cells, first: int, end: int, words: int) -> Any:
    """Return the costs of a ghost's places, each once, and rows of bits of those that cost it."""
    prices, number = np.empty(end - first, np.int64), 0
    masks = np.zeros((end - first, words), np.int64)
    for place in range(first, end):
        price = 0
        while price < number and prices[price] != costs[here[place]]:
            price += 1
        if price == number:
            prices[price] = costs[here[place]]
            number += 1
        masks[price, place // WORD] |= 1 << (place % WORD)
    return prices[:number], masks


@compiled
def note_last(left: Any, spent: int, prices: Any, masks: Any, found: Any) -> bool:
    """Count the places that are left to the last ghost; tell whether there are any."""
    is_found = False
    for price in range(len(prices)):
        if spent + prices[price] >= len(found):
            continue
        for word in range(len(left)):
            bits = ones_in(left[word] & masks[price, word])
            found[spent + prices[price]] += bits
            is_found = is_found or bits > 0
    return is_found


@compiled
def ones_in(bits: int) -> int:
    """Return how many bits are set, of WORD: pairs of bits are added, then fours, then bytes."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & BYTES
    count = 0
    while bits:
        count += bits & ONE_BYTE
        bits >>= 8
    return count


@compiled
def members(some: int) -> Any:
    """Return the numbers of the bits that are set, and how many there are."""
    found, number = np.empty(MOST_GHOSTS, np.int64), 0
    for bit in range(MOST_GHOSTS):
        if some >> bit & 1:
            found[number] = bit
            number += 1
    return found, number
