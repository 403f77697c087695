"""What sources mean: a digest of them that comments, doc strings and line breaks leave as it is.

Every Python reads the same meaning.  Reading it costs parsing, so the digest of some files is kept
in the user's cache, under a name made of what the file system says of them.
"""

import ast
import hashlib
import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

DIGEST_LENGTH = 16
KEPT = "meanings"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def cache_root() -> Path:
    """Return where what can be worked out again is kept: $GLOAMING_CACHE, or the user's cache."""
    chosen = os.environ.get("GLOAMING_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gloaming"


def meaning_of_files(paths: Sequence[Path]) -> str:
    """Digest what some files mean, or tell what was found when they were the same."""
    kept = cache_root() / KEPT / stamp(paths)
    try:
        return kept.read_text(encoding="ascii")
    except OSError:
        meaning = digest(meaning_once(path, stamp([path])) for path in paths)
        keep(kept, meaning)
        return meaning


def stamp(paths: Iterable[Path]) -> str:
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


@cache
def meaning_once(path: Path, stamp: str) -> str:  # noqa: ARG001 - another stamp, another meaning
    """Return what a file means, read once in a process: many modules are made of the same files."""
    return meaning_of_file(path)


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
    return " ".join(told(tree))


def told(node: object) -> Iterator[str]:
    """Yield the words of a tree; `ast.dump` has others in every version of Python."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        for name, value in ast.iter_fields(node):
            if value is not None and value != []:
                yield name
                yield from told(value)
        yield ")"
    elif isinstance(node, list):
        yield "["
        for part in node:
            yield from told(part)
        yield "]"
    else:
        yield repr(node)


def digest(parts: Iterable[str]) -> str:
    """Digest texts, each as a whole."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:DIGEST_LENGTH]
