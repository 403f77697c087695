"""The puzzles that are shipped: some of each kind for every run, all where that is asked for."""

from __future__ import annotations

import os
from typing import Any

from gloaming.puzzles.collection import puzzles_of

WANTS_ALL = os.environ.get("GLOAMING_PUZZLES") == "all"
SAMPLE = 4


def sample(kind: str) -> list[Any]:
    """Return shipped puzzles from the easiest to the hardest, or all with $GLOAMING_PUZZLES=all."""
    puzzles = list(puzzles_of(kind).values())
    return puzzles if WANTS_ALL else puzzles[:: max(1, len(puzzles) // SAMPLE)]
