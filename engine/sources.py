"""Of which sources a module is made: those of its rules, and those of the constants they use."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from gloaming.core.engine.files import CHECKOUT, SOURCES

PACKAGE = "gloaming"
DATA = (".toml",)
RUNNING = SOURCES / PACKAGE / "core" / "engine"  # what runs modules has no say in what is in them
# What makes modules of rules, whatever these say.
MAKERS = (
    "building.py",
    "linking.py",
    "lowering.py",
    "optimising.py",
    "runtime.c",
    "types.py",
    "wrapping.py",
)


def sources_of(rules: Iterable[Callable[..., Any]]) -> tuple[str, ...]:
    """Return the files that decide what becomes of some rules, relative to the checkout."""
    found: set[Path] = set()
    constants: set[Path] = set()
    for rule in rules:
        path = Path(rule.__code__.co_filename)
        found.add(path)
        constants.update(imported(path, names_in(rule)))
    while left := {path for path in constants - found if path.parent != RUNNING}:
        path = left.pop()
        found.add(path)
        constants.update(imported(path, None))
    data = (file for path in found for file in path.parent.iterdir() if file.suffix in DATA)
    makers = (Path(__file__).with_name(name) for name in MAKERS)
    every = {*found, *data, *makers, RUNNING / "kinds.py"}
    return tuple(sorted(str(path.relative_to(CHECKOUT)) for path in every))


def names_in(rule: Callable[..., Any]) -> set[str]:
    """Return the names that a rule looks up outside itself."""
    return set(rule.__code__.co_names)


def imported(path: Path, names: set[str] | None) -> Iterator[Path]:
    """Yield the files of ours from which a module takes some names, or all of its names."""
    module = module_at(path)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (
            node.level or str(node.module).startswith(PACKAGE)
        ):
            base = absolute(node, module, is_package=path.name == "__init__.py")
            for alias in node.names:
                if names is None or (alias.asname or alias.name) in names:
                    yield file_of(base, alias.name)


def module_at(path: Path) -> str:
    """Return the name of the module in a file."""
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def absolute(node: ast.ImportFrom, module: str, *, is_package: bool) -> str:
    """Return the full name of the module that an import names."""
    if not node.level:
        return str(node.module)
    parts = module.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def file_of(base: str, name: str) -> Path:
    """Return the file of a module, or of the module in which a name stands."""
    module = sys.modules.get(f"{base}.{name}") or sys.modules[base]
    return Path(str(module.__file__))
