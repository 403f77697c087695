"""Composing escapes of every grade."""

from collections.abc import Iterator
from functools import partial

import msgspec

from gloaming.core.streams import Stream, below
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.material import CARD_NAMES
from gloaming.puzzles.finstere.climbing import climb, strip
from gloaming.puzzles.finstere.feast.puzzle import AllowedMove
from gloaming.puzzles.finstere.pieces import (
    OTHER_NAMES,
    OWN_NAMES,
    bare_board,
    pick,
    with_stone,
    with_token,
    without_tile,
    without_token,
)

from .judging import Prover, grade_of, is_idle
from .puzzle import Escape, Task

CARDS = CARD_NAMES[:-1]  # those of the pile
# The steps of each token that may move, in each grade.
STEPS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1,), (2,)),
    2: ((2,), (1, 1)),
    3: ((2,), (3,), (1, 1)),
    4: ((3,), (4,), (2, 1)),
    5: ((2, 2), (4,), (5,)),
    6: ((2, 2), (3, 2)),
    7: ((3, 3), (2, 2, 1)),
    8: ((3, 3), (4, 3)),
    9: ((4, 3), (4, 4)),
}


def compose(prover: Prover, stream: Stream, grade: int) -> Escape | None:
    """Try once to compose an escape of a grade: unique, everybody must move, nothing idle."""
    fewest = 1 + grade // 2
    cards = fewest + below(stream, len(CARDS) - fewest + 1)
    draft = begin(stream, pick(stream, STEPS[grade]), cards)
    idle, more = partial(is_idle, prover), partial(with_more, stream)

    def count(puzzle: Escape) -> int:
        """Return how many solutions there are."""
        return prover.prove(puzzle).solutions

    puzzle = climb(draft, more, count, idle)
    if puzzle is None:
        return None
    puzzle = strip(puzzle, lesser, lambda less: count(less) == 1 and not idle(less))
    proof = prover.prove(puzzle)
    moves_all = len(proof.solution) == len(puzzle.task.moves)
    if not moves_all or grade_of(puzzle, proof) != grade:
        return None
    return msgspec.structs.replace(puzzle, grade=grade)


def begin(stream: Stream, steps: tuple[int, ...], cards: int) -> Escape:
    """Return a draft: the monster, those who may move, and some tiles."""
    position, names = bare_board(stream), OWN_NAMES[: len(steps)]
    for _ in range(below(stream, 3)):
        position = with_stone(stream, position)
    for _ in names:
        position, _name = with_token(stream, position, OWN_NAMES)
    moves = tuple(AllowedMove(name, most) for name, most in zip(names, steps, strict=True))
    first = below(stream, len(CARDS) - cards + 1)
    task = Task(moves, tuple(CARDS[first : first + cards]))
    return Escape(game="finstere", position=position, own=list(names), task=task, unique=True)


def with_own(stream: Stream, draft: Escape) -> Escape:
    """Return a draft with one more token of one's own."""
    position, name = with_token(stream, draft.position, OWN_NAMES)
    return msgspec.structs.replace(draft, position=position, own=[*draft.own, name])


def with_other(stream: Stream, draft: Escape) -> Escape:
    """Return a draft with one more token of somebody else."""
    return on_board(draft, with_token(stream, draft.position, OTHER_NAMES)[0])


def with_tile(stream: Stream, draft: Escape) -> Escape:
    """Return a draft with one more tile."""
    return on_board(draft, with_stone(stream, draft.position))


def on_board(draft: Escape, position: Position) -> Escape:
    """Return a draft with another position."""
    return msgspec.structs.replace(draft, position=position)


MORE = (with_own, with_own, with_own, with_other, with_tile, with_tile)


def with_more(stream: Stream, draft: Escape) -> Escape:
    """Return a draft with something more."""
    return pick(stream, MORE)(stream, draft)


def lesser(puzzle: Escape) -> Iterator[Escape]:
    """Yield an escape without each tile, and without each token that may not move."""
    for tile in puzzle.position.tiles:
        yield on_board(puzzle, without_tile(puzzle.position, tile))
    movers = {move.token for move in puzzle.task.moves}
    for token in puzzle.position.tokens:
        if token.name not in movers:
            less = on_board(puzzle, without_token(puzzle.position, token.name))
            own = [name for name in puzzle.own if name != token.name]
            yield msgspec.structs.replace(less, own=own)
