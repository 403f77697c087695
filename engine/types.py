"""What the kinds of arguments at the border are to numba."""

from typing import Any

import numba
from numba.core import types

from gloaming.core.engine.kinds import Array, Group, Kind, Plain, Record, Signature

PLAIN = {"q": types.int64, "d": types.float64, "?": types.boolean, "": types.none}


def arguments_of(signature: Signature) -> tuple[Any, ...]:
    """Return the types of an entry point's arguments."""
    return tuple(map(type_of, signature.arguments))


def type_of(kind: Kind) -> Any:
    """Return the type of a kind of argument."""
    match kind:
        case Plain(letter):
            return PLAIN[letter]
        case Record(dtype):
            return numba.from_dtype(dtype)
        case Array(dtype, dimensions):
            return types.Array(numba.from_dtype(dtype), dimensions, "C")
        case Group(type_, parts) if type_ is tuple:
            return types.Tuple(list(map(type_of, parts)))
        case Group(type_, parts):
            return types.NamedTuple(list(map(type_of, parts)), type_)
