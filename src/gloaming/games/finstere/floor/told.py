"""Places and pushed things, told as numbers (see `core.encoding`)."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, tell
from gloaming.core.layout import Bytes
from gloaming.games.finstere.material import STONE, TOKEN
from gloaming.games.finstere.state import OUT, WAITING

from .board import CELLS, STRIDE, Cell
from .things import is_tile, is_token

# Where a token in play is, in the order of `Where`.
ON_BOARD, BEFORE_ENTRANCE, OUTSIDE = range(3)


@compiled
def tell_cell(out: Told, cell: Cell) -> None:
    """Tell the coordinates of a cell."""
    tell(out, int(cell) % STRIDE)
    tell(out, int(cell) // STRIDE - 1)


@compiled
def tell_some_cell(out: Told, cell: Cell) -> None:
    """Tell the coordinates of a cell where there might be none."""
    tell(out, 1)
    tell_cell(out, cell)


@compiled
def tell_where(out: Told, cell: Cell) -> None:
    """Tell where a token in play is, and on which cell."""
    if cell in (WAITING, OUT):
        tell(out, BEFORE_ENTRANCE if cell == WAITING else OUTSIDE)
        tell(out, 0)
    else:
        tell(out, ON_BOARD)
        tell_some_cell(out, cell)


@compiled
def tell_shove(out: Told, thing: int, start: Cell, rest: Cell) -> None:
    """Tell what was pushed, and where it came to rest; OUT: nowhere."""
    tell(out, min(int(thing), TOKEN) - STONE)
    tell(out, is_token(thing))
    if is_token(thing):
        tell(out, int(thing) - TOKEN)
    tell_cell(out, start)
    if rest == OUT:
        tell(out, 0)
    else:
        tell_some_cell(out, rest)


@compiled
def count_moved_tiles(old: Bytes, new: Bytes) -> int:
    """Return how many tiles lie otherwise than before."""
    count = 0
    for cell in range(CELLS):
        count += is_tile(old[cell]) & (old[cell] != new[cell])
    return count


@compiled
def tell_moved_tiles(out: Told, old: Bytes, new: Bytes, count: int) -> None:
    """Tell how so many tiles lie otherwise than before; like ones are all the same."""
    tell(out, count)
    if count == 0:
        return
    for kind in range(STONE, TOKEN):
        rest = -1
        for cell in range(CELLS):
            if old[cell] == kind and new[cell] != kind:
                rest = next_rest(old, new, kind, rest + 1)
                tell_shove(out, kind, cell, rest if rest < CELLS else OUT)


@compiled
def next_rest(old: Bytes, new: Bytes, kind: int, cell: Cell) -> Cell:
    """Return the first cell, from one on, to which a tile of a kind has come; CELLS: none."""
    while cell < CELLS and (new[cell] != kind or old[cell] == kind):
        cell += 1
    return min(cell, CELLS)
