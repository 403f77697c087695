"""The puzzles that are shipped: a file of JSON lines for each kind, read when it is asked for.

data/feast.jsonl    {"kind": "feast", "id": "ff-0001", "grade": 1, "title": {...}, ...}
"""

from functools import cache
from importlib.resources import files
from typing import cast

import msgspec

from gloaming.core.errors import NotationError

from .kinds import KINDS, AnyKind, find_kind
from .puzzle import Puzzle, Title

HOW_TO_LIST = "there is no such puzzle; `gloaming puzzles` lists those that there are"


class Entry(msgspec.Struct, frozen=True):
    """A puzzle in the list of all."""

    id: str
    game: str
    kind: str
    grade: int
    title: Title


@cache
def puzzles_of(kind: str) -> dict[str, Puzzle]:
    """Return the shipped puzzles of a kind by their ids, the easiest first."""
    data = files("gloaming.puzzles").joinpath("data", f"{kind}.jsonl")
    lines = data.read_bytes().splitlines() if data.is_file() else []
    form = find_kind(kind).form
    puzzles = (cast("Puzzle", msgspec.json.decode(line, type=form)) for line in lines)
    return {puzzle.id: puzzle for puzzle in puzzles}


def entries(kinds: list[str]) -> list[Entry]:
    """Return what the list says of all puzzles of some kinds."""
    return [
        Entry(puzzle.id, KINDS[kind].game, kind, puzzle.grade, puzzle.title)
        for kind in kinds
        for puzzle in puzzles_of(kind).values()
        if puzzle.grade and puzzle.title
    ]


def find_puzzle(name: str) -> tuple[AnyKind, Puzzle]:
    """Return a shipped puzzle by its id, and its kind."""
    prefix = name.partition("-")[0]
    for kind, listed in KINDS.items():
        if listed.prefix == prefix and name in puzzles_of(kind):
            return find_kind(kind), puzzles_of(kind)[name]
    raise NotationError(HOW_TO_LIST, name)
