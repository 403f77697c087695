"""Predictions: the walk of a slow oracle is the answer."""

from typing import Any

import pytest
from hypothesis import given, settings

from gloaming.core.errors import NotationError, PositionError
from gloaming.core.interchange import convert
from gloaming.puzzles.finstere.predict.kind import KIND
from gloaming.puzzles.finstere.predict.puzzle import Predict, Prediction, Task
from tests.games.finstere.oracle.monster import walk
from tests.games.finstere.positions import examples, read
from tests.games.finstere.strategies import cards, positions

STRAIGHT_ON = """
      0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
  0   .   .   .   .   .   .   .   .   .   .   .   .
  1   .   .   .   .   .   .   .   .   .   .   .   .   .
  2   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  3   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  4   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  5   .  M>   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  6   .   .   .   .   .   .   .   .   .   .   .   .   #   .   .   .
  7       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  8           .   .   .   .   .   .   .   .   .   .   .   .   .   .
  9               .   .   .   .   .   .   .   .   .   .   .   .   .
 10                   .   .   .   .   .   .   .   .  Y1   .   .   .
"""
ROUND_THE_CORNER = STRAIGHT_ON.replace("3   .   .   .   .", "3   .   .   .  X1", 1)


def puzzle_in(drawing: str, card: str) -> Predict:
    """Return a prediction for a drawn position."""
    return Predict(game="finstere", position=read(drawing), task=Task(card), unique=True)


@settings(max_examples=examples(100, 20), deadline=None)
@given(positions(), cards)
def test_the_walk_is_the_answer(position: dict[str, Any], card: str) -> None:
    story = walk(position, card)
    plain = {"kind": "predict", "game": "finstere", "position": position, "task": {"card": card}}
    verdict = KIND.judge(convert(plain, Predict))
    cell = story["position"]["monster"]["cell"]
    assert verdict.solution == [Prediction((cell[0], cell[1]), sorted(story["eaten"]))]
    assert verdict.solutions == 1


def test_whoever_only_goes_straight_on_is_no_puzzle() -> None:
    verdict = KIND.judge(puzzle_in(STRAIGHT_ON, "5"))
    assert not verdict.sound
    assert verdict.reason == "it is solved by doing nothing"


def test_walking_in_circles_has_no_end() -> None:
    verdict = KIND.judge(puzzle_in(STRAIGHT_ON, "unlimited"))
    assert verdict.solutions == 0
    assert not verdict.sound


def test_an_answer_is_a_cell_and_names() -> None:
    puzzle = puzzle_in(ROUND_THE_CORNER, "5")
    assert KIND.judge(puzzle).sound
    wanted = KIND.say_solution(KIND.judge(puzzle).solution)
    assert wanted == "3,2 X1"
    assert KIND.attempt(puzzle, KIND.read_answer(puzzle, wanted)).solved
    assert not KIND.attempt(puzzle, KIND.read_answer(puzzle, "3,2")).solved
    for wrong, reason in (("here", "like"), ("3,3 Q", "no such token")):
        with pytest.raises(NotationError, match=reason):
            KIND.read_answer(puzzle, wrong)


@pytest.mark.parametrize("card", ["0", "21", "4-hits", "all"])
def test_there_must_be_such_a_card(card: str) -> None:
    with pytest.raises(PositionError, match=r"\$.task.card: a card is 1 to 20"):
        KIND.check(puzzle_in(ROUND_THE_CORNER, card))


def test_there_must_be_somebody_to_eat() -> None:
    with pytest.raises(NotationError, match="nobody whom he could eat"):
        KIND.check(puzzle_in(STRAIGHT_ON.replace("Y1", " ."), "5"))
