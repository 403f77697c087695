"""Constants that a game tells those who read its states elsewhere, by the names that rules use."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any


def by_name(module: ModuleType, names: Iterable[str]) -> dict[str, Any]:
    """Return some constants of a module by their names."""
    return {name: getattr(module, name) for name in names}


def in_order(module: ModuleType, names: Iterable[str]) -> list[str]:
    """Return names, as they are written elsewhere, of constants that count from 0 on.

    They may be given in any order; a gap is a mistake.
    """
    numbered = sorted((int(getattr(module, name)), name) for name in names)
    if [number for number, _ in numbered] != list(range(len(numbered))):
        raise ValueError(f"{module.__name__}: {numbered} do not count from 0 on")
    return [name.lower().replace("_", "-") for _, name in numbered]
