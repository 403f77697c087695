"""A solution in words: which tiles were laid, and which ways lead everybody to where they stand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import numpy as np

from gloaming.core.layout import Bytes, Records
from gloaming.games.finstere.exchange.position import (
    MOVABLE_TILES,
    Blood,
    Letter,
    Pair,
    Place,
    Teleporter,
    Tile,
)
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.floor.board import LETTERS, Cell, x_and_y
from gloaming.games.finstere.material import FORMS, NOTHING, PAIRS, TELEPORTER, TOKEN
from gloaming.games.finstere.moves.complete_moves import ends_of, search_all
from gloaming.games.finstere.state import OUT, WAITING, Floor
from gloaming.puzzles.finstere.pieces import with_tiles
from gloaming.puzzles.finstere.proving.records import Found

from .proof import slots_of
from .puzzle import AllowedMove, Deed, Feast, Lay, Move, Solution, Turn


def solution_of(puzzle: Feast, found: Found) -> Solution:
    """Return what a solver does to bring an arrangement about."""
    tiles = [tile_of(found, slot) for slot in range(len(slots_of(puzzle)))]
    position = with_tiles(puzzle.position, tiles)
    deeds: list[Deed] = [Lay(tile) for tile in tiles]
    names = position.names()
    made = ways(to_floor(position), names, puzzle.task.moves, Standing(found.things))
    deeds += [move for move in made if move.path]
    return [*deeds, Turn(letter(found.facing))] if puzzle.task.facing else deeds


def letter(direction: int) -> Letter:
    """Return the letter of a direction."""
    return cast("Letter", LETTERS[direction])


def tile_of(found: Found, slot: int) -> Tile:
    """Return the tile that a solution lays in a slot."""
    form, (x, y) = FORMS[found.forms[slot]], x_and_y(found.cells[slot])
    if form.is_movable:
        return MOVABLE_TILES[form.kind]((x, y))
    if form.kind == TELEPORTER:
        return Teleporter(cast("Pair", PAIRS[form.pair]), (x, y), letter(form.arrow))
    cells = [(x + right, y + down) for down in range(form.height) for right in range(form.width)]
    return Blood(cast("tuple[Place, Place, Place, Place]", tuple(cells)))


class Standing(NamedTuple):
    """How everything stands after the moves."""

    things: Bytes
    out: frozenset[int] = frozenset()  # tokens that have left by the exit


def ways(
    floors: Records[Floor], names: Sequence[str], moves: Sequence[AllowedMove], standing: Standing
) -> list[Move]:
    """Return moves, in an order that is possible, after which everything stands so."""
    made = next(made_moves(floors, names, moves, standing), None)
    if made is None:
        raise AssertionError("the prover found what cannot be brought about")
    return made


def made_moves(
    floors: Records[Floor], names: Sequence[str], left: Sequence[AllowedMove], standing: Standing
) -> Iterator[list[Move]]:
    """Yield all lists of moves of those who have not moved after which everything stands so."""
    if not left:
        if np.array_equal(floors[0].things, standing.things):
            yield []
        return
    before = floors[0].things.copy()
    for move in left:
        rest = [other for other in left if other is not move]
        for path, things in moves_to(floors, names.index(move.token), move.steps, standing):
            floors[0].things[:] = things
            for made in made_moves(floors, names, rest, standing):
                yield [Move(move.token, path), *made]
        floors[0].things[:] = before


def moves_to(
    floors: Records[Floor], token: int, steps: int, standing: Standing
) -> list[tuple[str, Bytes]]:
    """Return the ways of a token to where it is to stand, and what stands where after each."""
    here, target = place_in(floors[0].things, token), place_in(standing.things, token)
    before = floors[0].things.copy()
    if here != WAITING:
        floors[0].things[here] = NOTHING
    search = search_all(floors, here, steps)
    floors[0].things[:] = before
    after = []
    for path, cell, arrangement in ends_of(search):
        if cell == (OUT if token in standing.out else target):
            things = search.arrangements[arrangement].things.copy()
            if cell not in (OUT, WAITING):
                things[cell] = TOKEN + token
            after.append((path, things))
    return after


def place_in(things: Bytes, token: int) -> Cell:
    """Return the cell of a token, or WAITING if it does not stand on the board."""
    cells = np.flatnonzero(things == TOKEN + token)
    return int(cells[0]) if len(cells) else WAITING
