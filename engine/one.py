"""`python -m engine.one MODE FOLDER PACKAGE ...`: build the modules of a game into a folder."""

import sys
import time
from collections.abc import Iterable
from pathlib import Path

BEGAN = time.time()  # before any source is read

import msgspec  # noqa: E402 - as above

from gloaming.core.engine.files import paths_of  # noqa: E402
from gloaming.core.engine.mode import Mode  # noqa: E402

from .building import Built, build  # noqa: E402
from .noting import note_of  # noqa: E402


def main(which: str, folder: str, *packages: str) -> None:
    """Build modules, each with a note of what it was made of."""
    for package, built in zip(packages, build(packages, Mode(which)), strict=True):
        write(built, Path(folder) / f"{package}.wasm", Path(folder) / f"{package}.json")


def write(built: Built, module: Path, note: Path) -> None:
    """Write a module and its note, unless a source was changed meanwhile."""
    made_of = note_of(built.rules)
    changed = changed_since(BEGAN, paths_of(made_of.sources))
    if changed:
        sys.exit(f"changed while it was compiled, so that nobody knows what is in it: {changed}")
    module.write_bytes(built.module)
    text = msgspec.json.format(msgspec.json.encode(made_of), indent=1)
    note.write_bytes(text + b"\n")


def changed_since(moment: float, paths: Iterable[Path]) -> list[str]:
    """Return the names of files that were written after a moment."""
    return [path.name for path in paths if path.stat().st_mtime > moment]


if __name__ == "__main__":
    main(*sys.argv[1:])
