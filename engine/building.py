"""Building modules, in a process of its own: numba cannot go back to compiling afterwards.

Bots and puzzles call the rules of their game, so whoever builds all modules of a game in one
process has every rule lowered once.  A module's bytes are the same as if it were built alone.
"""

import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from gloaming.core import compiled
from gloaming.core.engine.declaring import DECLARED, EntryPoint
from gloaming.core.engine.mode import Mode

from .linking import finish, link
from .lowering import libraries_behind, lowered, only_lower, translator
from .optimising import ROUNDS, linked, optimised, target_machine
from .types import arguments_of
from .wrapping import wrapper

# What only calls Python can do: say that shapes differ, mostly, where a slice is assigned.
PYTHONS = re.compile(r"Py|NRT_Allocate$")
# Checked modules run for minutes in one test run, so what makes them small and fast costs more than
# it brings.
CHECKED_ROUNDS = 1


class Built(NamedTuple):
    """A module, and the rules that are in it."""

    module: bytes
    rules: list[Callable[..., Any]]


def build(packages: Iterable[str], which: Mode) -> Iterator[Built]:
    """Build the modules of some packages."""
    only_lower()
    rules: list[Any] = []
    compiled.TRANSLATORS.append(noting(rules, translator(checks=which == Mode.CHECKED)))
    for package in packages:
        tell(package)
        import_all(package)
        entries = [DECLARED[key] for key in sorted(DECLARED) if key[0] == package]
        libraries = lowered_libraries(entries)
        module = module_of(entries, libraries, which)
        tell(f"{len(module)} bytes")
        yield Built(module, [rule.py_func for rule in rules if is_in(libraries, rule)])


def module_of(entries: list[EntryPoint], libraries: list[Any], which: Mode) -> bytes:
    """Return the module that offers some entry points."""
    with TemporaryDirectory() as folder:
        code, module = Path(folder) / "rules.o", Path(folder) / "engine.wasm"
        code.write_bytes(object_of(entries, libraries, which))
        tell("linking")
        link(code, [entry.name for entry in entries], module)
        if which != Mode.CHECKED:
            tell("finishing")
            finish(module)
        return module.read_bytes()


def is_in(libraries: list[Any], rule: Any) -> bool:
    """Return whether a rule is in some libraries, for arguments of whatever types."""
    return any(made.library in libraries for made in rule.overloads.values())


def noting(rules: list[Any], translate: Callable[..., Any]) -> Callable[..., Any]:
    """Return a translator that remembers what it has translated."""

    def noted(rule: Callable[..., Any]) -> Any:
        rules.append(translate(rule))
        return rules[-1]

    return noted


def import_all(package: str) -> None:
    """Import all modules of a package, so that their entry points are declared."""
    for found in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(found.name)


def lowered_libraries(entries: list[EntryPoint]) -> list[Any]:
    """Return the unoptimised code of some entry points and all that they call."""
    known: dict[int, Any] = {}
    libraries = []
    for number, entry in enumerate(entries):
        tell(f"lowering {number + 1} of {len(entries)}: {entry.name}")
        found = lowered(entry.rule, arguments_of(entry.signature))
        libraries += [wrapper(entry, found), *libraries_behind(found.library, known)]
    return libraries


def object_of(entries: list[EntryPoint], libraries: list[Any], which: Mode) -> bytes:
    """Return the optimised code of libraries that can be called by some entry points."""
    kept = {entry.name for entry in entries}
    tell(f"optimising {len(libraries)} rules")
    machine = target_machine()
    rounds = CHECKED_ROUNDS if which == Mode.CHECKED else ROUNDS
    module = optimised(linked(libraries, kept), machine, kept, rounds)
    refuse_python(module, libraries)
    return bytes(machine.emit_object(module))


def refuse_python(module: Any, libraries: list[Any]) -> None:
    """Raise if rules call Python."""
    called = [function.name for function in module.functions if PYTHONS.match(function.name)]
    if called:
        callers = {found.name for found in libraries if f"@{called[0]}" in str(found._final_module)}
        raise TypeError(f"{', '.join(sorted(callers))}: needs {called[0]}; write a loop instead")


BEGUN = time.monotonic()


def tell(words: str) -> None:
    """Say what is being done."""
    print(f"  {time.monotonic() - BEGUN:5.1f} s  {words}", file=sys.stderr, flush=True)
