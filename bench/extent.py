"""How much is measured: everything, or so little that it only shows that every part runs."""

import os
from typing import TypeVar

T = TypeVar("T")

IS_BRIEF = os.environ.get("GLOAMING_BENCH") == "brief"


def extent(whole: T, brief: T) -> T:
    """Return how much of something there is to measure this time."""
    return brief if IS_BRIEF else whole
