"""Composing predictions of every grade."""

from collections.abc import Iterator

import msgspec

from gloaming.core.streams import Stream, below
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.material import MOST_STEPS
from gloaming.puzzles.finstere.cards import UNLIMITED
from gloaming.puzzles.finstere.climbing import strip
from gloaming.puzzles.finstere.pieces import (
    OTHER_NAMES,
    bare_board,
    pick,
    with_stone,
    with_token,
    without_tile,
    without_token,
)
from gloaming.puzzles.puzzle import GRADES

from .judging import grade_of, prediction_of, walk_for
from .puzzle import Predict, Task

SHORT, LONG = ("5", "7", "8"), ("8", "10", "2-hits", "3-hits", UNLIMITED)
LAST_SHORT = 4  # grade
LEAST_EATEN = {grade: 1 + (grade > LAST_SHORT) for grade in GRADES}


def compose(stream: Stream, grade: int) -> Predict | None:
    """Try once to compose a prediction of a grade: somebody is eaten, and nothing stands idle."""
    card = pick(stream, SHORT if grade <= LAST_SHORT else LONG)
    puzzle = Predict(game="finstere", position=crowd(stream, grade), task=Task(card), unique=True)
    told = walk_for(puzzle.position, card)
    if told.walk.ended == "repeats" or len(told.walk.eaten) < LEAST_EATEN[grade]:
        return None
    if "hit" in card and len(told.accounts) == MOST_STEPS:
        return None
    puzzle = strip(puzzle, lesser, lambda less: walks_alike(less, puzzle))
    told = walk_for(puzzle.position, card)
    return (
        msgspec.structs.replace(puzzle, grade=grade)
        if grade_of(puzzle.position, told) == grade
        else None
    )


def crowd(stream: Stream, grade: int) -> Position:
    """Return a board with tokens and tiles, more of both in higher grades."""
    position = bare_board(stream)
    for _ in range(1 + below(stream, 2 + grade // 2)):
        position, _ = with_token(stream, position, OTHER_NAMES)
    for _ in range(below(stream, 2 + grade)):
        position = with_stone(stream, position)
    return position


def lesser(puzzle: Predict) -> Iterator[Predict]:
    """Yield a prediction without each tile and each token."""
    position = puzzle.position
    less = [without_tile(position, tile) for tile in position.tiles]
    less += [without_token(position, token.name) for token in position.tokens]
    for one in less:
        yield msgspec.structs.replace(puzzle, position=one)


def walks_alike(one: Predict, other: Predict) -> bool:
    """Tell whether he goes the same way in two predictions and eats the same."""
    walks = [walk_for(puzzle.position, puzzle.task.card) for puzzle in (one, other)]
    ways = [[step.cell for step in told.accounts] for told in walks]
    return ways[0] == ways[1] and prediction_of(walks[0]) == prediction_of(walks[1])
