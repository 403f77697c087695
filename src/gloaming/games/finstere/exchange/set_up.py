"""A position is put on a floor; what is impossible about it is found on the way.

A position consists of things: the monster, then the tokens on the board, then the tiles.  A thing
claims a cell, a pool of blood several.
"""

from typing import Any

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, take, take_whole
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records, dtype_of
from gloaming.games.finstere.floor.board import STRIDE, WIDTH, Cell
from gloaming.games.finstere.floor.claims import (
    BY_BLOOD,
    BY_MONSTER,
    BY_TELEPORTER,
    BY_TILE,
    BY_TOKEN,
    CELLS_OF_POOL,
    NO_FAULT,
    TOO_MANY,
    TWINS,
    Claim,
    fault_in,
    first_off_board,
)
from gloaming.games.finstere.material import (
    BLOOD,
    MONSTER,
    MOVABLE,
    NOTHING,
    STONE,
    TELEPORTER,
    TOKEN,
)
from gloaming.games.finstere.state import TOKENS, WAITING, Floor

CLAIM = dtype_of(Claim)
THE_MONSTER, FIRST_TOKEN = 0, 1  # things
OFF = -1  # a coordinate that no cell has


@entry_point(changes=("floors", "given"))
def set_up_at(floors: Records[Floor], given: Told) -> tuple[int, int, int, int]:
    """Put a position on a bare floor.

    Return what is impossible: the fault, the thing that has it, which of its cells, and the
    thing that is in its way.
    """
    floor = floors[0]
    claims = np.empty(len(given), CLAIM)  # each of them takes more than one number
    take(given)  # the name of the game
    take_claim(claims[THE_MONSTER], given, BY_MONSTER, THE_MONSTER)
    floor.facing = take_whole(given)
    tokens = take_tokens(claims, given)
    count = take_tiles(claims, FIRST_TOKEN + tokens, given)
    if tokens + take_whole(given) > TOKENS:
        return TOO_MANY, THE_MONSTER, 0, THE_MONSTER
    fault, index = first_off_board(claims[:count])
    other = THE_MONSTER
    if fault == NO_FAULT:
        put_all(floor, claims[:count])
        fault, index, other = fault_in(claims[:count], floor.corner_keeps_tiles)
    if fault == NO_FAULT:
        return NO_FAULT, THE_MONSTER, 0, THE_MONSTER
    wrong, before = claims[index], claims[max(other, THE_MONSTER)]
    return fault, wrong.thing, wrong.part, before.thing


@compiled
def take_claim(claim: Claim, given: Told, by: int, thing: int) -> None:
    """Read the cell that a thing claims."""
    claim.x, claim.y = take_near(given), take_near(given)
    claim.by, claim.thing = by, thing
    claim.part = claim.kind = claim.arrow = 0


@compiled
def take_near(given: Told) -> int:
    """Read a coordinate; what is far away is only just off the board."""
    return min(max(take_whole(given), OFF), WIDTH)


@compiled
def take_tokens(claims: Any, given: Told) -> int:
    """Read the tokens on the board; return how many there are."""
    count = take_whole(given)
    for token in range(count):
        take(given)  # its name
        take_claim(claims[FIRST_TOKEN + token], given, BY_TOKEN, FIRST_TOKEN + token)
        claims[FIRST_TOKEN + token].kind = token
    return count


@compiled
def take_tiles(claims: Any, first: int, given: Told) -> int:
    """Read the tiles, the first of which is a certain thing; return how many claims there are."""
    count = first
    for thing in range(first, first + take_whole(given)):
        kind = take_whole(given)
        if kind < MOVABLE:
            take_claim(claims[count], given, BY_TILE, thing)
            claims[count].kind = STONE + kind
        elif kind == MOVABLE:
            pair = take_whole(given)
            take_claim(claims[count], given, BY_TELEPORTER, thing)
            claims[count].kind, claims[count].arrow = pair, take_whole(given)
        else:
            for part in range(CELLS_OF_POOL):
                take_claim(claims[count + part], given, BY_BLOOD, thing)
                claims[count + part].part = part
            count += CELLS_OF_POOL - 1
        count += 1
    return count


@compiled
def put_all(floor: Floor, claims: Any) -> None:
    """Put all things on the floor."""
    floor.things[floor.monster] = NOTHING
    for token in range(TOKENS):
        floor.cell_of[token] = WAITING
    for index in range(FIRST_TOKEN, len(claims)):
        put(floor, claims[index])
    put(floor, claims[THE_MONSTER])


@compiled
def put(floor: Floor, claim: Claim) -> None:
    """Put on the floor what claims a cell."""
    cell: Cell = (claim.y + 1) * STRIDE + claim.x
    if claim.by == BY_BLOOD:
        floor.ground[cell] = BLOOD
    elif claim.by == BY_TELEPORTER:
        floor.ground[cell] = TELEPORTER
        place = TWINS * claim.kind
        if floor.teleporters[place] != 0:
            place += 1
        floor.teleporters[place], floor.arrows[place] = cell, claim.arrow
    elif claim.by == BY_TILE:
        floor.things[cell] = claim.kind
    elif claim.by == BY_TOKEN:
        floor.cell_of[claim.kind] = cell
        floor.things[cell] = TOKEN + claim.kind
    else:
        floor.monster, floor.things[cell] = cell, MONSTER
