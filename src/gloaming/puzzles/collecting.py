"""Collecting: of the puzzles that were composed the most beautiful of each grade are shipped.

python -m gloaming.puzzles.collecting feast 35 made-*.jsonl    writes data/feast.jsonl
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from .composing import read_made
from .kinds import KINDS, AnyKind, find_kind
from .puzzle import GRADES, Puzzle

DATA = Path(__file__).parent / "data"


def collect(name: str, made: Sequence[Puzzle], of_each: int) -> list[Puzzle]:
    """Return the most beautiful puzzles of each grade, with ids and titles; no two of a shape."""
    kind = find_kind(name)
    chosen: list[Puzzle] = []
    for grade in GRADES:
        of_grade = [puzzle for puzzle in distinct(kind, made) if puzzle.grade == grade]
        chosen += sorted(of_grade, key=kind.beauty, reverse=True)[:of_each]
    return [named(kind, name, number, puzzle) for number, puzzle in enumerate(chosen)]


def distinct(kind: AnyKind, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the first puzzle of each shape."""
    shapes = {kind.shape(puzzle): puzzle for puzzle in reversed(list(puzzles))}
    return list(reversed(shapes.values()))


def named(kind: AnyKind, name: str, number: int, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the id and the title of a number."""
    identity = f"{KINDS[name].prefix}-{number + 1:04}"
    return msgspec.structs.replace(puzzle, id=identity, title=kind.titles.title(number))


def write_collection(name: str, of_each: int, paths: Sequence[Path]) -> None:
    """Write the shipped puzzles of a kind anew."""
    made = [puzzle for path in paths for puzzle in read_made(path, name)]
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in collect(name, made, of_each)]
    DATA.mkdir(exist_ok=True)
    (DATA / f"{name}.jsonl").write_bytes(b"".join(lines))


if __name__ == "__main__":
    write_collection(sys.argv[1], int(sys.argv[2]), [Path(path) for path in sys.argv[3:]])
