"""All complete moves of a token in a position, told for people and programs."""

from collections.abc import Iterator

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records

from .board import x_and_y
from .furnish import from_floor, to_floor
from .moves import FULL, MATCH_NODES, Search, find_moves, make_search, way_to
from .pieces import NOTHING
from .position import Place, Position
from .state import OUT, WAITING, Floor


class CompleteMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One distinct result of a token's move, with one shortest way to it."""

    path: str
    cell: Place | None
    position: Position
    out: bool = False
    waiting: bool = False


def complete_moves(position: Position, name: str, steps: int) -> Iterator[CompleteMove]:
    """Return every distinct result of moving a token up to that many steps."""
    floors, names, start = lift_token(position, name)
    search = search_all(floors, start, steps)
    token = names.index(name)
    for node in search.ends:
        floor = floors[0]
        found = search.nodes[node]
        floor.things[:] = search.arrangements[found.arrangement].things
        floor.cell_of[token] = found.cell
        after = from_floor(floor, names, position.rulings, position.pools())
        others = [waiting for waiting in position.waiting if waiting != name]
        waits = found.cell == WAITING
        after = msgspec.structs.replace(after, waiting=position.waiting if waits else others)
        cell = None if found.cell in (WAITING, OUT) else x_and_y(found.cell)
        yield CompleteMove(way_to(search, node), cell, after, found.cell == OUT, waits)


def lift_token(position: Position, name: str) -> tuple[Records[Floor], list[str], int]:
    """Return the floor without a token, the names on it with that token's, and its place."""
    floors = to_floor(position)
    names = [token.name for token in position.tokens]
    if name in position.waiting:
        return floors, [*names, name], WAITING
    if name not in names:
        raise PositionError(f"there is no token {name!r}", "--token")
    cell = int(floors[0].cell_of[names.index(name)])
    floors[0].things[cell] = NOTHING
    return floors, names, cell


def search_all(floors: Records[Floor], start: int, steps: int) -> Search:
    """Search with ever more room until everything fits; `ends` is cut to what was found."""
    room = MATCH_NODES
    while True:
        search = make_search(room)
        found = find_moves(floors[0], floors[0].things, start, steps, tuple(search))
        if found != FULL:
            return search._replace(ends=search.ends[:found])
        room *= 4
