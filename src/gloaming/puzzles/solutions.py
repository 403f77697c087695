"""The solutions of the shipped puzzles, for pages that show one when it is asked for.

python -m gloaming.puzzles.solutions          writes data/solutions/ anew, a file for each kind

    {"id": "ff-0001", "solution": [{"facing": "S"}]}

They are what the provers find. Nothing is hidden in them, but nobody reads them unasked.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from .collection import puzzles_of
from .kinds import KINDS, find_kind

FOLDER = Path(__file__).parent / "data" / "solutions"


class Solved(msgspec.Struct, frozen=True):
    """A puzzle, and how it is solved."""

    id: str
    solution: Any  # in the form of its kind


@cache
def solutions_of(kind: str) -> dict[str, Any]:
    """Return the shipped solutions of a kind by the ids of their puzzles."""
    data = files("gloaming.puzzles").joinpath("data", "solutions", f"{kind}.jsonl")
    lines = data.read_bytes().splitlines()
    return {
        one.id: one.solution for one in (msgspec.json.decode(line, type=Solved) for line in lines)
    }


def write_solutions(kind: str) -> None:
    """Prove every puzzle of a kind, and write what was found."""
    prover = find_kind(kind)
    solved = [Solved(name, prover.judge(one).solution) for name, one in puzzles_of(kind).items()]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{kind}.jsonl").write_bytes(b"".join(map(line_of, solved)))


def line_of(solved: Solved) -> bytes:
    """Return a line of the file."""
    return msgspec.json.encode(solved) + b"\n"


if __name__ == "__main__":
    for name in KINDS:
        write_solutions(name)
