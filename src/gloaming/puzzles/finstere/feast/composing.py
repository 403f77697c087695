"""Composing feasts of every grade."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import msgspec

from gloaming.core.streams import Stream, below
from gloaming.games.finstere.exchange.position import Position
from gloaming.puzzles.finstere.climbing import climb, strip
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
from gloaming.puzzles.puzzle import GRADES

from .judging import after, grade_of
from .proof import Prover
from .puzzle import (
    AllowedMove,
    Feast,
    Move,
    Solution,
    SomeCrystal,
    SomeStone,
    SomeTile,
    SomeTurnBack,
    SomeTurnRight,
    Task,
    Turn,
)
from .solving import solution_of
from .walk import is_solved, story_of


class Plan(NamedTuple):
    """What the solver may do, and how many tiles and enemies a draft begins with."""

    steps: tuple[int, ...]  # of each token that may move
    lay: int = 0
    facing: bool = False
    stones: int = 2
    enemies: int = 1


# What may be done in each grade; how hard it becomes is measured, and what misses its grade goes.
PLANS: dict[int, tuple[Plan, ...]] = {
    1: (Plan((1,)), Plan((2,), stones=1), Plan((), facing=True)),
    2: (Plan((2,)), Plan((3,)), Plan((1,), facing=True), Plan((1, 1))),
    3: (Plan((3,)), Plan((4,)), Plan((2,), facing=True), Plan((), lay=1), Plan((2, 1))),
    4: (Plan((), lay=1), Plan((), lay=1, facing=True), Plan((2, 2)), Plan((5,)), Plan((3, 1))),
    5: (Plan((1,), lay=1), Plan((2, 2), facing=True), Plan((3, 3)), Plan((), lay=1, facing=True)),
    6: (Plan((2,), lay=1, enemies=2), Plan((1,), lay=1), Plan((3, 3)), Plan((2, 2, 1))),
    7: (Plan((2,), lay=1, enemies=2), Plan((3,), lay=1, enemies=2), Plan((2, 2, 2), enemies=2)),
    8: (Plan((3,), lay=1, enemies=2), Plan((2, 2), lay=1, enemies=3), Plan((2,), lay=1, enemies=3)),
    9: (
        *[Plan((3,), lay=1, enemies=3), Plan((2, 2), lay=1, enemies=4)] * 4,
        Plan((1,), lay=2, enemies=5),
    ),
}
LEAST_STEPS = {grade: 2 + 2 * grade for grade in GRADES}  # of his walk
TO_LAY: tuple[type[SomeTile], ...] = (
    SomeStone,
    SomeStone,
    SomeCrystal,
    SomeTurnRight,
    SomeTurnRight,
    SomeTurnBack,
)


def compose(prover: Prover, stream: Stream, grade: int) -> Feast | None:
    """Try once to compose a feast of a grade: unique, nothing idle, a walk worth seeing."""
    draft = begin(stream, pick(stream, PLANS[grade]))
    count, more = partial(count_solutions, prover), partial(with_more, stream)
    puzzle = climb(draft, more, count, is_idle)
    if puzzle is None:
        return None
    puzzle = strip(puzzle, lesser, lambda less: count(less) == 1 and not is_idle(less))
    return graded(prover, puzzle, grade)


def graded(prover: Prover, puzzle: Feast, grade: int) -> Feast | None:
    """Return a feast with its grade if it is the one that is wanted, and the walk is worth it."""
    proof = prover.prove(puzzle)
    if proof.found is None:
        return None
    solution = solution_of(puzzle, proof.found)
    story = story_of(puzzle, after(puzzle, solution))
    is_long = story.steps >= LEAST_STEPS[grade]
    if not is_long or not needs_all(puzzle, solution) or grade_of(proof, story) != grade:
        return None
    return msgspec.structs.replace(puzzle, grade=grade)


def needs_all(puzzle: Feast, solution: Solution) -> bool:
    """Tell whether everybody who may move does so, and the monster is turned if he may be."""
    moved = sum(isinstance(deed, Move) for deed in solution)
    still = any(
        isinstance(deed, Turn) and deed.facing == puzzle.position.monster.facing
        for deed in solution
    )
    return moved == len(puzzle.task.moves) and not still


def count_solutions(prover: Prover, puzzle: Feast) -> int:
    """Return how many solutions a feast has."""
    return prover.prove(puzzle).solutions


def is_idle(puzzle: Feast) -> bool:
    """Tell whether a feast is solved by doing nothing."""
    return is_solved(puzzle, puzzle.position)


def begin(stream: Stream, plan: Plan) -> Feast:
    """Return a draft: the monster, some tiles, those who may move, and some enemies."""
    lay = tuple(pick(stream, TO_LAY)() for _ in range(plan.lay))
    names = OWN_NAMES[: len(plan.steps)]
    moves = tuple(AllowedMove(name, steps) for name, steps in zip(names, plan.steps, strict=True))
    position = bare_board(stream)
    for _ in range(below(stream, plan.stones + 1)):
        position = with_stone(stream, position)
    for _ in names:
        position, _name = with_token(stream, position, OWN_NAMES)
    draft = Feast(
        game="finstere",
        position=position,
        own=list(names),
        enemy=[],
        task=Task(moves, lay, plan.facing),
        unique=True,
    )
    for _ in range(plan.enemies):
        draft = with_enemy(stream, draft)
    return draft


def with_enemy(stream: Stream, draft: Feast) -> Feast:
    """Return a draft with one more enemy."""
    position, name = with_token(stream, draft.position, OTHER_NAMES)
    return msgspec.structs.replace(draft, position=position, enemy=[*draft.enemy, name])


def with_own(stream: Stream, draft: Feast) -> Feast:
    """Return a draft with one more token of one's own."""
    position, name = with_token(stream, draft.position, OWN_NAMES)
    return msgspec.structs.replace(draft, position=position, own=[*draft.own, name])


def with_tile(stream: Stream, draft: Feast) -> Feast:
    """Return a draft with one more tile."""
    return on_board(draft, with_stone(stream, draft.position))


def on_board(draft: Feast, position: Position) -> Feast:
    """Return a draft with another position."""
    return msgspec.structs.replace(draft, position=position)


MORE = (*[with_enemy] * 5, with_own, with_tile, with_tile)  # mostly an enemy


def with_more(stream: Stream, draft: Feast) -> Feast:
    """Return a draft with something more."""
    return pick(stream, MORE)(stream, draft)


def lesser(puzzle: Feast) -> Iterator[Feast]:
    """Yield a feast without each tile, and without each token of one's own that may not move."""
    for tile in puzzle.position.tiles:
        yield on_board(puzzle, without_tile(puzzle.position, tile))
    movers = {move.token for move in puzzle.task.moves}
    for name in puzzle.own:
        if name not in movers:
            less = on_board(puzzle, without_token(puzzle.position, name))
            yield msgspec.structs.replace(less, own=[own for own in puzzle.own if own != name])
