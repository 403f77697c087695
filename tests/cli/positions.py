"""The worked examples of the rules (section 7), as positions for programs."""

import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]

WALK: Position = {
    "game": "finstere",
    "monster": {"cell": [9, 7], "facing": "E"},
    "tokens": [
        {"name": "A", "cell": [9, 1]},
        {"name": "B", "cell": [8, 7]},
        {"name": "C", "cell": [12, 5]},
        {"name": "D", "cell": [12, 2]},
        {"name": "E", "cell": [12, 8]},
        {"name": "F", "cell": [14, 5]},
        {"name": "G", "cell": [15, 6]},
        {"name": "H", "cell": [10, 4]},
    ],
    "tiles": [
        {"kind": "stone", "cell": [13, 5]},
        {"kind": "blood", "cells": [[10, 5], [11, 5], [10, 6], [11, 6]]},
    ],
}

WALK_DRAWING = """\
      0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
  0   .   .   .   .   .   .   .   .   .   .   .   .
  1   .   .   .   .   .   .   .   .   .   A   .   .   .
  2   .   .   .   .   .   .   .   .   .   .   .   .   D   .
  3   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  4   .   .   .   .   .   .   .   .   .   .   H   .   .   .   .   .
  5   .   .   .   .   .   .   .   .   .   .   ~   ~   C   #   F   .
  6   .   .   .   .   .   .   .   .   .   .   ~   ~   .   .   .   G
  7       .   .   .   .   .   .   .   B  M>   .   .   .   .   .   .
  8           .   .   .   .   .   .   .   .   .   .   E   .   .   .
  9               .   .   .   .   .   .   .   .   .   .   .   .   .
 10                   .   .   .   .   .   .   .   .   .   .   .   .
"""

PUSH: Position = {
    "game": "finstere",
    "monster": {"cell": [15, 10], "facing": "W"},
    "tokens": [{"name": "A", "cell": [5, 1]}, {"name": "B", "cell": [0, 1]}],
    "tiles": [{"kind": "stone", "cell": [2, 1]}],
}

PASS: Position = {
    "game": "finstere",
    "monster": {"cell": [15, 10], "facing": "W"},
    "tokens": [
        {"name": "A", "cell": [3, 3]},
        {"name": "B", "cell": [2, 2]},
        {"name": "C", "cell": [1, 1]},
    ],
    "tiles": [{"kind": "stone", "cell": [2, 1]}],
}

ADVANCED: Position = {
    "game": "finstere",
    "monster": {"cell": [9, 7], "facing": "E"},
    "tokens": [{"name": "A", "cell": [0, 1]}],
    "tiles": [
        {"kind": "crystal", "cell": [3, 4]},
        {"kind": "turn-right", "cell": [10, 7]},
        {"kind": "turn-back", "cell": [12, 6]},
        {"kind": "teleporter", "pair": "yellow", "cell": [9, 4], "arrow": "E"},
        {"kind": "teleporter", "pair": "yellow", "cell": [14, 6], "arrow": "S"},
        {"kind": "blood", "cells": [[4, 8], [5, 8], [6, 8], [7, 8]]},
    ],
    "rulings": {"preset": "nl", "sight_across_blood": False},
    "waiting": ["C"],
}


def saved(position: Position, name: str = "position.json") -> str:
    """Write a position into the folder of the test, and return the file's name."""
    Path(name).write_text(json.dumps(position), encoding="utf-8")
    return name


def unordered(position: Position) -> Position:
    """Return a position with tokens and tiles sorted: their order means nothing."""
    pools = [sorted(tile["cells"]) for tile in position["tiles"] if tile["kind"] == "blood"]
    tiles = [tile for tile in position["tiles"] if tile["kind"] != "blood"]
    return {
        **position,
        "tokens": sorted(position["tokens"], key=str),
        "tiles": sorted(tiles, key=str),
        "pools": sorted(pools),
    }
