"""Feasts as a kind of puzzle."""

import threading
from collections.abc import Hashable
from typing import Any

from gloaming.core.streams import Stream
from gloaming.puzzles.finstere.titles import FEASTS
from gloaming.puzzles.finstere.tokens import check_tokens
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.verdict import Verdict

from . import answers, composing, judging, possible, shape
from .proof import Prover
from .puzzle import Feast, Solution


class ProverOfThread(threading.local):
    """A prover for each thread, since a desk is used by one at a time."""

    def __init__(self) -> None:
        """Begin with little room."""
        self.prover = Prover()


OWN_PROVER = ProverOfThread()


class FeastKind(Kind[Feast]):
    """He is to eat the enemy and to leave one's own standing."""

    form = Feast
    titles = FEASTS
    how_to_answer = "Type all that you do, like: A WWN; stone 3,4; facing N"

    def check(self, puzzle: Feast) -> None:
        """Refuse what cannot be judged."""
        possible.check(puzzle)

    def check_opens(self, puzzle: Feast) -> None:
        """Refuse more tokens than a match has."""
        check_tokens(puzzle.position)

    def judge(self, puzzle: Feast, seconds: float | None = None) -> Verdict:
        """Prove or refute what a feast claims."""
        return judging.judge(OWN_PROVER.prover, puzzle, seconds)

    def compose(self, stream: Stream, grade: int) -> Feast | None:
        """Try once to compose a feast of a grade."""
        return composing.compose(OWN_PROVER.prover, stream, grade)

    def shape(self, puzzle: Feast) -> Hashable:
        """Return what a feast has in common with its mirror images."""
        return shape.shape_of(puzzle)

    def pose(self, puzzle: Feast) -> str:
        """Return the drawing of a feast, and what is asked."""
        return answers.pose(puzzle)

    def read_answer(self, puzzle: Feast, text: str) -> Solution:
        """Read what is typed."""
        return answers.read_answer(puzzle, text)

    def answer_from(self, puzzle: Feast, plain: Any) -> Solution:
        """Return what a program answers."""
        return answers.answer_from(puzzle, plain)

    def attempt(self, puzzle: Feast, answer: Solution) -> Attempt:
        """Try an answer, and tell his walk."""
        return answers.attempt(puzzle, answer)

    def beauty(self, puzzle: Feast) -> float:
        """Return how much happens on the walk for each piece on the board."""
        return judging.beauty_of(puzzle, self.judge(puzzle).solution)

    def say_solution(self, solution: Solution) -> str:
        """Return a solution as it would be typed."""
        return answers.say_solution(solution)


KIND = FeastKind()
