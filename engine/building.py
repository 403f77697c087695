"""Building one module, in a process of its own: numba cannot go back to compiling afterwards."""

import re
import sys
import time
from collections.abc import Callable
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
from .optimising import linked, optimised, target_machine
from .types import arguments_of
from .wrapping import wrapper

# What only calls Python can do: say that shapes differ, mostly, where a slice is assigned.
PYTHONS = re.compile(r"Py|NRT_Allocate$")


class Built(NamedTuple):
    """A module, and the rules that are in it."""

    module: bytes
    rules: list[Callable[..., Any]]


def build(package: str, which: Mode) -> Built:
    """Build the module of a package."""
    only_lower()
    rules: list[Any] = []
    compiled.TRANSLATORS.append(noting(rules, translator(checks=which == Mode.CHECKED)))
    import_all(package)
    entries = [DECLARED[key] for key in sorted(DECLARED) if key[0] == package]
    with TemporaryDirectory() as folder:
        made = Path(folder)
        (made / "rules.o").write_bytes(object_of(entries))
        tell("linking")
        link(made / "rules.o", [entry.name for entry in entries], made / "raw.wasm")
        tell("finishing")
        finish(made / "raw.wasm", made / "engine.wasm")
        module = (made / "engine.wasm").read_bytes()
    tell(f"{len(module)} bytes")
    return Built(module, [rule.py_func for rule in rules if rule.overloads])


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


def object_of(entries: list[EntryPoint]) -> bytes:
    """Return the optimised code of some entry points and all that they call."""
    known: dict[int, Any] = {}
    libraries = []
    for number, entry in enumerate(entries):
        tell(f"lowering {number + 1} of {len(entries)}: {entry.name}")
        found = lowered(entry.rule, arguments_of(entry.signature))
        libraries += [wrapper(entry, found), *libraries_behind(found.library, known)]
    kept = {entry.name for entry in entries}
    tell(f"optimising {len(libraries)} rules")
    machine = target_machine()
    module = optimised(linked(libraries, kept), machine, kept)
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
