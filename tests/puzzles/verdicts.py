"""Puzzles of every kind with what Python says of them, for the browser to say the same.

`python -m tests.puzzles.verdicts` writes the file anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gloaming.puzzles import collection
from gloaming.puzzles.kinds import KINDS
from gloaming.puzzles.reading import read_puzzle

DATA = Path(collection.__file__).with_name("data")
PATH = Path(__file__).with_name("verdicts.json")
PLACES = (0.0, 0.35, 0.7)  # in the list of a kind, from the easiest to the hardest
SLOW_PLACES = (0.0, 0.4)  # of kinds whose puzzles take seconds
TOLD = ("sound", "solutions", "proved", "grade")


def chosen() -> Iterator[dict[str, Any]]:
    """Yield some shipped puzzles of every kind, and what becomes of them if they are spoilt."""
    for kind in KINDS:
        lines = (DATA / f"{kind}.jsonl").read_bytes().splitlines()
        places = SLOW_PLACES if kind in ("hide", "furnish") else PLACES
        puzzles = [msgspec.json.decode(lines[int(place * len(lines))]) for place in places]
        yield from puzzles
        yield from spoilt(kind, puzzles[0])


def spoilt(kind: str, puzzle: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a puzzle with too little to do it, or too much."""
    task = puzzle["task"]
    if kind in ("feast", "escape"):
        still = [{**move, "steps": 0} for move in task["moves"]]
        more = [{**move, "steps": move["steps"] + 2} for move in task["moves"]]
        yield puzzle | {"task": task | {"moves": still}}
        yield puzzle | {"task": task | {"moves": more}}
    if kind == "feast":
        yield puzzle | {"task": task | {"facing": True}}
        for tile in ({"kind": "blood"}, {"kind": "stone"}, {"kind": "teleporter"}):
            yield puzzle | {"unique": False, "task": {"moves": [], "lay": [tile], "facing": False}}
    if kind == "predict":
        yield puzzle | {"task": {"card": "unlimited"}}
    if kind == "free-in":
        yield puzzle | {"task": {"turns": 3}, "unique": False}
    if kind == "hide":
        yield puzzle | {"task": task | {"steps": 0}}
        yield puzzle | {"task": task | {"steps": task["steps"] + 1}}


def judged(puzzle: dict[str, Any]) -> dict[str, Any]:
    """Return a puzzle with its verdict."""
    kind, read = read_puzzle(msgspec.json.encode(puzzle).decode())
    verdict = msgspec.to_builtins(kind.judge(read))
    return {"puzzle": puzzle, "verdict": {name: verdict[name] for name in TOLD}}


def text() -> str:
    """Return the file."""
    lines = [msgspec.json.encode(judged(puzzle)).decode() for puzzle in chosen()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
