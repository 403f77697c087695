"""Puzzles of Menhirs and Spokenchaos: how long the shipped ones take to be proved."""

from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.kinds import find_kind

from .extent import extent
from .measure import timed
from .report import Row

EACH = extent(24, 1)  # puzzles of a kind, from the easiest to the hardest
KINDS = {
    "free-in": "every first turn by the solver",
    "hide": "all arrangements counted",
    "furnish": "90,000 poses tried",
}


def seconds_of(kind: str) -> float:
    """Return how long a shipped puzzle of a kind takes on average."""
    judge, puzzles = find_kind(kind).judge, list(puzzles_of(kind).values())
    some = puzzles[:: max(1, len(puzzles) // EACH)][:EACH]
    judge(some[0])
    return 1 / timed(lambda: sum(judge(puzzle).sound for puzzle in some)).per_second


def rows() -> list[Row]:
    """Measure proofs."""
    return [
        Row(f"a shipped {kind} puzzle proved, {how}, one core", f"{seconds_of(kind):.3f} s")
        for kind, how in KINDS.items()
    ]
