"""Where the engine's modules lie: beside the rules of which they are made, with a note of those.

    games/menhirs/engine.wasm    the module
    games/menhirs/engine.json    of which sources it was made, and with what

In a checkout a module that is older than its sources is refused, so that nobody plays by rules
that are not there any more.  What is installed is taken as it is.
"""

from functools import cache
from pathlib import Path

import msgspec

from gloaming.core.errors import EngineError
from gloaming.core.sources import cache_root, meaning_of_files

from .mode import Mode, mode

SOURCES = Path(__file__).parents[3]
CHECKOUT = SOURCES.parent
IS_CHECKOUT = (CHECKOUT / "engine" / "building.py").exists()
DECLARATION = "\n@entry_point("
PUZZLES: tuple[str, ...] = (
    "finstere",
    "menhirs",
    "spokenchaos",
)  # games whose puzzles have a module
PACKAGES = (
    *(
        f"gloaming.{layer}.{game}"
        for game in ("menhirs", "finstere", "spokenchaos")
        for layer in ("games", "bots")
    ),
    *(f"gloaming.puzzles.{game}" for game in PUZZLES),
)


class Note(msgspec.Struct, frozen=True):
    """Of what a module was made."""

    meaning: str  # a digest of what the sources mean
    made_with: dict[str, str]  # programs and their versions
    sources: tuple[str, ...]  # relative to the checkout


def folder_of(package: str) -> Path:
    """Return where a package lies."""
    return SOURCES.joinpath(*package.split("."))


def module_path(package: str, which: Mode | None = None) -> Path:
    """Return the file of a package's module; the checked ones are made for tests only."""
    if (which or mode()) == Mode.CHECKED:
        return cache_root() / "checked" / f"{package}-{read_note(package).meaning}.wasm"
    return folder_of(package) / "engine.wasm"


def note_path(package: str) -> Path:
    """Return the file that says of what a module was made."""
    return folder_of(package) / "engine.json"


def read_note(package: str) -> Note:
    """Read of what a module was made."""
    try:
        return msgspec.json.decode(note_path(package).read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError):
        raise EngineError(package, "has no module yet: `make engine` makes it") from None


def is_current(package: str) -> bool:
    """Tell whether a module is what its sources say."""
    try:
        note = read_note(package)
        present = module_path(package, Mode.ENGINE).exists()
        is_whole = declaring(folder_of(package)) <= set(paths_of(note.sources))
        return present and is_whole and meaning_of_files(paths_of(note.sources)) == note.meaning
    except (EngineError, OSError):
        return False


def declaring(folder: Path) -> set[Path]:
    """Return the files of a package that declare entry points: a new one makes a module old."""
    files = folder.rglob("*.py")
    return {path for path in files if DECLARATION in path.read_text(encoding="utf-8")}


def paths_of(sources: tuple[str, ...]) -> list[Path]:
    """Return sources as files."""
    return [CHECKOUT / source for source in sources]


@cache
def current_path(package: str) -> Path:
    """Return the file of a module that is what its sources say."""
    if IS_CHECKOUT and not is_current(package):
        words = "its rules were changed: `make engine`, or GLOAMING_RULES=interpreted"
        raise EngineError(package, words)
    return module_path(package)
