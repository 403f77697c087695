"""What is worked out about puzzles, beside everything else: verdicts, and what answers come to.

A proof takes milliseconds or many seconds, so proofs have a thread and a fair queue of their
own: nobody who wants to see a replay, or has answered a puzzle, waits behind one.
"""

import msgspec

from gloaming.core.errors import ActionError, EngineError, PlacedError
from gloaming.puzzles.any_puzzle import AnyPuzzle
from gloaming.puzzles.kinds import find_kind
from gloaming.puzzles.sameness import key_of, kind_name, shipped_keys
from gloaming.puzzles.verdict import LIMIT_REACHED
from gloaming.server.messages.puzzles import AnswerPart

PROOF_SECONDS = 10.0
MOST_SOLUTIONS = 2**53  # as many as a number in JSON can tell apart
# A prover's room grows with these beyond all limits (four tokens of eight steps: a gigabyte).
MOST_MOVES, MOST_LAID, MOST_STEPS, MOST_HIDING = 3, 3, 20, 4


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on a puzzle, and what tells it from all others."""

    problem: str = ""  # why it cannot be published; nothing if it can
    is_proved: bool = True
    place: str = ""  # in the puzzle, where it cannot be read
    key: str = ""
    shipped: str = ""  # the shipped puzzle that is the same
    grade: int = 0
    solutions: int = 0
    solution: tuple[AnswerPart, ...] = ()


def judge(puzzle: AnyPuzzle) -> bytes:
    """Return the verdict on a puzzle as JSON."""
    return msgspec.json.encode(judged(puzzle))


def judged(puzzle: AnyPuzzle) -> Judged:
    """Prove a puzzle within a limit of time, and see whether it is one of ours."""
    name = kind_name(puzzle)
    kind = find_kind(name)
    try:
        check_size(puzzle)
        kind.check(puzzle)
        kind.check_opens(puzzle)
    except PlacedError as error:
        return Judged(problem=error.message, place=error.place or "$")
    key = key_of(puzzle)
    shipped = shipped_keys(name).get(key, "")
    if shipped:
        return Judged(key=key, shipped=shipped)
    try:
        verdict = kind.judge(puzzle, PROOF_SECONDS)
    except EngineError:  # it needs more time or room than there is
        return Judged(problem=LIMIT_REACHED, is_proved=False)
    if not verdict.sound or not verdict.proved or not verdict.grade:
        return Judged(problem=str(verdict.reason or LIMIT_REACHED), is_proved=verdict.proved)
    return Judged(
        key=key,
        grade=verdict.grade,
        solutions=min(verdict.solutions, MOST_SOLUTIONS),
        solution=msgspec.convert(msgspec.to_builtins(verdict.solution), tuple[AnswerPart, ...]),
    )


def check_size(puzzle: AnyPuzzle) -> None:
    """Refuse a task that would let a prover work for ever."""
    task = puzzle.task
    moves = getattr(task, "moves", ())
    counts = (
        ("moves", len(moves), MOST_MOVES),
        ("moves", sum(move.steps for move in moves), MOST_STEPS),
        ("lay", len(getattr(task, "lay", ())), MOST_LAID),
        ("steps", getattr(task, "steps", 0), MOST_STEPS),
        ("ghosts", len(getattr(task, "ghosts", ())), MOST_HIDING),
    )
    for part, count, most in counts:
        if count > most:
            words = f"there are at most {most} in a published puzzle, not {count}"
            raise PlacedError(words, f"$.task.{part}")


def attempt(puzzle: AnyPuzzle, answer: tuple[AnswerPart, ...]) -> bytes:
    """Return as JSON whether an answer solves a puzzle; what is no answer does not."""
    kind = find_kind(kind_name(puzzle))
    try:
        given = kind.answer_from(puzzle, msgspec.to_builtins(answer))
        return msgspec.json.encode(kind.attempt(puzzle, given).solved)
    except (PlacedError, ActionError):
        return msgspec.json.encode(False)
