"""Builds the modules whose rules were changed.

python -m engine            those that people play with
python -m engine checked    and those of the tests, in which every index is checked
python -m engine current    none: it only says, by how it ends, whether there is nothing to do
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from gloaming.core.engine.files import CHECKOUT, PACKAGES, is_current, module_path, note_path
from gloaming.core.engine.mode import Mode

# The same sources give the same bytes; sets of names must come in the same order for that.
SETTINGS = {"PYTHONHASHSEED": "0", "GLOAMING_RULES": "engine"}


def main(words: list[str]) -> None:
    """Build what is missing or older than its sources, one package after another."""
    if "current" in words:
        sys.exit(not all(map(is_current, PACKAGES)))
    for package in PACKAGES:
        if not is_current(package):
            make(package, Mode.ENGINE, module_path(package, Mode.ENGINE), note_path(package))
        if "checked" in words and not module_path(package, Mode.CHECKED).exists():
            with TemporaryDirectory() as folder:
                note = Path(folder) / "note.json"
                make(package, Mode.CHECKED, module_path(package, Mode.CHECKED), note)


def make(package: str, which: Mode, module: Path, note: Path) -> None:
    """Build a module in a process of its own, and put it where it belongs when it is whole."""
    print(f"{package} ({which})", file=sys.stderr, flush=True)
    module.parent.mkdir(parents=True, exist_ok=True)
    unfinished = [path.with_name(f"{path.name}.{os.getpid()}") for path in (module, note)]
    command = [sys.executable, "-m", "engine.one", package, which, *map(str, unfinished)]
    done = subprocess.run(command, check=False, cwd=CHECKOUT, env={**os.environ, **SETTINGS})  # noqa: S603 - ours
    if done.returncode:
        sys.exit(f"{package} was not built: what went wrong stands above")
    for made, target in zip(unfinished, (module, note), strict=True):
        made.replace(target)


if __name__ == "__main__":
    main(sys.argv[1:])
