"""What is possible on the board: everything else is refused, with its place in the position."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, blank
from gloaming.games.finstere.floor.board import WIDTH
from gloaming.games.finstere.floor.claims import (
    BESIDE_TELEPORTER,
    BLOOD_BENEATH,
    BY_BLOOD,
    BY_MONSTER,
    BY_TELEPORTER,
    BY_TILE,
    BY_TOKEN,
    CORNER_TILE,
    HALF_PAIR,
    KEPT_FREE_CELL,
    NO_FAULT,
    OFF_BOARD,
    POOL_SHAPE,
    TWO_POOLS,
    TWO_THINGS,
    Claim,
    fault_in,
)
from gloaming.games.finstere.material import PAIRS

from .position import Blood, Place, Position, Teleporter, Tile

LONGEST_NAME = 64
OFF = -1  # a coordinate that no board has


class NamedClaim(NamedTuple):
    """A cell that something takes up, and the place in the position that says so."""

    cell: Place
    by: int
    name: str  # for people
    place: str
    number: int = 0  # of the pool or the pair

    @property
    def what(self) -> str:
        """Return what lies on the ground."""
        return "blood" if self.by == BY_BLOOD else "teleporter"


def check(position: Position) -> None:
    """Refuse a position that is not possible on the board."""
    check_names(position)
    made = list(claims_of(position))
    keeps_tiles = position.ruled().corner_tiles == "off"
    fault, index, other = fault_in(records_of(made), keeps_tiles)
    if fault != NO_FAULT:
        raise fault_error(position, fault, made[index], made[other])


def records_of(made: Sequence["NamedClaim"]) -> Records[Claim]:
    """Return claims as compiled code takes them."""
    claims = blank(Claim, len(made))
    for number, named in enumerate(made):
        claim = claims[number]
        claim.x, claim.y = (clipped(part) for part in named.cell)
        claim.by, claim.number = named.by, named.number
    return claims


def clipped(part: int) -> int:
    """Return a coordinate, or one that is off the board as well and not as far."""
    return min(max(part, OFF), WIDTH)


def fault_error(
    position: Position, fault: int, claim: "NamedClaim", other: "NamedClaim"
) -> PositionError:
    """Return the refusal of what is impossible, with its place in the position."""
    cell, place = list(claim.cell), claim.place
    if fault == POOL_SHAPE:
        return PositionError("a pool is 2x2, 4x1 or 1x4 cells", place.rpartition("[")[0])
    if fault == HALF_PAIR:
        pairs: list[str] = [tile.pair for tile in position.tiles if isinstance(tile, Teleporter)]
        pair = PAIRS[claim.number]
        half = f"there are {pairs.count(pair)} {pair} teleporters instead of two"
        return PositionError(half, "$.tiles")
    words = {
        OFF_BOARD: f"{claim.name} is off the board: {cell}",
        BESIDE_TELEPORTER: (
            f"teleporters lie right beside one another: {cell} and {list(other.cell)}"
        ),
        TWO_POOLS: f"two pools share {cell}",
        BLOOD_BENEATH: f"there is blood under {other.name} on {cell}",
        TWO_THINGS: f"{other.name} and {claim.name} are both on {cell}",
        KEPT_FREE_CELL: f"no {claim.what} lies by the entrance or the exit, as on {cell}",
        CORNER_TILE: f"a tile that comes onto a corner is removed, so none lies on {cell}",
    }
    return PositionError(words[fault], place)


def claims_of(position: Position) -> Iterator[NamedClaim]:
    """Name every cell that is taken, and by what."""
    yield NamedClaim(position.monster.cell, BY_MONSTER, "the monster", "$.monster.cell")
    for index, token in enumerate(position.tokens):
        name = f"token {token.name!r}"
        yield NamedClaim(token.cell, BY_TOKEN, name, f"$.tokens[{index}].cell")
    for index, tile in enumerate(position.tiles):
        yield from claims_by(tile, index)


def claims_by(tile: Tile, index: int) -> Iterator[NamedClaim]:
    """Name every cell that a tile takes."""
    place = f"$.tiles[{index}]"
    if isinstance(tile, Blood):
        for number, cell in enumerate(tile.cells):
            yield NamedClaim(cell, BY_BLOOD, "blood", f"{place}.cells[{number}]", index)
    elif isinstance(tile, Teleporter):
        pair, name = PAIRS.index(tile.pair), f"a {tile.pair} teleporter"
        yield NamedClaim(tile.cell, BY_TELEPORTER, name, f"{place}.cell", pair)
    else:
        name = f"a {tile.__struct_config__.tag} tile"
        yield NamedClaim(tile.cell, BY_TILE, name, f"{place}.cell")


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
