"""`python -m bench.native`: the same rules, compiled natively by numba, in a process of their own.

It does what it is asked for line by line, `finstere.random_games` say, and tells how much that was
and how long it took.  So the engine and native code are measured in the same run, in turns.

    engine    this process      finstere.random_games()  -> Rate
    native    the other one     finstere.random_games()  -> Rate, as JSON
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec

import gloaming
from gloaming.core import compiled
from gloaming.core.engine.mode import VARIABLE, Mode
from gloaming.core.sources import cache_root, meaning_of_files

from .measure import Rate

SOURCES = Path(gloaming.__file__).parent
Work = Callable[[], Rate]


class Native:
    """The process in which rules are native code."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        """Ask a process."""
        self.process = process

    def work(self, name: str, *arguments: str) -> Work:
        """Return a measurement that is made over there; it is made once at first, to compile."""
        ask = partial(self.ask, " ".join((name, *arguments)))
        ask()
        return ask

    def ask(self, line: str) -> Rate:
        """Have something measured."""
        if self.process.stdin is None or self.process.stdout is None:
            raise TypeError("the native process must be asked through pipes")
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"no native measurement of {line}")
        return msgspec.json.decode(answer, type=Rate)


@contextmanager
def native() -> Iterator[Native]:
    """Start the process, and end it."""
    # Rooms are plain memory where rules are interpreted, as native rules need them.
    environment = {VARIABLE: Mode.INTERPRETED, "NUMBA_CACHE_DIR": str(kept())}
    with subprocess.Popen(
        [sys.executable, "-m", "bench.native"],
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        try:
            yield Native(process)
        finally:
            process.kill()


def kept() -> Path:
    """Return where native code is kept: numba does not see when a rule in another file changes."""
    meaning = meaning_of_files(sorted(SOURCES.rglob("*.py")))
    return cache_root() / "bench" / f"native-{meaning}"


def compile_natively() -> None:
    """Let numba compile all rules that are imported from now on."""
    import numba  # noqa: PLC0415 - only this process has it

    from engine.lifetimes import keep_arrays  # noqa: PLC0415 - the same

    keep_arrays()
    compiled.TRANSLATORS.append(numba.njit(cache=True, nogil=True, error_model="numpy"))


def answer(line: str) -> Rate:
    """Do what a line asks for: a measurement of a module of ours, and what it is given."""
    name, *arguments = line.split()
    module, _, function = name.rpartition(".")
    rate: Rate = getattr(import_module(f"bench.{module}"), function)(*arguments)
    return rate


def main() -> None:
    """Answer until nobody asks any more."""
    compile_natively()
    out, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(msgspec.json.encode(answer(line)).decode(), file=out, flush=True)


if __name__ == "__main__":
    main()
