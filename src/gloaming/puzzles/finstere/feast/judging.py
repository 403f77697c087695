"""The verdict on a feast: whether it is sound, how many solutions it has, how hard it is."""

import msgspec

from gloaming.games.finstere.exchange.position import MonsterPlace, Position
from gloaming.puzzles.finstere.following import follow
from gloaming.puzzles.finstere.pieces import with_tiles
from gloaming.puzzles.finstere.proving.grading import grade_feast
from gloaming.puzzles.puzzle import HARDEST
from gloaming.puzzles.verdict import Verdict, pronounce

from .proof import Proof, Prover
from .puzzle import Feast, Lay, Move, Solution
from .solving import solution_of
from .walk import Story, is_solved, story_of

WELCOME_STEPS = 6  # for each grade, and once more


def judge(prover: Prover, puzzle: Feast, seconds: float | None = None) -> Verdict:
    """Prove or refute what a feast claims."""
    proof = prover.prove(puzzle, seconds)
    solution = [] if proof.found is None else solution_of(puzzle, proof.found)
    return pronounce(
        unique=puzzle.unique,
        solutions=proof.solutions,
        solution=solution,
        grade=grade_of(proof, story_of(puzzle, after(puzzle, solution))),
        idle=is_solved(puzzle, puzzle.position),
        proved=proof.is_complete,
    )


def after(puzzle: Feast, solution: Solution) -> Position:
    """Return the position after all that a solution does."""
    steps = {move.token: move.steps for move in puzzle.task.moves}
    position = puzzle.position
    for deed in solution:
        if isinstance(deed, Lay):
            position = with_tiles(position, [deed.lay])
        elif isinstance(deed, Move):
            position = follow(position, deed.token, deed.path, steps[deed.token])
        else:
            monster = MonsterPlace(position.monster.cell, deed.facing)
            position = msgspec.structs.replace(position, monster=monster)
    return position


def grade_of(proof: Proof, story: Story) -> int:
    """Return how hard a feast is, from what a solver must see."""
    return grade_feast(proof.walks, proof.near, story.steps, story.pushes, story.leaps)


def beauty_of(puzzle: Feast, solution: Solution) -> float:
    """Return how long and surprising the walk is, for each piece on the board and to be laid.

    Whoever begins is not to follow him for too long.
    """
    story = story_of(puzzle, after(puzzle, solution))
    too_long = max(0, story.steps - WELCOME_STEPS * (1 + (puzzle.grade or HARDEST)))
    position = puzzle.position
    pieces = len(position.tokens) + len(position.tiles) + len(puzzle.task.lay)
    events = story.steps + 2 * story.turns + 3 * story.pushes + 3 * story.leaps
    return (events - 3 * too_long) / (pieces + 2)
