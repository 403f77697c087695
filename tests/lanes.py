"""`python -m tests.lanes LANE ...`: runs lanes of the Makefile, three at once, each with a log.

What is red stands at the end, with the last lines of its log, and not somewhere above in an
hour's worth of two lanes' output.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

AT_ONCE = 3  # on two cores: some wait for disks and clocks
MAKE = shutil.which("make") or "make"
LOGS = Path(".lanes")
LAST_LINES = 80
# Which tests take longest is said in the logs, for whoever wants the whole run to be shorter.
SETTINGS = {"PYTEST_ADDOPTS": "--durations=12 --durations-min=1"}
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
SUMMARY = re.compile(r"^=+ (.*\b(?:passed|failed)\b.*?) =+$|^\s*Tests\s+(.*)$", re.MULTILINE)


class Run(NamedTuple):
    """How a lane went."""

    lane: str
    status: int
    log: Path


def run(lane: str) -> Run:
    """Run a lane, and say how it went."""
    log, started = LOGS / f"{lane}.log", time.monotonic()
    say(f"{lane}: running, to be followed in {log}")
    with log.open("wb") as out:
        made = subprocess.run(
            [MAKE, lane],
            env={**os.environ, **SETTINGS},
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
    minutes, seconds = divmod(round(time.monotonic() - started), 60)
    how = "green" if made.returncode == 0 else f"RED (exit status {made.returncode})"
    say(f"{lane}: {how} after {minutes} min {seconds:02} s; {summary(text_of(log))}")
    return Run(lane, made.returncode, log)


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201 - what a command is for


def text_of(log: Path) -> str:
    """Return a log without its colours."""
    return COLOURS.sub("", log.read_text(encoding="utf-8", errors="replace"))


def summary(text: str) -> str:
    """Return what the test runners of a lane say at their ends.

    >>> summary("==== 3 passed in 0.5s ====")
    '3 passed in 0.5s'
    """
    found = [one or other for one, other in SUMMARY.findall(text)]
    return ", ".join(found) or "no tests counted"


def report(failed: list[Run]) -> None:
    """Print the last lines of every red lane's log, and then their names."""
    for *_, log in failed:
        say(f"\n---- the end of {log} ----")
        say("\n".join(text_of(log).splitlines()[-LAST_LINES:]))
    say(f"\nRED: {', '.join(lane for lane, *_ in failed)}")


def main(lanes: list[str]) -> int:
    """Run lanes; return 1 if one of them is red."""
    LOGS.mkdir(exist_ok=True)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        failed = [done for done in pool.map(run, lanes) if done.status != 0]
    if failed:
        report(failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
