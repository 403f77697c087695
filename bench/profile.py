"""`python -m bench.profile [ROW ...]`: where the time of rows goes, sampled by Linux' perf.

    rules      the compiled rules themselves
    wasmtime   its way in and out of them
    Python     the interpreter, ctypes, numpy and what else is loaded
    system     the kernel

Every row runs for some seconds in a process of its own, started before it is sampled.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from . import batches, finstere, menhirs, spokenchaos, thinking

SECONDS = 5.0
WARM_UP = 3.0  # seconds that are not sampled
RATE = 999  # samples a second

# What is in no file was compiled: perf names it after the map that it looks for.
MADE = re.compile(r"/perf-\d+\.map$|^//anon|^\[anon|^\[unknown\]")

ROWS: dict[str, Callable[[], Callable[[], object]]] = {
    "random matches of finstere": lambda: finstere.random_games,
    "one call from Python per whole move": finstere.driven_from_python,
    "batch for learners, 1 thread": lambda: lambda: batches.steps("1"),
    "batch for learners, 2 threads": lambda: lambda: batches.steps("2"),
    "moth of finstere": lambda: lambda: thinking.simulations("finstere", "moth"),
    "badger of finstere": lambda: lambda: thinking.simulations("finstere", "badger"),
    "owl of finstere": lambda: lambda: thinking.simulations("finstere", "owl"),
    "moth of menhirs": lambda: lambda: thinking.simulations("menhirs", "moth"),
    "owl of menhirs": lambda: lambda: thinking.simulations("menhirs", "owl"),
    "bat of spokenchaos": lambda: lambda: thinking.simulations("spokenchaos", "bat"),
    "owl of spokenchaos": lambda: lambda: thinking.simulations("spokenchaos", "owl"),
    "Menhirs: moves are generated": menhirs.engine_generator,
    "Menhirs: 10 tiles solved": lambda: lambda: menhirs.solved(10, 24),
    "official looks": spokenchaos.official_looks,
    "furniture candidates": spokenchaos.furniture_candidates,
}


def go_on(row: str) -> None:
    """Do what a row measures, for as long as it is sampled."""
    work, end = ROWS[row](), time.monotonic() + WARM_UP + 2 * SECONDS
    while time.monotonic() < end:
        work()


def sampled(row: str) -> Counter[str]:
    """Return how many samples of a row fell into what is loaded."""
    perf = shutil.which("perf")
    if perf is None:
        sys.exit("perf is not installed: on Debian it is the package linux-perf")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "perf.data"
        code = f"from bench.profile import go_on; go_on({row!r})"
        with subprocess.Popen([sys.executable, "-c", code]) as process:
            time.sleep(WARM_UP)
            record = [
                perf,
                "record",
                "-q",
                "-F",
                str(RATE),
                "-p",
                str(process.pid),
                "-o",
                str(data),
            ]
            subprocess.run([*record, "--", "sleep", str(SECONDS)], check=True)
            process.kill()
        script = [perf, "script", "-i", str(data), "-F", "ip,dso"]
        text = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    return Counter(part_of(line) for line in text.splitlines() if line.strip())


def part_of(line: str) -> str:
    """Return which part a sample fell into.

    >>> part_of(" 7f0d2c (/lib/python3/site-packages/wasmtime/linux/_libwasmtime.so)")
    'wasmtime'
    >>> part_of(" 7f0d2c (/tmp/perf-2508.map)"), part_of(" 7f0d2c (//anon)")
    ('rules', 'rules')
    """
    place = line[line.index("(") + 1 : line.rindex(")")]
    if place.startswith("[kernel"):
        return "system"
    if "wasmtime" in place:
        return "wasmtime"
    is_compiled = MADE.search(place) is not None
    return "rules" if is_compiled else "Python"


def main(rows: list[str]) -> None:
    """Print a table."""
    sys.stdout.write(
        "| row | rules | wasmtime | Python | system |\n| --- | --- | --- | --- | --- |\n"
    )
    for row in rows or ROWS:
        found = sampled(row)
        parts = ("rules", "wasmtime", "Python", "system")
        shares = [f"{100 * found[part] / max(found.total(), 1):.0f} %" for part in parts]
        sys.stdout.write(f"| {' | '.join((row, *shares))} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
