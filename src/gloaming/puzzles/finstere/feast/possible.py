"""What a feast must be to be judged; everything else is refused, with its place."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import msgspec

from gloaming.core.errors import PositionError
from gloaming.games.finstere.exchange.position import Pair, Position, Teleporter
from gloaming.games.finstere.exchange.to_floor import check as check_position
from gloaming.games.finstere.material import PAIRS
from gloaming.puzzles.finstere.proving.records import MOST_MOVERS, MOST_SLOTS
from gloaming.puzzles.reading import at_place

from .puzzle import AllowedMove, Feast, SomeTeleporters, Task


def check(puzzle: Feast) -> None:
    """Refuse what cannot be judged."""
    with at_place("$.position"):
        check_position(puzzle.position)
    check_sides(puzzle)
    check_moves(puzzle.task.moves, puzzle.own)
    check_tiles(puzzle.position, puzzle.task)


def check_sides(puzzle: Feast) -> None:
    """Refuse tokens that are not there, on two sides, or on none."""
    names, known = puzzle.position.names(), set[str]()
    sides = {"own": puzzle.own, "enemy": puzzle.enemy}
    for side, tokens in sides.items():
        for index, name in enumerate(tokens):
            place = f"$.{side}[{index}]"
            if name not in names:
                raise PositionError(f"there is no token {name!r}", place)
            if name in known:
                raise PositionError(f"token {name!r} is named twice", place)
            known.add(name)
    for name in names:
        if name not in known:
            raise PositionError(f"token {name!r} is neither own nor enemy", "$.own")


def check_moves(moves: Sequence[AllowedMove], own: Sequence[str]) -> None:
    """Refuse moves of tokens that are not one's own, and second moves."""
    moved: set[str] = set()
    for index, move in enumerate(moves):
        place = f"$.task.moves[{index}].token"
        if move.token not in own:
            raise PositionError(f"{move.token!r} is no token of one's own", place)
        if move.token in moved:
            raise PositionError(f"{move.token!r} has a move already", place)
        moved.add(move.token)
    if len(moves) > MOST_MOVERS:
        raise PositionError(f"at most {MOST_MOVERS} tokens move", "$.task.moves")


def check_tiles(position: Position, task: Task) -> None:
    """Refuse more tiles than can be tried, and teleporters that are used already."""
    pairs = pairs_to_lay(position, task)
    if len(task.lay) + len(pairs) > MOST_SLOTS:
        raise PositionError(f"at most {MOST_SLOTS} tiles are laid", "$.task.lay")


def pairs_to_lay(position: Position, task: Task) -> dict[int, Pair]:
    """Return for each pair of teleporters in the list which one it is."""
    used = {tile.pair for tile in position.tiles if isinstance(tile, Teleporter)}
    listed = {
        index: tile.pair for index, tile in enumerate(task.lay) if isinstance(tile, SomeTeleporters)
    }
    counts = Counter(pair for pair in listed.values() if pair is not msgspec.UNSET)
    for index, pair in listed.items():
        if pair in used or (pair is not msgspec.UNSET and counts[pair] > 1):
            raise PositionError(f"there is one {pair} pair only", f"$.task.lay[{index}].pair")
    free = [cast("Pair", pair) for pair in PAIRS if pair not in used and pair not in counts]
    chosen: dict[int, Pair] = {}
    for index, pair in listed.items():
        if pair is msgspec.UNSET and not free:
            raise PositionError("all pairs are in use", f"$.task.lay[{index}]")
        chosen[index] = free.pop(0) if pair is msgspec.UNSET else pair
    return chosen
