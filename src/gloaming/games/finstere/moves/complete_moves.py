"""All complete moves of a token in a position, told for people and programs."""

from collections.abc import Iterator
from functools import cache

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records, array
from gloaming.games.finstere.exchange.position import (
    Blood,
    Place,
    Position,
    Teleporter,
    Tile,
    TokenPlace,
)
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.to_position import movable_tiles
from gloaming.games.finstere.floor.board import Cell, cell_at, x_and_y
from gloaming.games.finstere.material import NOTHING
from gloaming.games.finstere.state import OUT, WAITING, Floor

from .moves import find_moves
from .plain_moves import FULL, MATCH_NODES, Search, make_search
from .steps import STEP_LETTERS


class CompleteMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One distinct result of a token's move, with one shortest way to it."""

    path: str
    cell: Place | None
    position: Position
    out: bool = False
    waiting: bool = False


def complete_moves(position: Position, name: str, steps: int) -> Iterator[CompleteMove]:
    """Return every distinct result of moving a token up to that many steps."""
    floors, start = lift_token(position, name)
    search = search_all(floors, start, steps)
    unmoved = [tile for tile in position.tiles if isinstance(tile, Teleporter | Blood)]

    @cache
    def tiles(arrangement: int) -> list[Tile]:
        things = search.arrangements[arrangement].things.tobytes()
        return [*movable_tiles(things), *unmoved]

    return (
        CompleteMove(
            path,
            place_of(cell),
            after(position, name, cell, tiles(arrangement)),
            out=cell == OUT,
            waiting=cell == WAITING,
        )
        for path, cell, arrangement in ends_of(search)
    )


def ends_of(search: Search) -> Iterator[tuple[str, Cell, int]]:
    """Return way, place and arrangement of every end of a search."""
    nodes = array(search.nodes)[: search.ends.max() + 1]
    letters, parents = nodes["letter"].tolist(), nodes["parent"].tolist()
    ways = [""]
    for letter, parent in zip(letters[1:], parents[1:], strict=True):
        ways.append(ways[parent] + STEP_LETTERS[letter])
    cells, arrangements = nodes["cell"].tolist(), nodes["arrangement"].tolist()
    return ((ways[end], cells[end], arrangements[end]) for end in search.ends.tolist())


def place_of(cell: Cell) -> Place | None:
    """Return where a token stands, if it is on the board."""
    return None if cell in (WAITING, OUT) else x_and_y(cell)


def after(position: Position, name: str, cell: Cell, tiles: list[Tile]) -> Position:
    """Return the position with a token elsewhere and the tiles as they then lie."""
    place = place_of(cell)
    moved = [] if place is None else [TokenPlace(name, place)]
    return msgspec.structs.replace(
        position,
        tokens=[token for token in position.tokens if token.name != name] + moved,
        tiles=tiles,
        waiting=[other for other in position.waiting if other != name or cell == WAITING],
    )


def lift_token(position: Position, name: str) -> tuple[Records[Floor], Cell]:
    """Return the floor without a token, and the token's place."""
    floors = to_floor(position)
    if name in position.waiting:
        return floors, WAITING
    places = {token.name: token.cell for token in position.tokens}
    if name not in places:
        raise PositionError(f"there is no token {name!r}", "--token")
    cell = cell_at(*places[name])
    floors[0].things[cell] = NOTHING
    return floors, cell


def search_all(floors: Records[Floor], start: int, steps: int) -> Search:
    """Search with ever more room until everything fits; `ends` is cut to what was found."""
    room = MATCH_NODES
    while True:
        search = make_search(room)
        found = find_moves(floors[0], floors[0].things, start, steps, search)
        if found != FULL:
            return search._replace(ends=search.ends[:found])
        room *= 4
