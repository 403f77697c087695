"""Answers as they are typed: `A WWN; stone 3,4; facing N`, read, tried, and written.

A WWN                      a token and its way
stone 3,4                  a tile and its cell
teleporter 3,4 N           one of a pair, with its arrow
blood 3,4 4x1              a pool by its north-west cell: 2x2, 4x1 or 1x4
facing N                   how the monster faces
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from gloaming.core.errors import IllegalActionError, NotationError
from gloaming.core.interchange import convert
from gloaming.games.finstere.exchange.position import (
    KINDS,
    Blood,
    Letter,
    Pair,
    Place,
    Teleporter,
    Tile,
)
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.walk import names_on, tell_unlimited_walk
from gloaming.games.finstere.floor.board import LETTERS, cell_at, is_on_board
from gloaming.games.finstere.floor.laying import is_layable
from gloaming.games.finstere.material import FORM_NAMES, FORMS, TILE_NAMES
from gloaming.games.finstere.text.drawing import draw
from gloaming.games.finstere.text.words import walk_words
from gloaming.puzzles.finstere.pieces import with_tiles
from gloaming.puzzles.kind import Attempt

from .judging import after
from .possible import pairs_to_lay
from .proof import slots_of
from .puzzle import AllowedMove, Deed, Feast, Lay, Move, Solution, Turn
from .walk import is_solved, walk_of

CELL = r"(?P<x>\d\d?),(?P<y>\d\d?)"
MOVABLE = re.compile(rf"(?P<kind>{'|'.join(TILE_NAMES.values())}) {CELL}")
PORTAL = re.compile(rf"teleporter {CELL} (?P<arrow>[{LETTERS}])")
POOL = re.compile(rf"blood {CELL} (?P<width>\d)x(?P<height>\d)")
FACING = re.compile(rf"facing (?P<letter>[{LETTERS}])")
MOVE = re.compile(r"(?P<token>\S+) (?P<path>[NESWI]*)")
TWINS = 2
TILES = {str(TILE_NAMES[kind]): tile for tile, kind in KINDS.items()}


def read_answer(puzzle: Feast, text: str) -> Solution:
    """Read what is typed; refuse what is not a whole answer to the task."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    listed = pairs_to_lay(puzzle.position, puzzle.task).values()
    pairs = [pair for pair in listed for _ in range(TWINS)]
    return checked(puzzle, [read_deed(part, pairs) for part in parts if part])


def answer_from(puzzle: Feast, plain: Any) -> Solution:
    """Return an answer that a program gives; refuse what is not a whole answer to the task."""
    deeds = [convert(part, form_of_deed(part)) for part in convert(plain, list[dict[str, Any]])]
    return checked(puzzle, deeds)


def form_of_deed(part: dict[str, Any]) -> Any:
    """Return which part of an answer is meant."""
    return Lay if "lay" in part else Turn if "facing" in part else Move


def checked(puzzle: Feast, deeds: list[Deed]) -> Solution:
    """Return a whole answer to the task in its order, or refuse it."""
    deeds.sort(key=lambda deed: (isinstance(deed, Turn), isinstance(deed, Move)))
    check_moves(puzzle.task.moves, [deed.token for deed in deeds if isinstance(deed, Move)])
    if any(isinstance(deed, Turn) for deed in deeds) and not puzzle.task.facing:
        raise NotationError("the monster may not be turned here", "facing")
    check_tiles(puzzle, [deed.lay for deed in deeds if isinstance(deed, Lay)])
    return deeds


def read_deed(text: str, pairs: list[Pair]) -> Deed:
    """Read one part of an answer; teleporters are of the pairs that are left."""
    if found := MOVABLE.fullmatch(text):
        return Lay(TILES[found["kind"]](place_of(found)))
    if (found := PORTAL.fullmatch(text)) and pairs:
        return Lay(Teleporter(pairs.pop(0), place_of(found), cast("Letter", found["arrow"])))
    if found := POOL.fullmatch(text):
        return Lay(pool_at(place_of(found), int(found["width"]), int(found["height"])))
    if found := FACING.fullmatch(text):
        return Turn(cast("Letter", found["letter"]))
    if found := MOVE.fullmatch(text):
        return Move(found["token"], found["path"])
    raise NotationError("this is no part of an answer", text)


def place_of(found: re.Match[str]) -> Place:
    """Return the cell that was typed."""
    return int(found["x"]), int(found["y"])


def pool_at(corner: Place, width: int, height: int) -> Blood:
    """Return a pool by its north-west cell."""
    x, y = corner
    cells = [(x + right, y + down) for down in range(height) for right in range(width)]
    if f"blood {width}x{height}" not in FORM_NAMES:
        raise NotationError("a pool is 2x2, 4x1 or 1x4", f"blood {width}x{height}")
    return Blood(cast("tuple[Place, Place, Place, Place]", tuple(cells)))


def form_of(tile: Tile) -> int:
    """Return in which form a tile is laid."""
    if isinstance(tile, Blood):
        (x, y), (right, down) = min(tile.cells), max(tile.cells)
        return FORM_NAMES.index(f"blood {right - x + 1}x{down - y + 1}")
    if isinstance(tile, Teleporter):
        first = FORM_NAMES.index(f"{tile.pair} teleporter")
        return first + LETTERS.index(tile.arrow)
    return KINDS[type(tile)] - min(TILE_NAMES)


def check_tiles(puzzle: Feast, tiles: Sequence[Tile]) -> None:
    """Refuse other tiles than those of the task, and cells where they may not be laid."""
    wanted = Counter((slot.first_form, slot.forms) for slot in slots_of(puzzle))
    position = puzzle.position
    for tile in tiles:
        form = form_of(tile)
        slot = next((slot for slot in wanted if 0 <= form - slot[0] < slot[1]), None)
        if slot is None or not wanted[slot]:
            raise NotationError("no more of these are to be laid", FORMS[form].name)
        wanted[slot] -= 1
        corner = min(tile.cells) if isinstance(tile, Blood) else tile.cell
        floor = to_floor(position)[0]
        if not is_on_board(*corner) or not is_layable(floor, form, cell_at(*corner)):
            raise IllegalActionError(f"no {FORMS[form].name} may be laid on {corner}", "2")
        position = with_tiles(position, [tile])
    if any(wanted.values()):
        raise NotationError(f"{sum(wanted.values())} tiles more are to be laid", "answer")


def check_moves(moves: Sequence[AllowedMove], tokens: Sequence[str]) -> None:
    """Refuse moves of tokens that have none, and second moves."""
    allowed = {move.token for move in moves}
    for token in tokens:
        if token not in allowed or tokens.count(token) > 1:
            raise NotationError(f"may move once: {', '.join(sorted(allowed)) or 'nobody'}", token)


def attempt(puzzle: Feast, answer: Solution) -> Attempt:
    """Try an answer: tell his walk step by step."""
    position = after(puzzle, answer)
    missing = set(puzzle.position.names()) - {token.name for token in position.tokens}
    if missing:
        raise IllegalActionError(f"{', '.join(sorted(missing))} must stand on the board", "6a")
    _, steps = walk_of(puzzle, position)
    told = tell_unlimited_walk(position).accounts[:steps]
    lines = [
        f"{count:3}  {walk_words(one, names_on(position))}" for count, one in enumerate(told, 1)
    ]
    return Attempt(is_solved(puzzle, position), [*draw(position).splitlines(), *lines])


def say_solution(solution: Solution) -> str:
    """Return a solution as it would be typed."""
    return "; ".join(map(say_deed, solution))


def say_deed(deed: Deed) -> str:
    """Return one part of a solution as it would be typed."""
    if isinstance(deed, Move):
        return f"{deed.token} {deed.path}"
    if isinstance(deed, Turn):
        return f"facing {deed.facing}"
    tile = deed.lay
    if isinstance(tile, Blood):
        (x, y), (right, down) = min(tile.cells), max(tile.cells)
        return f"blood {x},{y} {right - x + 1}x{down - y + 1}"
    arrow = f" {tile.arrow}" if isinstance(tile, Teleporter) else ""
    return f"{tile.__struct_config__.tag} {tile.cell[0]},{tile.cell[1]}{arrow}"


def task_words(puzzle: Feast) -> str:
    """Say what is to be reached, and what may be done."""
    task = puzzle.task
    may = [move_words(move) for move in task.moves]
    laid = Counter(f"a {tile.__struct_config__.tag}" for tile in task.lay)
    may += [
        f"lay {kind}" if count == 1 else f"lay {kind}, {count} times"
        for kind, count in laid.items()
    ]
    may += ["turn the monster"] * task.facing
    own, enemy = ", ".join(puzzle.own) or "nobody", ", ".join(puzzle.enemy)
    return f"He is to eat {enemy} and to leave {own} standing. You {', '.join(may)}."


def move_words(move: AllowedMove) -> str:
    """Say how far a token may move."""
    return f"move {move.token} up to {move.steps} step{'s' * (move.steps != 1)}"


def pose(puzzle: Feast) -> str:
    """Return the drawing of a feast, and what is asked."""
    return f"{draw(puzzle.position)}{task_words(puzzle)}"
