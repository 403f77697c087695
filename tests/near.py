"""`python -m tests.near [COMMIT]`: what a change may have broken, within a minute.

Checks style and types, and runs the tests that import what differs from a commit (by default the
last one), the nearest first, for as long as there is time.  `vitest related` runs the client's.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import grimp
import pytest

from gloaming.core.engine.files import PACKAGES, is_current

SECONDS = 40  # for tests in Python; the rest of the minute is for finding and importing them
MOST_FILES = 60
SLOW = ("client", "browsers", "packaging", "pythons", "hostile", "engine", "endurance")
CLIENT = Path("client/src")
PROGRAMS = Path(sys.executable).parent


class Check(NamedTuple):
    """Something that is run, and how it went."""

    name: str
    command: tuple[str, ...]
    folder: str = "."


def main(arguments: list[str]) -> int:
    """Run what concerns the change; return 1 if something of it is red."""
    changed = changed_files(*arguments)
    print(f"{len(changed)} files differ", flush=True)  # noqa: T201 - what a command is for
    with ThreadPoolExecutor() as pool:
        running = [pool.submit(run, check) for check in checks(changed)]
        # Alone in this process, for its tests are chosen while they run.
        tests = run_tests(tests_near(changed))
        results = [done.result() for done in running]
    return int(tests or any(results))


def changed_files(commit: str = "HEAD") -> list[Path]:
    """Return the files that differ from a commit, new ones among them."""
    differ = ["git", "diff", "--name-only", "--diff-filter=d", commit]
    new = ["git", "ls-files", "--others", "--exclude-standard"]
    lines = [subprocess.check_output(words, text=True).split("\n") for words in (differ, new)]
    return [Path(name) for name in sorted({*lines[0], *lines[1]} - {""})]


def checks(changed: list[Path]) -> Iterator[Check]:
    """Yield what is run beside the tests in Python."""
    if any(path.suffix == ".py" for path in changed):
        ruff = str(PROGRAMS / "ruff")
        yield Check("style", (ruff, "check", "."))
        yield Check("layout", (ruff, "format", "--check", "."))
        yield Check("types", (str(PROGRAMS / "dmypy"), "run"))
    client = [str(path.relative_to("client")) for path in changed if CLIENT in path.parents]
    if client:
        npx = shutil.which("npx", path=f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}") or "npx"
        yield Check("client's style", (npx, "prettier", "--check", *client), "client")
        yield Check("client's rules", (npx, "eslint", "--max-warnings", "0", *client), "client")
        yield Check("client's tests", (npx, "vitest", "related", "--run", *client), "client")


def run(check: Check) -> bool:
    """Run a check and print what it says if it is red; tell whether it is."""
    started = time.monotonic()
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    how = "green" if done.returncode == 0 else "RED"
    said = "" if done.returncode == 0 else f"\n{done.stdout}{done.stderr}"
    print(f"{check.name}: {how}, {time.monotonic() - started:.0f} s{said}", flush=True)  # noqa: T201
    return done.returncode != 0


def tests_near(changed: Iterable[Path]) -> list[str]:
    """Return the files of tests that import what changed, those that do so directly first."""
    graph = grimp.build_graph("gloaming", "tests", cache_dir=None)
    nearest = {module_of(path): 0 for path in changed if path.suffix == ".py"}
    nearest = {module: 0 for module in nearest if module in graph.modules}
    edge = list(nearest)
    while edge:
        users = (graph.find_modules_that_directly_import(module) for module in edge)
        edge = [module for module in set().union(*users) if module not in nearest]
        distance = max(nearest.values()) + 1
        nearest |= dict.fromkeys(edge, distance)
    tests = [module for module in nearest if is_quick_test(module)]
    ordered = sorted(tests, key=lambda module: (nearest[module], module))
    return [f"{module.replace('.', '/')}.py" for module in ordered[:MOST_FILES]]


def module_of(path: Path) -> str:
    """Return the name of the module in a file.

    >>> module_of(Path("src/gloaming/core/match.py"))
    'gloaming.core.match'
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[parts[0] == "src" : len(parts) - (parts[-1] == "__init__")])


def is_quick_test(module: str) -> bool:
    """Tell whether a module has tests that need no browser and no package."""
    parts = module.split(".")
    return parts[0] == "tests" and parts[-1].startswith("test_") and not set(parts) & set(SLOW)


class Deadline:
    """Ends a run of tests when its time is over."""

    def __init__(self, seconds: float) -> None:
        """Begin to count."""
        self.end = time.monotonic() + seconds

    def pytest_runtest_logfinish(self) -> None:
        """End the run after a test."""
        if time.monotonic() > self.end:
            pytest.exit("the minute is over: `make fast` runs the others", returncode=0)


def run_tests(files: list[str]) -> bool:
    """Run files of tests in their order, for as long as there is time; tell whether one is red."""
    if not files:
        return False
    if not all(map(is_current, PACKAGES)):
        os.environ["GLOAMING_RULES"] = "interpreted"  # nobody compiles for a first answer
    options: list[Any] = ["-q", "--no-header", "-x", "-m", "not sweep", *files]
    return pytest.main(options, plugins=[Deadline(SECONDS)]) != pytest.ExitCode.OK


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
