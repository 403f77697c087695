"""The shape of a board: what stays the same if it is turned about and tokens are renamed.

Half a turn leads the board, its walls and its corners onto themselves; nothing else does.
"""

from collections.abc import Hashable, Mapping
from typing import Any

from gloaming.games.finstere.exchange.position import Blood, Place, Position, Teleporter, Tile
from gloaming.games.finstere.floor.board import HEIGHT, LETTERS, WIDTH


def shape_of(position: Position, about: Mapping[str, tuple[int, ...]]) -> Hashable:
    """Return the smaller one of a board and its image; `about` says what tells tokens apart."""
    return min(described(position, about, half) for half in (0, 1))


def described(position: Position, about: Mapping[str, tuple[int, ...]], half: int) -> Any:
    """Return everything on a board but names, after so many half turns."""
    monster = (seen(position.monster.cell, half), facing(position.monster.facing, half))
    tokens = sorted((about[token.name], seen(token.cell, half)) for token in position.tokens)
    waiting = sorted(about[name] for name in position.waiting)
    tiles = sorted(tile_described(tile, half) for tile in position.tiles)
    return (monster, tuple(tokens), tuple(waiting), tuple(tiles))


def seen(cell: Place, half: int) -> Place:
    """Return a cell, or its image."""
    return (WIDTH - 1 - cell[0], HEIGHT - 1 - cell[1]) if half else cell


def facing(letter: str, half: int) -> str:
    """Return a direction, or its image."""
    return LETTERS[(LETTERS.index(letter) + 2 * half) % len(LETTERS)]


def tile_described(tile: Tile, half: int) -> tuple[Any, ...]:
    """Return a tile, or its image."""
    kind = str(tile.__struct_config__.tag)
    if isinstance(tile, Blood):
        return kind, tuple(sorted(seen(cell, half) for cell in tile.cells)), ""
    arrow = facing(tile.arrow, half) + tile.pair if isinstance(tile, Teleporter) else ""
    return kind, (seen(tile.cell, half),), arrow
