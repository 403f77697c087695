"""A solution in words: which tiles were laid, and which ways lead everybody to where they stand."""

from collections.abc import Iterator, Sequence
from typing import cast

import numpy as np

from gloaming.core.layout import Bytes, Records
from gloaming.games.finstere.exchange.position import (
    MOVABLE_TILES,
    Blood,
    Pair,
    Place,
    Teleporter,
    Tile,
    letter,
)
from gloaming.games.finstere.exchange.reading import to_floor
from gloaming.games.finstere.floor.board import Cell, x_and_y
from gloaming.games.finstere.material import FORMS, NOTHING, PAIRS, TELEPORTER, TOKEN
from gloaming.games.finstere.moves.complete_moves import ends_of, search_all
from gloaming.games.finstere.state import WAITING, Floor
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
    deeds += [
        move for move in ways(to_floor(position), names, puzzle.task.moves, found) if move.path
    ]
    return [*deeds, Turn(letter(found.facing))] if puzzle.task.facing else deeds


def tile_of(found: Found, slot: int) -> Tile:
    """Return the tile that a solution lays in a slot."""
    form, (x, y) = FORMS[found.forms[slot]], x_and_y(found.cells[slot])
    if form.is_movable:
        return MOVABLE_TILES[form.kind]((x, y))
    if form.kind == TELEPORTER:
        return Teleporter(cast("Pair", PAIRS[form.pair]), (x, y), letter(form.arrow))
    cells = [(x + right, y + down) for down in range(form.height) for right in range(form.width)]
    return Blood(cast("tuple[Place, Place, Place, Place]", tuple(cells)))


def ways(
    floors: Records[Floor], names: Sequence[str], moves: Sequence[AllowedMove], found: Found
) -> list[Move]:
    """Return moves, in an order that is possible, after which everything stands as it was found."""
    made = next(made_moves(floors, names, moves, found), None)
    if made is None:
        raise AssertionError("the prover found what cannot be brought about")
    return made


def made_moves(
    floors: Records[Floor], names: Sequence[str], left: Sequence[AllowedMove], found: Found
) -> Iterator[list[Move]]:
    """Yield all lists of moves of those who have not moved that lead to what was found."""
    if not left:
        if np.array_equal(floors[0].things, found.things):
            yield []
        return
    before = floors[0].things.copy()
    for move in left:
        rest = [other for other in left if other is not move]
        for path, things in moves_to(floors, names.index(move.token), move.steps, found):
            floors[0].things[:] = things
            for made in made_moves(floors, names, rest, found):
                yield [Move(move.token, path), *made]
        floors[0].things[:] = before


def moves_to(
    floors: Records[Floor], token: int, steps: int, found: Found
) -> list[tuple[str, Bytes]]:
    """Return the ways of a token to where it was found, and what stands where after each."""
    here, target = cells_with(floors[0].things, token), cells_with(found.things, token)
    before = floors[0].things.copy()
    floors[0].things[here] = NOTHING
    search = search_all(floors, here[0] if here else WAITING, steps)
    floors[0].things[:] = before
    after = []
    for path, cell, arrangement in ends_of(search):
        if cell in target:
            things = search.arrangements[arrangement].things.copy()
            things[cell] = TOKEN + token
            after.append((path, things))
    return after


def cells_with(things: Bytes, token: int) -> list[Cell]:
    """Return the cell of a token, if it stands on the board."""
    return [int(cell) for cell in np.flatnonzero(things == TOKEN + token)]
