"""What a prover says of a puzzle."""

from collections.abc import Sequence
from typing import Any

import msgspec

NO_SOLUTION = "there is no solution"
NOTHING_TO_DO = "it is solved by doing nothing"
LIMIT_REACHED = "not proved: the limit of time was reached"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a puzzle is sound, and why not."""

    sound: bool
    solutions: int  # exactly, where it is proved
    proved: bool  # false only where a limit was reached
    grade: int | None  # of a sound puzzle
    solution: Any  # one of them, in the form of the kind; empty if there is none
    reason: str | msgspec.UnsetType = msgspec.UNSET  # why it is not sound, or not proved


def several(solutions: int) -> str:
    """Say that a puzzle is not unique, as it claims."""
    return f"it is claimed to be unique and has {solutions} solutions"


def pronounce(
    *,
    unique: bool,
    solutions: int,
    solution: Sequence[Any],
    grade: int | None,
    idle: bool = False,
    proved: bool = True,
) -> Verdict:
    """Return the verdict that follows from what was counted; `idle`: nothing need be done."""
    reason = fault(unique=unique, solutions=solutions, idle=idle, proved=proved)
    sound = reason is None
    return Verdict(
        sound=sound,
        solutions=solutions,
        proved=proved,
        grade=grade if sound else None,
        solution=solution,
        reason=reason or (msgspec.UNSET if proved else LIMIT_REACHED),
    )


def fault(*, unique: bool, solutions: int, idle: bool, proved: bool) -> str | None:
    """Return what is wrong with a puzzle, as far as that is known."""
    if solutions == 0 and proved:  # not even nothing: what must be laid or put has no place
        return NO_SOLUTION
    if idle:
        return NOTHING_TO_DO
    if unique and solutions > 1:
        return several(solutions)
    return LIMIT_REACHED if solutions == 0 else None
