"""From a floor that the rules work on to a position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from gloaming.core.errors import PositionError
from gloaming.games.finstere.floor.board import ALL_CELLS, x_and_y
from gloaming.games.finstere.material import BLOOD, PAIRS
from gloaming.games.finstere.state import WAITING, Floor

from .position import (
    MOVABLE_TILES,
    POOL_SHAPES,
    Blood,
    ChosenRulings,
    MonsterPlace,
    Movable,
    Pair,
    Place,
    Position,
    Teleporter,
    TokenPlace,
    letter,
)


def from_floor(
    floor: Floor,
    names: Sequence[str],
    rulings: ChosenRulings | msgspec.UnsetType = msgspec.UNSET,
    pools: Sequence[Blood] | None = None,
) -> Position:
    """Read a position off a floor; token number n has the n-th name."""
    cells = {name: int(floor.cell_of[token]) for token, name in enumerate(names)}
    places = [TokenPlace(name, x_and_y(cell)) for name, cell in cells.items() if floor.ground[cell]]
    if pools is None:
        pools = pools_among([x_and_y(cell) for cell in ALL_CELLS if floor.ground[cell] == BLOOD])
    return Position(
        game="finstere",
        monster=MonsterPlace(x_and_y(floor.monster), letter(floor.facing)),
        tokens=places,
        tiles=[*movable_tiles(floor.things.tobytes()), *teleporters(floor), *pools],
        waiting=[name for name, cell in cells.items() if cell == WAITING],
        rulings=rulings,
    )


def movable_tiles(things: bytes) -> Iterator[Movable]:
    """Return the movable tiles among the things on the floor, from the north-west."""
    for cell, thing in enumerate(things):
        if thing in MOVABLE_TILES:
            yield MOVABLE_TILES[thing](x_and_y(cell))


def teleporters(floor: Floor) -> Iterator[Teleporter]:
    """Return the teleporters, twins side by side."""
    for index, cell in enumerate(floor.teleporters):
        if cell:
            pair = cast("Pair", PAIRS[index // 2])
            yield Teleporter(pair, x_and_y(cell), letter(floor.arrows[index]))


def pools_among(cells: Iterable[Place]) -> list[Blood]:
    """Divide cells of blood into pools, or raise PositionError."""
    pools = divide(sorted(cells, key=lambda cell: (cell[1], cell[0])))
    if pools is None:
        raise PositionError("the blood cannot be divided into pools of 2x2, 4x1 and 1x4 cells")
    return pools


def divide(cells: Sequence[Place]) -> list[Blood] | None:
    """Divide cells into pools, trying every pool that holds the first cell."""
    if not cells:
        return []
    x, y = cells[0]
    for width, height in sorted(POOL_SHAPES):
        pool = [(x + right, y + down) for down in range(height) for right in range(width)]
        if set(pool) <= set(cells):
            rest = divide([cell for cell in cells if cell not in pool])
            if rest is not None:
                return [Blood((pool[0], pool[1], pool[2], pool[3])), *rest]
    return None
