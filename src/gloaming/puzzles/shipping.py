"""Shipping: puzzles that were made get their ids and titles, and go into the collection.

python -m gloaming.puzzles.shipping hide made/hide-*.jsonl
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gloaming.core.errors import PositionError

from .composing import read_made
from .kinds import KINDS, find_kind
from .puzzle import Puzzle
from .titles import titles_for

DATA = Path(__file__).with_name("data")


def shipped(kind: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return puzzles as they are shipped: the easiest first, numbered, each with a title."""
    shapes: dict[Any, Puzzle] = {}
    for puzzle in puzzles:
        shapes.setdefault(find_kind(kind).shape(puzzle), proved(kind, puzzle))
    ordered = sorted(shapes.values(), key=lambda puzzle: (puzzle.grade, puzzle.id))
    titles = titles_for(kind, [subjects_of(puzzle) for puzzle in ordered])
    return [
        msgspec.structs.replace(puzzle, id=f"{KINDS[kind].prefix}-{number:04}", title=title)
        for number, (puzzle, title) in enumerate(zip(ordered, titles, strict=True), start=1)
    ]


def proved(kind: str, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the grade that its proof gives it; refuse one that is not sound."""
    verdict = find_kind(kind).judge(puzzle)
    if verdict.grade is None:
        raise PositionError(str(verdict.reason), puzzle.id)
    return msgspec.structs.replace(puzzle, grade=verdict.grade)


def subjects_of(puzzle: Any) -> tuple[str, ...]:
    """Return the furniture that a puzzle may be about: what is to be put, or what stands there."""
    piece = getattr(puzzle.task, "piece", "")
    furniture = getattr(puzzle.position, "furniture", ())
    return (piece,) if piece else tuple(placed.piece for placed in furniture)


def main(arguments: Sequence[str]) -> None:
    """Write the collection of a kind anew from files of made puzzles."""
    kind, *names = arguments
    made = [puzzle for name in names for puzzle in read_made(Path(name), kind)]
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in shipped(kind, made)]
    (DATA / f"{kind}.jsonl").write_bytes(b"".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
