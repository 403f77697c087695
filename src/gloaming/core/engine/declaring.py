"""The list of entry points: whatever of the compiled code is called from outside.

    @entry_point(changes=("lobby",), counted=("out",))
    def levels(lobby: Lobby, ghost: Ghost, out: Numbers) -> int: ...

changes   arguments that are read and written; all others are only read
fills     arguments that are written all over, whatever was there
counted   arrays of which only as many items are written as the entry point returns
stays     arguments that lie in a room of the engine and are never copied (see `rooms`)

From it follow the exports of the modules, Python's bindings and the documentation.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

from gloaming.core.compiled import compiled, is_being_built

from .files import PACKAGES
from .kinds import Signature, signature_of
from .mode import Mode, mode

Rule = TypeVar("Rule", bound=Callable[..., Any])


class EntryPoint(NamedTuple):
    """A rule that can be called from outside, and what it does with its arguments."""

    package: str  # whose module has it: gloaming.games.menhirs, say
    name: str
    rule: Callable[..., Any]
    signature: Signature
    changes: tuple[str, ...]
    fills: tuple[str, ...]
    counted: tuple[str, ...]
    stays: tuple[str, ...]


DECLARED: dict[tuple[str, str], EntryPoint] = {}


def entry_point(
    changes: tuple[str, ...] = (),
    fills: tuple[str, ...] = (),
    counted: tuple[str, ...] = (),
    stays: tuple[str, ...] = (),
    known: dict[str, Any] | None = None,
) -> Callable[[Rule], Rule]:
    """Let a rule be called from outside."""

    def declare(rule: Rule) -> Rule:
        package = package_of(rule.__module__)
        if package is None or (mode() == Mode.INTERPRETED and not is_being_built()):
            return compiled(rule)
        name = rule.__name__
        how = (changes, fills, counted, stays)
        made = EntryPoint(package, name, compiled(rule), signature_of(rule, known), *how)
        unknown = {part for names in how for part in names} - set(made.signature.names)
        if unknown:
            raise TypeError(f"{package}.{name} has no argument {', '.join(sorted(unknown))}")
        if (package, name) in DECLARED:
            raise TypeError(f"{package} has two entry points named {name}")
        DECLARED[package, name] = made
        if is_being_built():
            return cast("Rule", made.rule)
        from .binding import bound  # noqa: PLC0415 - wasmtime is loaded only where it runs

        return cast("Rule", bound(made))

    return declare


def package_of(module: str) -> str | None:
    """Return the package that has an engine of its own and to which a module belongs, if any."""
    owners = (package for package in PACKAGES if f"{module}.".startswith(f"{package}."))
    return next(owners, None)
