"""What is possible on the board: everything else is refused, with its place in the position."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gloaming.core.errors import PositionError
from gloaming.games.finstere.floor.board import CORNERS, KEPT_FREE, is_on_board, x_and_y

from .position import POOL_SHAPES, Blood, Place, Position, Teleporter

LONGEST_NAME = 64
CELLS_OF_POOL = 4
TWINS = 2


class Claim(NamedTuple):
    """A cell that something takes up, and the place in the position that says so."""

    cell: Place
    what: str  # monster, token, tile, teleporter or blood
    name: str  # for people
    place: str


def check(position: Position) -> None:
    """Refuse a position that is not possible on the board."""
    check_names(position)
    claims = list(claims_of(position))
    for claim in claims:
        if not is_on_board(*claim.cell):
            raise PositionError(f"{claim.name} is off the board: {list(claim.cell)}", claim.place)
    check_pools(position)
    check_teleporters(position)
    check_crowding(claims)
    check_corners(position, claims)


def claims_of(position: Position) -> Iterator[Claim]:
    """Name every cell that is taken, and by what."""
    yield Claim(position.monster.cell, "monster", "the monster", "$.monster.cell")
    for index, token in enumerate(position.tokens):
        yield Claim(token.cell, "token", f"token {token.name!r}", f"$.tokens[{index}].cell")
    for index, tile in enumerate(position.tiles):
        place = f"$.tiles[{index}]"
        if isinstance(tile, Blood):
            for number, cell in enumerate(tile.cells):
                yield Claim(cell, "blood", "blood", f"{place}.cells[{number}]")
        elif isinstance(tile, Teleporter):
            yield Claim(tile.cell, "teleporter", f"a {tile.pair} teleporter", f"{place}.cell")
        else:
            yield Claim(tile.cell, "tile", f"a {tile.__struct_config__.tag} tile", f"{place}.cell")


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


def check_pools(position: Position) -> None:
    """Refuse pools of a wrong shape."""
    for index, tile in enumerate(position.tiles):
        if isinstance(tile, Blood) and not is_pool(tile.cells):
            raise PositionError("a pool is 2x2, 4x1 or 1x4 cells", f"$.tiles[{index}].cells")


def is_pool(cells: Sequence[Place]) -> bool:
    """Tell whether four cells have the shape of a pool."""
    columns, rows = {x for x, _ in cells}, {y for _, y in cells}
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return len(set(cells)) == CELLS_OF_POOL and (width, height) in POOL_SHAPES


def check_teleporters(position: Position) -> None:
    """Refuse half a pair, a third of a pair, and neighbours."""
    found = [
        (tile, f"$.tiles[{index}].cell")
        for index, tile in enumerate(position.tiles)
        if isinstance(tile, Teleporter)
    ]
    counts = Counter(tile.pair for tile, _ in found)
    for pair, count in counts.items():
        if count != TWINS:
            raise PositionError(f"there are {count} {pair} teleporters instead of two", "$.tiles")
    for number, (tile, place) in enumerate(found):
        for other, _ in found[:number]:
            if abs(tile.cell[0] - other.cell[0]) + abs(tile.cell[1] - other.cell[1]) == 1:
                cells = f"{list(tile.cell)} and {list(other.cell)}"
                raise PositionError(f"teleporters lie right beside one another: {cells}", place)


def check_crowding(claims: Sequence[Claim]) -> None:
    """Refuse two things on a cell, but for things on blood and the monster on a teleporter."""
    upon: dict[Place, Claim] = {}
    blood: set[Place] = set()
    for claim in sorted(claims, key=lambda claim: claim.what == "blood"):
        there, cell = upon.get(claim.cell), list(claim.cell)
        if claim.what == "blood":
            if claim.cell in blood:
                raise PositionError(f"two pools share {cell}", claim.place)
            if there and there.what in ("teleporter", "monster"):
                raise PositionError(f"there is blood under {there.name} on {cell}", claim.place)
            blood.add(claim.cell)
        elif there is None or (there.what, claim.what) == ("monster", "teleporter"):
            upon[claim.cell] = claim  # no second teleporter goes beneath him
        else:
            raise PositionError(f"{there.name} and {claim.name} are both on {cell}", claim.place)


def check_corners(position: Position, claims: Sequence[Claim]) -> None:
    """Refuse what may not be at the entrance and the exit."""
    kept_free = {x_and_y(cell) for cell in KEPT_FREE}
    corners = {x_and_y(cell) for cell in CORNERS}
    corners_take_tiles = position.ruled().corner_tiles == "off"
    for claim in claims:
        if claim.what in ("blood", "teleporter") and claim.cell in kept_free:
            words = f"no {claim.what} lies by the entrance or the exit, as on {list(claim.cell)}"
            raise PositionError(words, claim.place)
        if claim.what == "tile" and claim.cell in corners and not corners_take_tiles:
            words = (
                f"a tile that comes onto a corner is removed, so none lies on {list(claim.cell)}"
            )
            raise PositionError(words, claim.place)
