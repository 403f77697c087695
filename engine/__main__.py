"""Builds the modules whose rules were changed.

python -m engine            those that people play with
python -m engine checked    and those of the tests, in which every index is checked
python -m engine current    none: it only says, by how it ends, whether there is nothing to do
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from gloaming.core.engine.files import CHECKOUT, PACKAGES, is_current, module_path, note_path
from gloaming.core.engine.mode import Mode

# The same sources give the same bytes; sets of names must come in the same order for that.
SETTINGS = {"PYTHONHASHSEED": "0", "GLOAMING_RULES": "engine"}


def main(words: list[str]) -> None:
    """Build what is missing or older than its sources, one game after another."""
    if "current" in words:
        sys.exit(not all(map(is_current, PACKAGES)))
    for packages in by_game(package for package in PACKAGES if not is_current(package)):
        with TemporaryDirectory() as folder:
            make(packages, Mode.ENGINE, Path(folder))
            for package in packages:
                put(Path(folder) / f"{package}.wasm", module_path(package, Mode.ENGINE))
                put(Path(folder) / f"{package}.json", note_path(package))
    if "checked" in words:
        make_checked()


def make_checked() -> None:
    """Build the checked modules that are missing."""
    missing = (one for one in PACKAGES if not module_path(one, Mode.CHECKED).exists())
    for packages in by_game(missing):
        with TemporaryDirectory() as folder:
            make(packages, Mode.CHECKED, Path(folder))
            for package in packages:
                put(Path(folder) / f"{package}.wasm", module_path(package, Mode.CHECKED))


def by_game(packages: Iterable[str]) -> Iterator[list[str]]:
    """Yield packages, those of a game together and its rules first.

    >>> list(by_game(["games.menhirs", "games.finstere", "bots.menhirs"]))
    [['games.finstere'], ['games.menhirs', 'bots.menhirs']]
    """
    for _, found in groupby(sorted(packages, key=game_of), game_of):
        yield list(found)


def game_of(package: str) -> str:
    """Return the game to which a package belongs."""
    return package.rpartition(".")[2]


def make(packages: list[str], which: Mode, folder: Path) -> None:
    """Build modules and their notes into a folder, in a process of their own."""
    print(f"{', '.join(packages)} ({which})", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "engine.one", which, str(folder), *packages]
    done = subprocess.run(command, check=False, cwd=CHECKOUT, env={**os.environ, **SETTINGS})  # noqa: S603 - ours
    if done.returncode:
        sys.exit(f"{', '.join(packages)} not built: what went wrong stands above")


def put(made: Path, target: Path) -> None:
    """Put a whole file where it belongs; nobody ever sees half of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.copyfile(made, unfinished)
    unfinished.replace(target)


if __name__ == "__main__":
    main(sys.argv[1:])
