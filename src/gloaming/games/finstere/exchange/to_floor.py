"""Positions on the floor that the rules work on; what is impossible is refused, with its place."""

from gloaming.core.encoding import encode
from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.finstere.floor.claims import (
    BESIDE_TELEPORTER,
    BLOOD_BENEATH,
    CORNER_TILE,
    HALF_PAIR,
    KEPT_FREE_CELL,
    NO_FAULT,
    OFF_BOARD,
    POOL_SHAPE,
    TOO_MANY,
    TWO_POOLS,
    TWO_THINGS,
)
from gloaming.games.finstere.state import TOKENS, Floor, empty_floor

from .position import Blood, MonsterPlace, Place, Position, Teleporter, Tile, TokenPlace
from .set_up import FIRST_TOKEN, set_up_at

LONGEST_NAME = 64
Thing = MonsterPlace | TokenPlace | Tile


def to_floor(position: Position) -> Records[Floor]:
    """Set up a floor; the token numbers follow the order of `position.tokens`."""
    floors = empty_floor(position.ruled())
    set_up_at(floors, encode(Position, position).numbers)
    return floors


def check(position: Position) -> None:
    """Refuse a position that is not possible on the board."""
    check_names(position)
    given = encode(Position, position).numbers
    fault, thing, part, other = set_up_at(empty_floor(position.ruled()), given)
    if fault != NO_FAULT:
        raise refusal_of(position, fault, thing, part, other)


def refusal_of(position: Position, fault: int, thing: int, part: int, other: int) -> PositionError:
    """Return the refusal of what is impossible, with its place in the position."""
    if fault == TOO_MANY:
        return PositionError(f"there are more than {TOKENS} tokens", "$.tokens")
    things: list[Thing] = [position.monster, *position.tokens, *position.tiles]
    wrong, before, place = things[thing], things[other], place_of(position, thing)
    if fault == POOL_SHAPE:
        return PositionError("a pool is 2x2, 4x1 or 1x4 cells", f"{place}.cells")
    if fault == HALF_PAIR:
        pairs: list[str] = [tile.pair for tile in position.tiles if isinstance(tile, Teleporter)]
        pair = wrong.pair if isinstance(wrong, Teleporter) else ""
        half = f"there are {pairs.count(pair)} {pair} teleporters instead of two"
        return PositionError(half, "$.tiles")
    cell, cell_before = list(cell_of(wrong, part)), list(cell_of(before, 0))
    ground = "blood" if isinstance(wrong, Blood) else "teleporter"
    words = {
        OFF_BOARD: f"{name_of(wrong)} is off the board: {cell}",
        BESIDE_TELEPORTER: f"teleporters lie right beside one another: {cell} and {cell_before}",
        TWO_POOLS: f"two pools share {cell}",
        BLOOD_BENEATH: f"there is blood under {name_of(before)} on {cell}",
        TWO_THINGS: f"{name_of(before)} and {name_of(wrong)} are both on {cell}",
        KEPT_FREE_CELL: f"no {ground} lies by the entrance or the exit, as on {cell}",
        CORNER_TILE: f"a tile that comes onto a corner is removed, so none lies on {cell}",
    }
    cells = f"cells[{part}]" if isinstance(wrong, Blood) else "cell"
    return PositionError(words[fault], f"{place}.{cells}")


def place_of(position: Position, thing: int) -> str:
    """Return where a thing stands in a position."""
    if thing < FIRST_TOKEN:
        return "$.monster"
    first_tile = FIRST_TOKEN + len(position.tokens)
    if thing < first_tile:
        return f"$.tokens[{thing - FIRST_TOKEN}]"
    return f"$.tiles[{thing - first_tile}]"


def cell_of(thing: Thing, part: int) -> Place:
    """Return a cell that a thing takes."""
    return thing.cells[part] if isinstance(thing, Blood) else thing.cell


def name_of(thing: Thing) -> str:
    """Return what a thing is called."""
    if isinstance(thing, MonsterPlace):
        return "the monster"
    if isinstance(thing, TokenPlace):
        return f"token {thing.name!r}"
    if isinstance(thing, Teleporter):
        return f"a {thing.pair} teleporter"
    return "blood" if isinstance(thing, Blood) else f"a {thing.__struct_config__.tag} tile"


def check_names(position: Position) -> None:
    """Refuse names that are empty, unprintable, too long or not unique."""
    tokens = [f"$.tokens[{index}].name" for index in range(len(position.tokens))]
    waiting = [f"$.waiting[{index}]" for index in range(len(position.waiting))]
    seen: set[str] = set()
    for name, place in zip(position.names(), tokens + waiting, strict=True):
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise PositionError(f"a name is 1 to {LONGEST_NAME} printable characters", place)
        if name in seen:
            raise PositionError(f"a second token is called {name!r}", place)
        seen.add(name)
