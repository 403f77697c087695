"""What the annotations of an entry point mean at its border.

    int, float, bool, None        a number, or nothing
    State (a layout)              a record, by its address
    Records[State], NDArray[...]  an array; Annotated[..., 2] has two dimensions instead of one
    a NamedTuple, tuple[...]      its parts, one after the other

A slot has 8 bytes: a number, or an address; the extents of an array follow its address.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np

from gloaming.core.layout import Layout, dtype_of

PLAIN_TYPES: dict[Any, str] = {int: "q", float: "d", bool: "?", type(None): ""}


class Plain(NamedTuple):
    """A number, or nothing, by its letter: q, d, ? or none."""

    letter: str


class Record(NamedTuple):
    """A record of a layout."""

    dtype: Any


class Array(NamedTuple):
    """An array, row by row without gaps."""

    dtype: Any
    dimensions: int


class Group(NamedTuple):
    """Several arguments that belong together."""

    type: Any
    parts: "tuple[Kind, ...]"


Kind: TypeAlias = Plain | Record | Array | Group


class Signature(NamedTuple):
    """What an entry point takes and returns."""

    names: tuple[str, ...]
    arguments: tuple[Kind, ...]
    result: Kind


def signature_of(rule: Callable[..., Any], known: dict[str, Any] | None = None) -> Signature:
    """Return what a rule takes and returns, by its annotations and what is known of some."""
    hints = {**get_type_hints(rule, include_extras=True), **(known or {})}
    result = kind_of(hints.pop("return"))
    taken = {name: kind_of(hint) for name, hint in hints.items()}
    return Signature(tuple(taken), tuple(taken.values()), result)


def kind_of(hint: Any) -> Kind:
    """Return what an annotation means."""
    hint = without_aliases(hint)
    if hint in PLAIN_TYPES:
        return Plain(PLAIN_TYPES[hint])
    if isinstance(hint, type) and issubclass(hint, Layout):
        return Record(dtype_of(hint))
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return Group(hint, tuple(map(kind_of, get_type_hints(hint, include_extras=True).values())))
    return kind_of_generic(get_origin(hint), get_args(hint))


def kind_of_generic(origin: Any, parts: Sequence[Any]) -> Kind:
    """Return what an annotation with parts means."""
    if origin is Annotated:
        inner = kind_of(parts[0])
        return inner._replace(dimensions=parts[1]) if isinstance(inner, Array) else inner
    if origin is tuple:
        return Group(tuple, tuple(map(kind_of, parts)))
    if origin is np.ndarray:
        (number,) = get_args(parts[1])
        return Array(np.dtype(number), 1)
    inner = kind_of(parts[0])
    if not isinstance(inner, Record):
        raise TypeError(f"an entry point cannot take {origin} of {parts}")
    return Array(inner.dtype, 1)


def without_aliases(hint: Any) -> Any:
    """Return what an annotation stands for where it is the name of a type, as NDArray may be."""
    alias = get_origin(hint) or hint
    if not hasattr(alias, "__value__"):
        return hint
    meant = alias.__value__
    given = dict(zip(alias.__type_params__, get_args(hint), strict=True))
    if given:
        meant = meant[tuple(given[parameter] for parameter in meant.__parameters__)]
    return without_aliases(meant)


def leaves(kind: Kind) -> Iterator[Plain | Record | Array]:
    """Yield what an argument consists of, groups taken apart."""
    if isinstance(kind, Group):
        for part in kind.parts:
            yield from leaves(part)
    else:
        yield kind


def slots_of(kind: Kind) -> int:
    """Return how many slots an argument or a result takes; nothing takes none."""
    if isinstance(kind, Group):
        return sum(map(slots_of, kind.parts))
    if isinstance(kind, Plain):
        return len(kind.letter)
    return 1 + kind.dimensions if isinstance(kind, Array) else 1
