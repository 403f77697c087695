"""The command itself: compiling everything cold (in brief: what is missing), starting warm."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from gloaming.core.sources import cache_root

from .extent import extent

POSITION = """\
{"game": "finstere", "monster": {"cell": [9, 7], "facing": "E"},
 "tokens": [{"name": "A", "cell": [9, 1]}], "tiles": [{"kind": "stone", "cell": [13, 5]}]}
"""
STARTS = extent(7, 1)


def run_seconds(cache: str, *arguments: str) -> float:
    """Run the command with a cache of its own; return how long it took."""
    start = time.perf_counter()
    subprocess.run(
        [str(Path(sys.executable).with_name("gloaming")), *arguments],
        env={**os.environ, "GLOAMING_CACHE": cache},
        input=POSITION,
        text=True,
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - start


def cold_and_warm() -> tuple[float, float, float]:
    """Return the seconds of a first bot match, of its second run, and of a warm `monster`."""
    with tempfile.TemporaryDirectory() as folder:
        cache, save = extent(folder, str(cache_root())), str(Path(folder) / "match.record")
        match = ("play", "finstere", "--seats", "badger,badger,moth,moth", "--seed", "1")
        cold = run_seconds(cache, *match, "--save", save)
        again = run_seconds(cache, *match, "--save", save)
        walk = ("monster", "-", "--card", "8")
        run_seconds(cache, *walk)
        warm = min(run_seconds(cache, *walk) for _ in range(STARTS))
    return cold, again, warm
