"""What sources mean: a digest of them that comments, doc strings and line breaks leave as it is.

Reading the meaning of a file costs its parsing, so that of a folder is kept in the cache, under
a name made of what the file system says of its files.
"""

import ast
import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

DIGEST_LENGTH = 16
KINDS = (".py", ".toml")  # data files become constants of compiled rules
KEPT = "meanings"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def cache_root() -> Path:
    """Return where compiled rules are kept: $GLOAMING_CACHE, or the user's cache folder."""
    chosen = os.environ.get("GLOAMING_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gloaming"


def meaning_of_folder(folder: Path) -> str:
    """Digest what all sources in a folder mean, or tell what was found when they were the same."""
    paths = sorted(path for path in folder.rglob("*") if path.suffix in KINDS)
    kept = cache_root() / KEPT / stamp(paths)
    try:
        return kept.read_text(encoding="ascii")
    except OSError:
        meaning = digest(meaning_of_file(path) for path in paths)
        keep(kept, meaning)
        return meaning


def stamp(paths: list[Path]) -> str:
    """Digest what the file system says of files; whoever writes one changes it."""
    found = ((path, path.stat()) for path in paths)
    return digest(f"{path} {at.st_ino} {at.st_size} {at.st_ctime_ns}" for path, at in found)


def keep(path: Path, meaning: str) -> None:
    """Keep what was found, whole or not at all; a cache that cannot be written to keeps nothing."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(meaning, encoding="ascii")
        unfinished.replace(path)
    except OSError:
        return


def meaning_of_file(path: Path) -> str:
    """Return all of a source that can change what it does; data files mean what they say."""
    text = path.read_text(encoding="utf-8")
    return f"{path.name} {meaning(text) if path.suffix == '.py' else text}"


def meaning(text: str) -> str:
    """Return the syntax tree of a program as text, without its doc strings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
    return ast.dump(tree)


def digest(parts: Iterable[str]) -> str:
    """Digest texts, each as a whole."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:DIGEST_LENGTH]
