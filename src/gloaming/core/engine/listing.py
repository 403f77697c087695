"""All entry points as a page tells them: what they are for, take and return."""

from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pkgutil import walk_packages

from .declaring import DECLARED, EntryPoint
from .files import PACKAGES


def entry_points() -> Iterator[EntryPoint]:
    """Yield all entry points of all modules."""
    for package in PACKAGES:
        yield from entry_points_of(package)


def entry_points_of(package: str) -> Iterator[EntryPoint]:
    """Yield the entry points of one module."""
    for found in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(found.name)
    yield from (DECLARED[key] for key in sorted(DECLARED) if key[0] == package)


def tables() -> Iterator[str]:
    """Yield the lines of a table for each module."""
    package = ""
    for entry in entry_points():
        if entry.package != package:
            package = entry.package
            yield from ("", f"### `{package.removeprefix('gloaming.')}`", "")
            yield from ("| entry point | what it does | changes |", "| --- | --- | --- |")
        arguments = ", ".join(entry.signature.names)
        sentence = (getdoc(entry.rule) or "").split("\n")[0]
        changed = ", ".join((*entry.changes, *entry.fills, *entry.counted, *entry.stays))
        yield f"| `{entry.name}({arguments})` | {sentence} | {changed} |"
