"""Where tokens are, and what was pushed where, as values."""

from typing import Any, Literal, TypeAlias

import msgspec

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.core.layout import Bytes
from gloaming.core.writer import NOTHING, Rule, place_of, writer
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.material import STONE, TOKEN
from gloaming.games.finstere.state import OUT, WAITING

from .board import CELLS, STRIDE, Cell
from .things import is_tile, is_token

Thing: TypeAlias = Literal["stone", "crystal", "turn-right", "turn-back", "token"]
Where: TypeAlias = Literal["board", "waiting", "out"]


class Shove(msgspec.Struct, frozen=True):
    """Something that was pushed; `rest` is None if it is out of the game."""

    thing: Thing
    token: int | None
    start: Place
    rest: Place | None


@compiled
def tell_cell(out: Told, cell: Cell) -> None:
    """Write the coordinates of a cell."""
    tell(out, int(cell) % STRIDE)
    tell(out, int(cell) // STRIDE - 1)


@compiled
def tell_cells(out: Told, cells: Any) -> None:
    """Write a list of cells."""
    tell(out, len(cells))
    for index in range(len(cells)):
        tell_cell(out, cells[index])


def floor_writer(struct: Any, union: Any = None) -> Rule:
    """Return the rule that writes a Struct; it takes cells by their numbers."""
    return writer(struct, union, {Place: tell_cell, list[Place]: tell_cells})


ON_BOARD, BEFORE_ENTRANCE = place_of(Where, "board"), place_of(Where, "waiting")
OUTSIDE = place_of(Where, "out")

write_shove = floor_writer(Shove)


@compiled
def where_is(cell: Cell) -> int:
    """Return where a token in play is."""
    if cell == WAITING:
        return BEFORE_ENTRANCE
    return OUTSIDE if cell == OUT else ON_BOARD


@compiled
def cell_on_board(cell: Cell) -> int:
    """Return the cell of a token in play, or NOTHING if it is not on the board."""
    return NOTHING if cell in (WAITING, OUT) else int(cell)


@compiled
def put_shove(out: Told, thing: int, start: Cell, rest: Cell) -> None:
    """Write what was pushed, and where it came to rest; OUT: nowhere."""
    write_shove(
        out,
        thing=min(int(thing), TOKEN) - STONE,
        token=int(thing) - TOKEN if is_token(thing) else NOTHING,
        start=start,
        rest=NOTHING if rest == OUT else int(rest),
    )


@compiled
def count_moved_tiles(old: Bytes, new: Bytes) -> int:
    """Return how many tiles lie otherwise than before."""
    count = 0
    for cell in range(CELLS):
        count += is_tile(old[cell]) & (old[cell] != new[cell])
    return count


@compiled
def put_moved_tiles(out: Told, old: Bytes, new: Bytes) -> None:
    """Write how the tiles lie otherwise than before; like ones are all the same."""
    for kind in range(STONE, TOKEN):
        rest = -1
        for cell in range(CELLS):
            if old[cell] == kind and new[cell] != kind:
                rest = next_rest(old, new, kind, rest + 1)
                put_shove(out, kind, cell, rest if rest < CELLS else OUT)


@compiled
def next_rest(old: Bytes, new: Bytes, kind: int, cell: Cell) -> Cell:
    """Return the first cell, from one on, to which a tile of a kind has come; CELLS: none."""
    while cell < CELLS and (new[cell] != kind or old[cell] == kind):
        cell += 1
    return min(cell, CELLS)
