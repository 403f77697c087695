"""Rules are ordinary Python over state records, written so that they can be compiled.

`compiled` marks them.  As they stand they run as plain Python; `make engine` compiles those behind
the entry points (see `engine`) to WebAssembly, for which it puts a translator in their place.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

Rule = TypeVar("Rule", bound=Callable[..., Any])

TRANSLATORS: list[Callable[[Callable[..., Any]], Callable[..., Any]]] = []


def compiled(rule: Rule) -> Rule:
    """Mark a rule that can be compiled; it keeps its signature for readers and type checkers."""
    return cast("Rule", TRANSLATORS[-1](rule)) if TRANSLATORS else rule


def is_being_built() -> bool:
    """Tell whether the rules are being translated, so that nobody calls them meanwhile."""
    return bool(TRANSLATORS)
