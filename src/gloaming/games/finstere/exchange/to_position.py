"""From a floor that the rules work on to a position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, tell_at, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.errors import PositionError
from gloaming.core.layout import Actions, Bytes, Records, array, blank
from gloaming.core.writer import writer
from gloaming.games.finstere.floor.board import CELLS, STRIDE, Cell, cell_at, x_and_y
from gloaming.games.finstere.floor.claims import CELLS_OF_POOL, TWINS
from gloaming.games.finstere.floor.places import floor_writer, tell_cell
from gloaming.games.finstere.floor.things import is_tile
from gloaming.games.finstere.material import BLOOD, PLAIN, STONE, TELEPORTERS, WALL
from gloaming.games.finstere.state import WAITING, Floor

from .position import (
    MOVABLE_TILES,
    POOL_SHAPES,
    Blood,
    ChosenRulings,
    FourPlaces,
    MonsterPlace,
    Movable,
    Place,
    Position,
    Teleporter,
    Tile,
    TokenPlace,
)

SHAPES = np.array(sorted(POOL_SHAPES))
NO_CELL = 0
UNDIVIDED = -1
THE_GAME = NO_RULINGS = 0


@compiled
def tell_four(out: Told, cells: Any) -> None:
    """Write the cells of a pool."""
    for part in range(CELLS_OF_POOL):
        tell_cell(out, cells[part])


put_monster, put_token = floor_writer(MonsterPlace), floor_writer(TokenPlace)
put_teleporter = floor_writer(Teleporter, Tile)
put_pool = writer(Blood, Tile, {FourPlaces: tell_four})


@entry_point(counted=("out",))
def position_at(floors: Records[Floor], tokens: int, out: Told) -> int:
    """Write what is on a floor with so many tokens; their names are numbers."""
    floor = floors[0]
    begin(out)
    tell(out, THE_GAME)
    put_monster(out, cell=floor.monster, facing=floor.facing)
    put_tokens(out, floor, tokens)
    put_tiles(out, floor)
    waiting = tell_later(out)
    count = 0
    for token in range(tokens):
        if floor.cell_of[token] == WAITING:
            tell(out, token)
            count += 1
    tell_at(out, waiting, count)
    tell(out, NO_RULINGS)
    return length(out)


@compiled
def put_tokens(out: Told, floor: Floor, tokens: int) -> None:
    """Write the tokens that stand on the floor."""
    place, count = tell_later(out), 0
    for token in range(tokens):
        if floor.ground[floor.cell_of[token]] != WALL:
            put_token(out, name=token, cell=floor.cell_of[token])
            count += 1
    tell_at(out, place, count)


@compiled
def put_tiles(out: Told, floor: Floor) -> None:
    """Write the tiles: from the north-west those that can be pushed, then teleporters and pools."""
    place, count = tell_later(out), 0
    for cell in range(CELLS):
        if is_tile(floor.things[cell]):
            tell(out, floor.things[cell] - STONE)  # which Struct, in the order of their numbers
            tell_cell(out, cell)
            count += 1
    for index in range(TELEPORTERS):
        cell, arrow = floor.teleporters[index], floor.arrows[index]
        if cell != NO_CELL:
            put_teleporter(out, pair=index // TWINS, cell=cell, arrow=arrow)
            count += 1
    corners, shapes = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    pools = divide(floor.ground, corners, shapes)
    for pool in range(pools):
        put_pool(out, cells=cells_of(corners[pool], shapes[pool]))
    tell_at(out, place, count + max(pools, 0))


@entry_point(counted=("corners", "shapes"))
def divide(ground: Bytes, corners: Actions, shapes: Actions) -> int:
    """Divide blood into pools; write their north-western cells, and which shape each has.

    Every shape is tried for the first cell that is not in a pool yet.  Return how many pools
    there are, or UNDIVIDED if it cannot be done.
    """
    dry = ground.copy()
    count, shape = 0, 0
    while True:
        cell = first_blood(dry)
        if cell == NO_CELL:
            return count
        while shape < len(SHAPES) and not covers(dry, cell, shape):
            shape += 1
        if shape < len(SHAPES):
            fill(dry, cell, shape, PLAIN)
            corners[count], shapes[count] = cell, shape
            count, shape = count + 1, 0
        elif count == 0:
            return UNDIVIDED
        else:
            count -= 1
            fill(dry, corners[count], shapes[count], BLOOD)
            shape = shapes[count] + 1


@compiled
def first_blood(ground: Bytes) -> Cell:
    """Return the first cell of blood from the north-west, or NO_CELL."""
    for cell in range(CELLS):
        if ground[cell] == BLOOD:
            return cell
    return NO_CELL


@compiled
def cells_of(corner: Cell, shape: int) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the cells of a pool."""
    wide, high = SHAPES[shape, 0], SHAPES[shape, 1]
    if high == 1:
        return corner, corner + 1, corner + 2, corner + 3
    if wide == 1:
        return corner, corner + STRIDE, corner + 2 * STRIDE, corner + 3 * STRIDE
    return corner, corner + 1, corner + STRIDE, corner + STRIDE + 1


@compiled
def covers(ground: Bytes, corner: Cell, shape: int) -> bool:
    """Tell whether all cells of a pool are blood."""
    for cell in cells_of(corner, shape):
        if cell >= CELLS or ground[cell] != BLOOD:
            return False
    return True


@compiled
def fill(ground: Bytes, corner: Cell, shape: int, kind: int) -> None:
    """Let all cells of a pool be of one kind."""
    for cell in cells_of(corner, shape):
        ground[cell] = kind


def to_position(
    floor: Floor,
    names: Sequence[str],
    rulings: ChosenRulings | msgspec.UnsetType = msgspec.UNSET,
    pools: Sequence[Blood] | None = None,
) -> Position:
    """Return what is on a floor; token number n has the n-th name."""
    floors = blank(Floor)
    array(floors)[0] = floor
    position: Position = told(Position, position_at, floors, len(names), texts=names)
    tiles = position.tiles
    if pools is not None:
        tiles = [*(tile for tile in tiles if not isinstance(tile, Blood)), *pools]
    return msgspec.structs.replace(position, tiles=tiles, rulings=rulings)


def movable_tiles(things: bytes) -> Iterator[Movable]:
    """Return the movable tiles among the things on the floor, from the north-west."""
    for cell, thing in enumerate(things):
        if thing in MOVABLE_TILES:
            yield MOVABLE_TILES[thing](x_and_y(cell))


def pools_among(cells: Iterable[Place]) -> list[Blood]:
    """Divide cells of blood into pools, or raise PositionError."""
    ground = np.full(CELLS, PLAIN, np.uint8)
    ground[[cell_at(*place) for place in cells]] = BLOOD
    corners, shapes = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    count = divide(ground, corners, shapes)
    if count == UNDIVIDED:
        raise PositionError("the blood cannot be divided into pools of 2x2, 4x1 and 1x4 cells")
    found = zip(corners[:count].tolist(), shapes[:count].tolist(), strict=True)
    return [Blood(tuple(map(x_and_y, cells_of(*pool)))) for pool in found]  # type: ignore[arg-type]  # of four
