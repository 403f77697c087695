"""Putting pieces on a board at random, and taking them off again."""

from collections.abc import Sequence
from typing import TypeVar, cast

import msgspec

from gloaming.core.streams import Stream, below
from gloaming.games.finstere.exchange.position import (
    Blood,
    Crystal,
    Letter,
    MonsterPlace,
    Movable,
    Pair,
    Place,
    Position,
    Stone,
    Teleporter,
    Tile,
    TokenPlace,
    TurnBack,
    TurnRight,
)
from gloaming.games.finstere.floor.board import KEPT_FREE, LETTERS, PLACES, x_and_y
from gloaming.games.finstere.material import PAIRS

T = TypeVar("T")

KEPT = {x_and_y(cell) for cell in KEPT_FREE}
OPEN = [place for place in PLACES if place not in KEPT]
OWN_NAMES, OTHER_NAMES = "ABCDEFGHJKL", "XYZWVUTSRQPN"  # M is the monster's letter
STONES: tuple[type[Movable], ...] = (Stone, Stone, Crystal, TurnRight, TurnRight, TurnBack)
POOLS = ((2, 2), (4, 1), (1, 4))
GROUND_IS_RARE = 6  # one board in so many has a pool, one has teleporters


def pick(stream: Stream, choices: Sequence[T]) -> T:
    """Return one of several, each as likely."""
    return choices[below(stream, len(choices))]


def bare_board(stream: Stream) -> Position:
    """Return a board with the monster on it, and perhaps a pool or teleporters."""
    monster = MonsterPlace(pick(stream, OPEN), pick(stream, cast("Sequence[Letter]", LETTERS)))
    position = Position(game="finstere", monster=monster, tokens=[], tiles=[])
    chance = below(stream, GROUND_IS_RARE)
    if chance == 0:
        return with_pool(stream, position)
    return with_teleporters(stream, position) if chance == 1 else position


def taken(position: Position) -> set[Place]:
    """Return the cells on which something is."""
    cells = {token.cell for token in position.tokens} | {position.monster.cell}
    for tile in position.tiles:
        cells |= set(tile.cells) if isinstance(tile, Blood) else {tile.cell}
    return cells


def free_cell(stream: Stream, position: Position) -> Place:
    """Return a cell on which nothing is."""
    occupied = taken(position)
    return pick(stream, [place for place in OPEN if place not in occupied])


def with_tiles(position: Position, tiles: Sequence[Tile]) -> Position:
    """Return a position with more tiles."""
    return msgspec.structs.replace(position, tiles=[*position.tiles, *tiles])


def with_stone(stream: Stream, position: Position) -> Position:
    """Return a position with one more stone, crystal or turn stone."""
    return with_tiles(position, [pick(stream, STONES)(free_cell(stream, position))])


def with_pool(stream: Stream, position: Position) -> Position:
    """Return a position with a pool, if it fits where it was tried."""
    (x, y), (width, height) = pick(stream, OPEN), pick(stream, POOLS)
    cells = [(x + right, y + down) for down in range(height) for right in range(width)]
    if not set(cells) <= set(OPEN) - taken(position):
        return position
    return with_tiles(position, [Blood((cells[0], cells[1], cells[2], cells[3]))])


def with_teleporters(stream: Stream, position: Position) -> Position:
    """Return a position with a pair of teleporters, if they are not beside one another."""
    one, two = free_cell(stream, position), free_cell(stream, position)
    if abs(one[0] - two[0]) + abs(one[1] - two[1]) <= 1:
        return position
    pair = cast("Pair", PAIRS[0])
    ends = [
        Teleporter(pair, cell, pick(stream, cast("Sequence[Letter]", LETTERS)))
        for cell in (one, two)
    ]
    return with_tiles(position, ends)


def with_token(stream: Stream, position: Position, names: str) -> tuple[Position, str]:
    """Return a position with one more token, called by the first name that is left."""
    name = next(name for name in names if name not in position.names())
    tokens = [*position.tokens, TokenPlace(name, free_cell(stream, position))]
    return msgspec.structs.replace(position, tokens=tokens), name


def without_tile(position: Position, tile: Tile) -> Position:
    """Return a position without a tile; a teleporter goes with its twin."""
    gone = [tile]
    if isinstance(tile, Teleporter):
        gone = [
            one for one in position.tiles if isinstance(one, Teleporter) and one.pair == tile.pair
        ]
    kept = [other for other in position.tiles if other not in gone]
    return msgspec.structs.replace(position, tiles=kept)


def without_token(position: Position, name: str) -> Position:
    """Return a position without a token."""
    kept = [token for token in position.tokens if token.name != name]
    return msgspec.structs.replace(position, tokens=kept)
