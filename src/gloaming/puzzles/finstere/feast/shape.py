"""The shape of a feast: what stays the same if the board is turned about and tokens are renamed.

Half a turn leads the board, its walls and its corners onto themselves; nothing else does.
"""

from collections.abc import Hashable
from typing import Any

import msgspec

from gloaming.games.finstere.exchange.position import Blood, Place, Teleporter, Tile
from gloaming.games.finstere.floor.board import HEIGHT, LETTERS, WIDTH

from .puzzle import Feast

STAYS_PUT = -1


def shape_of(puzzle: Feast) -> Hashable:
    """Return the shape of a feast: the smaller one of itself and its image."""
    return min(described(puzzle, turned=False), described(puzzle, turned=True))


def described(puzzle: Feast, *, turned: bool) -> tuple[Any, ...]:
    """Return everything of a feast but names, seen from one side of the table."""
    position, task = puzzle.position, puzzle.task
    steps = {move.token: move.steps for move in task.moves}
    tokens = sorted(
        (token.name in puzzle.own, steps.get(token.name, STAYS_PUT), seen(token.cell, turned))
        for token in position.tokens
    )
    monster = (seen(position.monster.cell, turned), facing(position.monster.facing, turned))
    tiles = sorted(tile_described(tile, turned) for tile in position.tiles)
    lay = sorted(msgspec.json.encode(tile) for tile in task.lay)
    return (monster, tuple(tokens), tuple(tiles), tuple(lay), task.facing)


def seen(cell: Place, turned: bool) -> Place:  # noqa: FBT001 - which of two sides
    """Return a cell, or its image."""
    return (WIDTH - 1 - cell[0], HEIGHT - 1 - cell[1]) if turned else cell


def facing(letter: str, turned: bool) -> str:  # noqa: FBT001 - the same
    """Return a direction, or its image."""
    return LETTERS[(LETTERS.index(letter) + 2 * turned) % len(LETTERS)]


def tile_described(tile: Tile, turned: bool) -> tuple[Any, ...]:  # noqa: FBT001 - the same
    """Return a tile, or its image."""
    kind = str(tile.__struct_config__.tag)
    if isinstance(tile, Blood):
        return kind, tuple(sorted(seen(cell, turned) for cell in tile.cells)), ""
    arrow = facing(tile.arrow, turned) + tile.pair if isinstance(tile, Teleporter) else ""
    return kind, (seen(tile.cell, turned),), arrow
