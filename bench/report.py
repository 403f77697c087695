"""The table of measurements, as Markdown."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One measurement; with a goal it says whether that was reached."""

    what: str
    measured: str
    peer: str = ""
    ratio: float | None = None
    goal: float | None = None
    is_limit: bool = False  # the ratio is to be no larger than the goal, rather than no smaller

    def cells(self) -> list[str]:
        """Return the row as the cells of a table."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f} x"
        goal = "" if self.goal is None else f"{'at most ' * self.is_limit}{self.goal:g} x"
        return [self.what, self.measured, self.peer, ratio, goal, self.verdict()]

    def verdict(self) -> str:
        """Say whether the goal was reached."""
        if self.goal is None or self.ratio is None:
            return ""
        is_reached = self.ratio <= self.goal if self.is_limit else self.ratio >= self.goal
        return "yes" if is_reached else "NO"


PACKAGES = ("wasmtime", "numba", "numpy", "open_spiel", "pettingzoo", "gymnasium")
HEADER = ["what", "measured", "beside", "ratio", "goal", "reached"]


def table(rows: Sequence[Row]) -> str:
    """Return rows as a Markdown table."""
    lines = [HEADER, ["---"] * len(HEADER), *(row.cells() for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def machine() -> str:
    """Describe the machine and the versions that matter."""
    model = "unknown processor"
    information = Path("/proc/cpuinfo")
    if information.exists():
        names = [line for line in information.read_text().splitlines() if "model name" in line]
        model = names[0].partition(":")[2].strip() if names else model
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"{model}, {os.cpu_count()} cores; Python {platform.python_version()}, {packages}"
