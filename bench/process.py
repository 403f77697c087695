"""What another process uses, as Linux tells it."""

import os
from pathlib import Path

AFTER_NAME = 2  # the first field behind the name, counted from 0
USER, SYSTEM = 13 - AFTER_NAME, 14 - AFTER_NAME
KIB = 1024


def seconds_used(process: int) -> float:
    """Return how long a process has kept processors busy; 0 where nobody can tell."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[USER]) + int(fields[SYSTEM])) / os.sysconf("SC_CLK_TCK")


def bytes_used(process: int) -> int:
    """Return how much memory a process holds; 0 where nobody can tell."""
    path = Path(f"/proc/{process}/status")
    if not path.exists():
        return 0
    sizes = [line for line in path.read_text().splitlines() if line.startswith("VmRSS:")]
    return int(sizes[0].split()[1]) * KIB
