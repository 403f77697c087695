"""The kind `free-in`: the player to move frees all menhirs in time, whatever the opponent does."""

from collections.abc import Hashable
from itertools import cycle
from typing import Annotated, Any, Literal

import msgspec

from gloaming.core.streams import Stream
from gloaming.games.menhirs.exchange.interchange import turn_json
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.solver.budget import Budget
from gloaming.games.menhirs.text.drawing import LEGEND, draw
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.puzzle import Part, Puzzle
from gloaming.puzzles.reading import at_place
from gloaming.puzzles.verdict import Verdict, pronounce

from .answers import Solution, given_turn, read_turn, say_turns, try_turn, turn_from
from .composing import compose_position
from .grading import grade_of
from .proof import prove
from .symmetry import key_of
from .titles import FREE_IN


class Task(Part, frozen=True):
    """Within how many turns of both players the player to move is to win."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]


class FreeIn(Puzzle, frozen=True, kw_only=True, tag="free-in"):
    """A puzzle of Menhirs."""

    game: Literal["menhirs"]
    position: Position
    task: Task


class FreeInKind(Kind[FreeIn]):
    """Win in so many turns."""

    form = FreeIn
    titles = FREE_IN
    takes_any_grade = True
    how_to_answer = (
        "Type the first turn: 4,3 NE moves the whole cluster of that tile, 2,2 2,3 3,3 S just "
        "these; add - 4,4 where a tile is to be removed"
    )

    def check(self, puzzle: FreeIn) -> None:
        """Refuse a position that cannot be on the board."""
        with at_place("$.position"):
            to_state(puzzle.position)

    def judge(self, puzzle: FreeIn, seconds: float | None = None) -> Verdict:
        """Judge every first turn exactly, searching no deeper than the task asks for."""
        proof = prove(puzzle.position, puzzle.task.turns, Budget(seconds))
        return pronounce(
            unique=puzzle.unique,
            solutions=len(proof.solutions),
            solution=[turn_json(turn) for turn in proof.solutions[:1]],
            grade=grade_of(proof),
            idle=proof.is_idle,
            proved=proof.complete,
        )

    def compose(self, stream: Stream, grade: int) -> FreeIn | None:
        """Try once to compose a puzzle of a grade with one solution, and nothing idle in it."""
        found = compose_position(stream, grade)
        if found is None:
            return None
        position, proof = found
        return FreeIn(
            grade=grade_of(proof) or grade,
            unique=True,
            game="menhirs",
            position=position,
            task=Task(proof.shortest or 1),
        )

    def shape(self, puzzle: FreeIn) -> Hashable:
        """Return what all images of a position under the symmetries of its board share."""
        return key_of(puzzle.position)

    def pose(self, puzzle: FreeIn) -> str:
        """Return the drawing, what the turns to come are, and within how many of them to win."""
        position, turns = puzzle.position, puzzle.task.turns
        soon = "at once" if turns == 1 else f"within {(turns + 1) // 2} turns of your own"
        lines = (LEGEND, turns_to_come(position, turns), f"You are to move and to win {soon}.")
        return "\n".join((draw(position), *lines))

    def read_answer(self, puzzle: FreeIn, text: str) -> Solution:
        """Read a first turn."""
        return [turn_json(read_turn(puzzle.position, text))]

    def answer_from(self, puzzle: FreeIn, plain: Any) -> Solution:
        """Return what a program answers: a first turn."""
        return [turn_json(given_turn(puzzle.position, plain))]

    def attempt(self, puzzle: FreeIn, answer: Solution) -> Attempt:
        """Let the opponent answer as well as he can."""
        return try_turn(puzzle.position, puzzle.task.turns, turn_from(answer))

    def beauty(self, puzzle: FreeIn) -> float:
        """Prefer those with less on the board."""
        return -float(len(puzzle.position.mist) + len(puzzle.position.menhirs))

    def say_solution(self, solution: Solution) -> str:
        """Return a first turn as it would be typed."""
        return say_turns(solution)


KIND = FreeInKind()


def turns_to_come(position: Position, turns: int) -> str:
    """Return which of the next turns, one's own and the opponent's, end with a removal."""
    coming = position.schedule[position.turn - 1 :][:turns]
    words = ("move and remove" if removes else "move" for removes in coming)
    sides = cycle(("you", "opponent"))
    told = (f"{side} {what}" for side, what in zip(sides, words, strict=False))
    return f"The turns to come: {', '.join(told)}."
