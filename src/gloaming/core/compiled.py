"""The only module that knows numba.

Rules are ordinary Python over state records.  `compiled` turns them into machine
code that runs without the interpreter lock; under NUMBA_DISABLE_JIT=1 they stay
ordinary Python, under NUMBA_BOUNDSCHECK=1 every index is checked.  The rules
tests run in all three modes.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

PACKAGE = Path(__file__).parents[1]
STALE_AFTER_SECONDS = 30 * 24 * 3600
FINGERPRINT_LENGTH = 16

Rule = TypeVar("Rule", bound=Callable[..., object])
config = cast("Any", numba.config)


def compiled(rule: Rule) -> Rule:
    """Compile a rule, keeping its signature for readers and type checkers."""
    return cast("Rule", numba.njit(cache=True, nogil=True, error_model="numpy")(rule))


def mode() -> str:
    """Name the mode the rules run in: compiled, bounds-checked or interpreted."""
    if config.DISABLE_JIT:
        return "interpreted"
    return "bounds-checked" if config.BOUNDSCHECK else "compiled"


def source_fingerprint() -> str:
    """Digest every source file of the package, and the mode.

    Numba's disk cache watches only the file a function is written in, so a rule
    inlined into another module would go stale unnoticed; nor does it notice
    NUMBA_BOUNDSCHECK.  Naming the cache after both discards it when either changes.
    """
    digest = hashlib.sha256(mode().encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:FINGERPRINT_LENGTH]


def cache_root() -> Path:
    """Return where compiled rules are kept: $GLOAMING_CACHE, or the user's cache folder."""
    chosen = os.environ.get("GLOAMING_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gloaming"


def prune(root: Path, now: float) -> list[Path]:
    """Remove the caches of older sources that nobody has written to for a month; name them."""
    stale = [path for path in root.glob("[0-9a-f]" * FINGERPRINT_LENGTH) if is_stale(path, now)]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return stale


def is_stale(path: Path, now: float) -> bool:
    """Tell whether a cache is older than a month; one that is just being removed is not."""
    try:
        return now - path.stat().st_mtime > STALE_AFTER_SECONDS
    except OSError:
        return False


def keep_compiled_rules() -> Path:
    """Point numba's disk cache to a folder of its own for exactly these sources."""
    folder = cache_root() / source_fingerprint()
    if not folder.exists():
        prune(cache_root(), time.time())
    config.CACHE_DIR = str(folder)
    return folder


keep_compiled_rules()
