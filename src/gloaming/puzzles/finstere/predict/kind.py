"""Predictions as a kind of puzzle."""

import re
from collections.abc import Hashable
from typing import Any

from gloaming.core.errors import NotationError
from gloaming.core.interchange import convert
from gloaming.core.streams import Stream
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.exchange.walk import names_on
from gloaming.games.finstere.text.drawing import draw
from gloaming.games.finstere.text.words import walk_words
from gloaming.puzzles.finstere.cards import UNLIMITED
from gloaming.puzzles.finstere.deck import check_deck
from gloaming.puzzles.finstere.shapes import shape_of
from gloaming.puzzles.finstere.titles import PREDICTIONS
from gloaming.puzzles.finstere.tokens import check_tokens
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.verdict import Verdict

from . import composing, judging
from .puzzle import Predict, Prediction, Solution

ANSWER = re.compile(r"(?P<x>\d\d?),(?P<y>\d\d?)(?P<eaten>( \S+)*)")


class PredictKind(Kind[Predict]):
    """It is to be said where he ends, and whom he eats."""

    form = Predict
    titles = PREDICTIONS
    how_to_answer = "Type the cell where he ends and all whom he eats, like: 9,4 X Y"

    def check(self, puzzle: Predict) -> None:
        """Refuse what cannot be judged."""
        judging.check(puzzle)

    def check_opens(self, puzzle: Predict) -> None:
        """Refuse a card that no deck holds, and more tokens than a match has."""
        check_tokens(puzzle.position)
        if puzzle.task.card != UNLIMITED:
            check_deck([puzzle.task.card], judging.CARD)

    def judge(self, puzzle: Predict, seconds: float | None = None) -> Verdict:  # noqa: ARG002 - a walk is short
        """Say what becomes of it."""
        return judging.judge(puzzle)

    def compose(self, stream: Stream, grade: int) -> Predict | None:
        """Try once to compose a prediction of a grade."""
        return composing.compose(stream, grade)

    def shape(self, puzzle: Predict) -> Hashable:
        """Return what a prediction has in common with its mirror image."""
        names = puzzle.position.names()
        return shape_of(puzzle.position, dict.fromkeys(names, ())), puzzle.task.card

    def pose(self, puzzle: Predict) -> str:
        """Return the drawing of a prediction, and what is asked."""
        card = puzzle.task.card
        how = "walks until nobody is left" if card == UNLIMITED else f"gets the card {card}"
        return f"{draw(puzzle.position)}The monster {how}. Where does he end, and whom does he eat?"

    def read_answer(self, puzzle: Predict, text: str) -> Solution:
        """Read what is typed."""
        found = ANSWER.fullmatch(" ".join(text.split()))
        if not found:
            raise NotationError(self.how_to_answer, text)
        return told(puzzle, (int(found["x"]), int(found["y"])), found["eaten"].split())

    def answer_from(self, puzzle: Predict, plain: Any) -> Solution:
        """Return what a program answers."""
        answer = convert(plain, list[Prediction])
        if len(answer) != 1:
            raise NotationError("an answer is one prediction", "$")
        return told(puzzle, answer[0].cell, answer[0].eaten)

    def attempt(self, puzzle: Predict, answer: Solution) -> Attempt:
        """Let him walk, and compare."""
        walk = judging.walk_for(puzzle.position, puzzle.task.card)
        names = names_on(puzzle.position)
        lines = [
            f"{count:3}  {walk_words(step, names)}" for count, step in enumerate(walk.accounts, 1)
        ]
        solved = answer == [judging.prediction_of(walk)]
        return Attempt(solved, lines if solved else [])

    def beauty(self, puzzle: Predict) -> float:
        """Return how much happens for each piece on the board."""
        walk = judging.walk_for(puzzle.position, puzzle.task.card)
        events = judging.turns_in(walk) + len(walk.walk.eaten)
        return events / len([*puzzle.position.tokens, *puzzle.position.tiles])

    def say_solution(self, solution: Solution) -> str:
        """Return a solution as it would be typed."""
        cell, eaten = solution[0].cell, solution[0].eaten
        return " ".join([f"{cell[0]},{cell[1]}", *eaten])


def told(puzzle: Predict, cell: Place, eaten: list[str]) -> Solution:
    """Return a prediction, or refuse one that names somebody who is not there."""
    unknown = set(eaten) - set(puzzle.position.names())
    if unknown:
        raise NotationError("there is no such token", min(unknown))
    return [Prediction(cell, sorted(eaten))]


KIND = PredictKind()
