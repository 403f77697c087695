"""Starting: how long the command and the server take with an empty cache, and warm.

In a checkout the cache holds what the sources mean, so that their modules can be trusted; in
what is installed there is nothing to keep.  Empty and warm starts are measured in turns.
"""

import os
import pty
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from gloaming.core.sources import cache_root

from .extent import extent
from .report import Row
from .serving import memory_after_matches, seconds_to_first_bots

POSITION = """\
{"game": "finstere", "monster": {"cell": [9, 7], "facing": "E"},
 "tokens": [{"name": "A", "cell": [9, 1]}], "tiles": [{"kind": "stone", "cell": [13, 5]}]}
"""
COMMAND = str(Path(sys.executable).with_name("gloaming"))
PROMPT = b"> "
STARTS = extent(7, 1)
SERVER_STARTS = extent(3, 1)
MUCH_LONGER = 1.5  # than warm, at most
MONSTER_LIMIT = 0.5  # seconds
MEMORY_LIMIT = 150e6
MEGABYTE = 1e6


def variables(cache: str) -> dict[str, str]:
    """Return the environment of a command with a cache of its own."""
    return {**os.environ, "GLOAMING_CACHE": cache}


def seconds_to_prompt(cache: str) -> float:
    """Return how long `gloaming play menhirs` takes in a terminal until it asks something."""
    ours, theirs = pty.openpty()
    start = time.perf_counter()
    with (
        os.fdopen(ours, "rb", buffering=0) as terminal,
        subprocess.Popen(
            [COMMAND, "play", "menhirs"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=variables(cache),
        ) as process,
    ):
        os.close(theirs)
        try:
            said = b""
            while not said.endswith(PROMPT):
                said += terminal.read(1 << 16)
            return time.perf_counter() - start
        finally:
            process.kill()


def seconds_of_monster(cache: str) -> float:
    """Return how long `gloaming monster` takes."""
    start = time.perf_counter()
    subprocess.run(
        [COMMAND, "monster", "-", "--card", "8"],
        env=variables(cache),
        input=POSITION,
        text=True,
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - start


def empty_and_warm(measure: Callable[[str], float], times: int) -> tuple[float, float]:
    """Return the shortest time with an empty cache, and with one that is warm."""
    empty, warm = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as cache:
            empty.append(measure(cache))
            warm.append(measure(cache))
    return min(empty), min(warm)


def start_row(what: str, measure: Callable[[str], float], times: int) -> Row:
    """Measure a start with an empty cache beside a warm one."""
    empty, warm = empty_and_warm(measure, times)
    beside = f"the same, warm, {warm:.2f} s"
    return Row(what, f"{empty:.2f} s", beside, empty / warm, MUCH_LONGER, is_limit=True)


def rows() -> list[Row]:
    """Measure all starts, and what a server holds."""
    monster = min(seconds_of_monster(str(cache_root())) for _ in range(STARTS + 1))
    memory = memory_after_matches()
    return [
        start_row(
            "`gloaming play menhirs`, empty cache, until the first prompt",
            seconds_to_prompt,
            STARTS,
        ),
        start_row(
            "`gloaming serve`, empty cache, until a bot has answered in every game",
            seconds_to_first_bots,
            SERVER_STARTS,
        ),
        Row(
            "warm start of `gloaming monster`",
            f"{monster:.2f} s",
            f"limit of {MONSTER_LIMIT:g} s",
            MONSTER_LIMIT / monster,
            1.0,
        ),
        Row(
            "memory of one server process after a match of each game",
            f"{memory / MEGABYTE:.0f} MB",
            f"limit of {MEMORY_LIMIT / MEGABYTE:g} MB",
            MEMORY_LIMIT / memory,
            1.0,
        ),
    ]
