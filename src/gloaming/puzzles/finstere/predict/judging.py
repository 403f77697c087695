"""What becomes of a prediction: the walk itself is the proof."""

from gloaming.core.errors import NotationError
from gloaming.core.layout import blank
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import check as check_position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.walk import ToldWalk, tell_unlimited_walk, tell_walk
from gloaming.games.finstere.state import Trace
from gloaming.puzzles.finstere.cards import UNLIMITED, card_number
from gloaming.puzzles.finstere.proving.events import Events, count_steps
from gloaming.puzzles.finstere.proving.grading import grade_predict
from gloaming.puzzles.reading import at_place
from gloaming.puzzles.verdict import NO_SOLUTION, Verdict, pronounce

from .puzzle import Predict, Prediction

CARD = "$.task.card"
IN_CIRCLES = f"{NO_SOLUTION}: he walks in circles, and so nowhere to an end"


def check(puzzle: Predict) -> None:
    """Refuse impossible positions and unknown cards."""
    with at_place("$.position"):
        check_position(puzzle.position)
    if puzzle.task.card != UNLIMITED:
        card_number(puzzle.task.card, CARD)
    if not puzzle.position.tokens:
        raise NotationError("there is nobody whom he could eat", "$.position.tokens")


def walk_for(position: Position, card: str) -> ToldWalk:
    """Let him walk for a card."""
    if card == UNLIMITED:
        return tell_unlimited_walk(position)
    return tell_walk(position, card_number(card, CARD))


def judge(puzzle: Predict) -> Verdict:
    """Return what becomes of it; where he meets nobody there is nothing to predict."""
    told = walk_for(puzzle.position, puzzle.task.card)
    ends = told.walk.ended != "repeats"
    return pronounce(
        unique=puzzle.unique,
        solutions=int(ends),
        solution=[prediction_of(told)] if ends else [],
        grade=grade_of(puzzle.position, told),
        idle=ends and not told.walk.eaten and not turns_in(told),
    )


def prediction_of(told: ToldWalk) -> Prediction:
    """Return where a walk ends, and who is eaten."""
    return Prediction(told.walk.position.monster.cell, sorted(told.walk.eaten))


def turns_in(told: ToldWalk) -> int:
    """Return how often he turns."""
    return sum(step.faced != step.facing for step in told.accounts)


def grade_of(position: Position, told: ToldWalk) -> int:
    """Return how hard a walk from a position is to foresee."""
    events = Events(*count_steps(to_floor(position), blank(Trace), len(told.accounts)))
    return grade_predict(events.steps, events.turns, events.pushes, events.slips)
