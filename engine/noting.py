"""Notes of what a module was made of: the sources of its rules, and the programs."""

import json
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import Any

from gloaming.core.engine.files import Note, paths_of
from gloaming.core.sources import meaning_of_files

from .linking import FINISHER
from .sources import sources_of

PROGRAMS = ("llvmlite", "numba", "numpy", "ziglang")


def note_of(rules: Iterable[Callable[..., Any]]) -> Note:
    """Return of what a module with some rules was made."""
    sources = sources_of(rules)
    return Note(meaning_of_files(paths_of(sources)), programs(), sources)


def programs() -> dict[str, str]:
    """Return the programs that make modules, and their versions."""
    finisher = json.loads((FINISHER / "package.json").read_text(encoding="utf-8"))["version"]
    python = "{}.{}".format(*sys.version_info)
    return {"binaryen": finisher, "python": python, **{name: version(name) for name in PROGRAMS}}
