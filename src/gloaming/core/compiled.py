"""One of the two modules that know numba; the other is `apart`.

Rules are ordinary Python over state records.  `compiled` turns them into machine
code that runs without the interpreter lock; under NUMBA_DISABLE_JIT=1 they stay
ordinary Python, under NUMBA_BOUNDSCHECK=1 every index is checked.  The rules
tests run in all three modes.
"""

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numba
from numba.core import caching, event

from .sources import DIGEST_LENGTH, KEPT, cache_root, digest, meaning_of_folder

PACKAGE = Path(__file__).parents[1]
STALE_AFTER_SECONDS = 30 * 24 * 3600

Rule = TypeVar("Rule", bound=Callable[..., Any])
config = cast("Any", numba.config)


class NamedCache(caching.UserProvidedCacheLocator):
    """Where numba keeps a rule: the folder's name says what the sources mean.

    So neither a comment in the rule's file nor the line that the rule stands on matters.
    """

    def get_source_stamp(self) -> str:
        """Take whatever lies in the folder."""
        return ""

    def get_disambiguator(self) -> str:
        """Tell nothing more of a rule than its name: numba knows others by their byte code."""
        return ""


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Have numba keep what is decorated here in a folder of ours; what others compile is theirs."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(folder)
    config.CACHE_LOCATOR_CLASSES = f"{NamedCache.__module__}.{NamedCache.__qualname__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


class Progress(NamedTuple):
    """How many rules of a package were compiled here, of all that it has.

    What lies in the cache is loaded instead, and what nobody calls is never compiled.
    """

    done: int
    of: int


class Compilation(event.Listener):
    """Notes which rules there are, and which of them were compiled in this process."""

    def __init__(self) -> None:
        """Begin without any."""
        self._declared: set[tuple[str, str]] = set()  # modules and names
        self._compiled: set[tuple[str, str]] = set()

    def declare(self, rule: Callable[..., Any]) -> None:
        """Note that there is a rule."""
        self._declared.add((rule.__module__, rule.__qualname__))

    def on_start(self, event: Any) -> None:
        """Hear that a rule is about to be compiled."""

    def on_end(self, event: Any) -> None:
        """Note that a rule was compiled."""
        rule = event.data["dispatcher"].py_func
        self._compiled.add((rule.__module__, rule.__qualname__))

    def progress(self, package: str) -> Progress:
        """Return how far the rules of a package are compiled."""
        own = {rule for rule in self._declared if rule[0].startswith(f"{package}.")}
        return Progress(len(own & self._compiled), len(own))


compilation = Compilation()
event.register("numba:compile", compilation)  # type: ignore[no-untyped-call]  # of numba


def compiled(rule: Rule) -> Rule:
    """Compile a rule, keeping its signature for readers and type checkers."""
    compilation.declare(rule)
    # Numba asks where to keep a rule when it decorates, so that every rule finds its own cache.
    with kept_in(cache_folder(rule.__module__, home_of(rule))):
        return cast("Rule", numba.njit(cache=True, nogil=True, error_model="numpy")(rule))


def home_of(rule: Rule) -> Path:
    """Return the folder of the module that a rule belongs to (an entry point: to its game)."""
    module = sys.modules.get(rule.__module__)
    return Path(getattr(module, "__file__", None) or rule.__code__.co_filename).parent


def mode() -> str:
    """Name the mode the rules run in: compiled, bounds-checked or interpreted."""
    if config.DISABLE_JIT:
        return "interpreted"
    return "bounds-checked" if config.BOUNDSCHECK else "compiled"


def source_fingerprint(module: str, home: Path) -> str:
    """Digest the mode and what all sources mean that a rule of a module may depend on.

    Numba's disk cache watches only the file a function is written in, so a rule
    inlined into another module would go stale unnoticed; nor does it notice
    NUMBA_BOUNDSCHECK.  Naming the cache after both discards it when either changes.
    """
    return digest([mode(), *map(meaning_of_folder, folders_behind(module, home))])


def folders_behind(module: str, home: Path) -> list[Path]:
    """Return the folders that a rule may depend on; the layers allow no others."""
    core = PACKAGE / "core"
    match module.split("."):
        case [PACKAGE.name, "core", *_]:
            return [core]
        case [PACKAGE.name, "games", game, *_]:
            return [core, PACKAGE / "games" / game]
        case _:
            return [core, PACKAGE / "games", PACKAGE / "bots", home]


def prune(root: Path, now: float) -> list[Path]:
    """Remove what is kept of older sources and nobody has written to for a month; name it."""
    name = "[0-9a-f]" * DIGEST_LENGTH
    kept = (*root.glob(name), *root.glob(f"{KEPT}/{name}"))
    stale = [path for path in kept if is_stale(path, now)]
    for path in stale:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
    return stale


def is_stale(path: Path, now: float) -> bool:
    """Tell whether a cache is older than a month; one that is just being removed is not."""
    try:
        return now - path.stat().st_mtime > STALE_AFTER_SECONDS
    except OSError:
        return False


@cache
def cache_folder(module: str, home: Path) -> Path:
    """Return where the rules of a module are kept, in exactly the state of their sources."""
    folder = cache_root() / source_fingerprint(module, home)
    if not folder.exists():
        prune(cache_root(), time.time())
    return folder
